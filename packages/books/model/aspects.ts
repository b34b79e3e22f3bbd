import type { Aspect, NatalChart } from '../answers/natal.ts';
import { isGlyph } from '../answers/strokes.ts';
import { toldAspects } from '../answers/told-aspects.ts';
import { aspectType, orbText } from '../answers/zodiac.ts';
import { aspectGrid } from '../drawings/aspect-grid.ts';
import type { Colours } from '../drawings/svg.ts';
import type { Words } from '../words/words.ts';
import type { Block, Cell, Signed } from './book.ts';
import { blocksOf } from './generic.ts';

/** The table of aspects, and what is said of each: the most exact first. */
export function aspectBlocks(
  answer: unknown,
  chart: NatalChart | undefined,
  words: Words,
  colours: Colours,
): Block[] {
  const { told, others } = toldAspects(answer, chart);
  const grid = chart && aspectGrid(chart, colours);
  return [
    ...(chart === undefined || grid === undefined
      ? []
      : [
          {
            kind: 'drawing',
            svg: grid,
            alt: chart.aspects.map(({ from, type, to }) => `${from} ${type} ${to}`).join(', '),
            width: 0.86,
          } as const,
        ]),
    ...(told.length === 0 && chart !== undefined ? aspectTable(chart, words) : []),
    ...told.map(({ from, type, to, report, aspect }): Block => {
      return {
        kind: 'card',
        blocks: [
          {
            kind: 'heading',
            text: { text: `${from} – ${type} – ${to}`, signs: signsOf(from, type, to, chart, aspect) },
            ...(aspect?.orb === undefined ? {} : { aside: `${words.orb} ${orbText(aspect.orb)}` }),
          },
          { kind: 'text', text: report },
        ],
      };
    }),
    ...others.flatMap((other) => blocksOf(other)),
  ];
}

function aspectTable({ aspects }: NatalChart, words: Words): Block[] {
  if (aspects.length === 0) return [];
  const rows = [...aspects]
    .sort((a, b) => (a.orb ?? 99) - (b.orb ?? 99))
    .map(({ from, type, to, orb }): Cell[] => [
      `${from} – ${type} – ${to}`,
      orb === undefined ? '' : orbText(orb),
    ]);
  return [{ kind: 'table', head: [words.aspects, words.orb], rows, figures: [1] }];
}

function signsOf(
  from: string,
  type: string,
  to: string,
  chart: NatalChart | undefined,
  aspect: Aspect | undefined,
): Signed['signs'] {
  const glyph = (name: string) =>
    chart?.bodies.find((body) => body.name === name)?.glyph ?? (isGlyph(name) ? name : undefined);
  const kind = aspect?.kind ?? aspectType(type);
  const [one, other] = [glyph(from), glyph(to)];
  return one === undefined || other === undefined || kind === undefined ? [] : [one, kind, other];
}
