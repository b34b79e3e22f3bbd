import { signNames } from '@palmleaf/engines/zodiac';
import * as z from 'zod';
import { type AnnualChart, readAnnualChart } from '../answers/annual-chart.ts';
import { sortedBy } from '../answers/shape.ts';
import { degreesInSign } from '../answers/zodiac.ts';
import type { Words } from '../words/words.ts';
import type { Block, Cell } from './book.ts';
import { blocksOf } from './generic.ts';

const yoga = z.looseObject({
  yog_name: z.string(),
  is_yog_happening: z.boolean(),
  yog_description: z.string().optional(),
  powerfullness_percentage: z.string().optional(),
  yog_prediction: z.string().optional(),
  planets: z.array(z.array(z.string().nullable())).optional().catch(undefined),
  yog_type: z
    .array(z.looseObject({ yog_name: z.string(), planets: z.array(z.string()) }))
    .optional()
    .catch(undefined),
});
type Yoga = z.output<typeof yoga>;

/** What rules the year, its periods, and the yogas that occur in it, the strongest first. */
export function yearBlocks(answer: unknown, words: Words, day: (iso: string) => string): Block[] {
  const { fitting, others } = sortedBy(yoga, answer);
  const year = fitting.map((entry) => readAnnualChart(entry.annual_chart)).find((read) => read !== undefined);
  const occurring = fitting
    .filter(({ is_yog_happening: happens }) => happens)
    .sort((a, b) => strengthOf(b) - strengthOf(a));
  return [
    ...(year === undefined ? [] : overview(year, words, day)),
    ...occurring.map((entry): Block => ({ kind: 'card', blocks: ofYoga(entry, words) })),
    ...others.flatMap((other) => blocksOf(other)),
  ];
}

function overview(
  { ascendant, year_lord: lord, mudda_dasha: periods }: AnnualChart,
  words: Words,
  day: (iso: string) => string,
): Block[] {
  const sign = signNames[ascendant.sign_id - 1] ?? 'Aries';
  return [
    {
      kind: 'facts',
      rows: [
        [words.ascendant, { text: degreesInSign(ascendant.degree), signs: [sign] }],
        [words.lordOfYear, lord.name],
      ],
    },
    { kind: 'heading', text: words.periods },
    {
      kind: 'table',
      head: [words.planet, words.from, words.to],
      rows: periods.map(({ name, from, to }): Cell[] => [name, day(from), day(to)]),
      figures: [],
    },
  ];
}

function ofYoga(entry: Yoga, words: Words): Block[] {
  const strength = strengthOf(entry);
  const pairs = [
    ...(entry.planets ?? [])
      .map((pair) => pair.filter((name) => name !== null).join(' – '))
      .filter((pair) => pair !== ''),
    ...(entry.yog_type ?? []).map(({ yog_name: name, planets }) => `${name}: ${planets.join(' – ')}`),
  ];
  const texts = [entry.yog_prediction, entry.yog_description].flatMap((text) => (text?.trim() ? [text] : []));
  return [
    {
      kind: 'heading',
      text: entry.yog_name,
      ...(strength > 0 ? { aside: `${words.strength} ${Math.round(strength)} %` } : {}),
    },
    ...texts.map((text): Block => ({ kind: 'text', text })),
    ...(pairs.length === 0 ? [] : [{ kind: 'fine', text: pairs.join(' · ') } as const]),
  ];
}

const strengthOf = ({ powerfullness_percentage: power }: Yoga): number => Number.parseFloat(power ?? '') || 0;
