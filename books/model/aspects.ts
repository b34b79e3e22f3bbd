import * as z from 'zod';
import { aspectPoints } from '../../engines/chart/aspect-types.ts';
import type { Aspect, NatalChart } from '../answers/natal.ts';
import { sortedBy } from '../answers/shape.ts';
import { isGlyph } from '../answers/strokes.ts';
import { aspectType } from '../answers/zodiac.ts';
import { aspectGrid } from '../drawings/aspect-grid.ts';
import type { Colours } from '../drawings/svg.ts';
import type { Words } from '../words/terms.ts';
import type { Block, Cell, Signed } from './book.ts';
import { blocksOf } from './generic.ts';

const aspectReport = z.looseObject({
  aspecting_planet: z.string(),
  aspected_planet: z.string(),
  type: z.string(),
  report: z.string(),
});

/** The table of aspects, and what is said of each: the most exact first. */
export function aspectBlocks(
  answer: unknown,
  chart: NatalChart | undefined,
  words: Words,
  colours: Colours,
): Block[] {
  const { fitting, others } = sortedBy(aspectReport, answer);
  // A report in English may stand beside a chart in another language: both know the points by their numbers.
  const orbs = new Map(
    (chart?.aspects ?? []).flatMap((aspect) => {
      const { from, type, to, kind, points } = aspect;
      const [one, other] = (points ?? []).map((point) => aspectPoints[point]);
      return [
        [pairOf(from, type, to), aspect] as const,
        ...(one === undefined || other === undefined || kind === undefined
          ? []
          : [[pairOf(one, kind, other), aspect] as const]),
      ];
    }),
  );
  const told = fitting
    .map((entry) => ({
      entry,
      aspect: orbs.get(pairOf(entry.aspecting_planet, entry.type, entry.aspected_planet)),
    }))
    .sort((a, b) => (a.aspect?.orb ?? Number.MAX_VALUE) - (b.aspect?.orb ?? Number.MAX_VALUE));
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
    ...told.map(({ entry, aspect }): Block => {
      const { aspecting_planet: from, type, aspected_planet: to, report } = entry;
      return {
        kind: 'card',
        blocks: [
          {
            kind: 'heading',
            text: { text: `${from} – ${type} – ${to}`, signs: signsOf(from, type, to, chart, aspect) },
            ...(aspect?.orb === undefined ? {} : { aside: `${words.orb} ${degrees(aspect.orb)}` }),
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
      orb === undefined ? '' : degrees(orb),
    ]);
  return [{ kind: 'table', head: [words.aspects, words.orb], rows, figures: [1] }];
}

const pairOf = (from: string, type: string, to: string): string => [from, type, to].join('\n');

function degrees(orb: number): string {
  const minutes = Math.round(orb * 60);
  return `${Math.floor(minutes / 60)}° ${String(minutes % 60).padStart(2, '0')}′`;
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
