import { normalize } from '@palmleaf/engines/sky';
import { signNames } from '@palmleaf/engines/zodiac';
import * as z from 'zod';
import { type Body, type NatalChart, signNameIn } from '../answers/natal.ts';
import { shaped } from '../answers/shape.ts';
import { degreesInSign, signOf } from '../answers/zodiac.ts';
import { moonDisc } from '../drawings/moon.ts';
import type { Colours } from '../drawings/svg.ts';
import { wheel, wheelInWords } from '../drawings/wheel.ts';
import type { Words } from '../words/words.ts';
import type { Block, Cell } from './book.ts';
import { blocksOf } from './generic.ts';

const share = z.looseObject({ name: z.string(), percentage: z.number() });
const elements = z.object({ elements: z.array(share).min(1), description: z.string() });
const modes = z.object({ modes: z.array(share).min(1), description: z.string() });
const moon = z.object({
  moon_phase_name: z.string(),
  moon_phase_id: z.int(),
  moon_phase_description: z.string(),
});
const dominant = z.object({ sign_id: z.int().min(1).max(12), sign_name: z.string() });
const natalReading = z.object({ parts: z.array(z.object({ title: z.string(), text: z.string() })).min(1) });
const side = z.object({ description: z.string() });
const hemisphere = z.object({ east_west: side, north_south: side });

/** Fields of the answer that are said here in another way, or that only programs need. */
const used = [
  'elements',
  'modes',
  'moon_phase',
  'dominant_sign',
  'hemisphere',
  'polarity',
  'ascendant_ruler',
  'zodiac',
  'reading',
];

/** The wheel on a page of its own, where everything stands, and what the chart as a whole is made of. */
export function chartBlocks(chart: NatalChart, words: Words, colours: Colours): Block[] {
  return [
    { kind: 'drawing', svg: wheel(chart, colours), alt: wheelInWords(chart), width: 1.16 },
    ...firstThree(chart, words),
    ...readingOf(chart),
    ...whole(chart, words, colours),
    ...positions(chart, words),
    ...cusps(chart, words),
    ...blocksOf(Object.fromEntries(Object.entries(chart.others).filter(([name]) => !used.includes(name)))),
  ];
}

const signed = (longitude: number, name?: string): Cell => {
  const sign = signOf(longitude);
  return { text: name ?? sign, signs: [sign] };
};

/** The chart in sentences, part by part, where the answer has it. */
const readingOf = ({ others }: NatalChart): Block[] =>
  (shaped(natalReading, others.reading)?.parts ?? []).flatMap(({ title, text }): Block[] => [
    { kind: 'heading', text: title },
    { kind: 'text', text },
  ]);

/** Sun, Moon and ascendant: what people ask for first. */
function firstThree(chart: NatalChart, words: Words): Block[] {
  const lights = chart.bodies.filter(({ glyph }) => glyph === 'Sun' || glyph === 'Moon');
  const three = [
    ...lights.map(({ name, longitude, sign }) => ({ name, longitude, sign })),
    ...(chart.ascendant === undefined
      ? []
      : [{ name: words.ascendant, longitude: chart.ascendant, sign: signNameIn(chart, chart.ascendant) }]),
  ];
  return three.length === 0
    ? []
    : [
        {
          kind: 'facts',
          rows: three.map(({ name, longitude, sign }) => {
            const inSign = signOf(longitude);
            return [
              name,
              { text: `${sign ?? inSign} ${degreesInSign(longitude)}`, signs: [inSign] },
            ] as const;
          }),
        },
      ];
}

function positions(chart: NatalChart, words: Words): Block[] {
  const angles = [
    { name: words.ascendant, longitude: chart.ascendant, glyph: 'Ascendant' as const },
    { name: words.midheaven, longitude: chart.midheaven, glyph: 'Midheaven' as const },
  ].flatMap(({ longitude, ...angle }): Body[] =>
    longitude === undefined
      ? []
      : [{ ...angle, longitude, sign: signNameIn(chart, longitude), house: undefined, retrograde: false }],
  );
  const rows = [...chart.bodies, ...angles].map(
    ({ name, glyph, longitude, sign, house, retrograde }): Cell[] => [
      { text: name, signs: glyph === undefined ? [] : [glyph] },
      signed(longitude, sign),
      `${degreesInSign(longitude)}${retrograde ? ' R' : ''}`,
      house === undefined ? '' : String(house),
    ],
  );
  const heading: Block = { kind: 'heading', text: words.positions };
  const table: Block = {
    kind: 'table',
    head: [words.planet, words.sign, words.degree, words.house],
    rows,
    figures: [2, 3],
  };
  const remark = chart.bodies.some(({ retrograde }) => retrograde)
    ? [{ kind: 'fine', text: `R: ${words.retrograde}` } as const]
    : [];
  return [heading, table, ...remark];
}

function cusps(chart: NatalChart, words: Words): Block[] {
  if (chart.cusps.length !== 12) return [];
  const rows = chart.cusps.map((cusp, index): Cell[] => [
    String(index + 1),
    signed(cusp, signNameIn(chart, cusp)),
    degreesInSign(cusp),
  ]);
  return [
    { kind: 'heading', text: words.houses },
    { kind: 'table', head: [words.house, words.begins, words.degree], rows, figures: [2] },
  ];
}

function whole({ others, bodies }: NatalChart, words: Words, colours: Colours): Block[] {
  const phase = shaped(moon, others.moon_phase);
  const ofElements = shaped(elements, others.elements);
  const ofModes = shaped(modes, others.modes);
  const leading = shaped(dominant, others.dominant_sign);
  const halves = shaped(hemisphere, others.hemisphere);
  const sun = bodies.find(({ glyph }) => glyph === 'Sun')?.longitude;
  const moonAt = bodies.find(({ glyph }) => glyph === 'Moon')?.longitude;
  const cards: (readonly Block[])[] = [
    phase === undefined
      ? []
      : [
          { kind: 'heading', text: words.moonPhase, aside: phase.moon_phase_name },
          {
            kind: 'drawing',
            svg: moonDisc(
              sun === undefined || moonAt === undefined
                ? (phase.moon_phase_id - 0.5) * 45
                : normalize(moonAt - sun),
              colours,
            ),
            alt: phase.moon_phase_name,
            width: 0.14,
          },
          { kind: 'text', text: phase.moon_phase_description },
        ],
    ofElements === undefined ? [] : shares(words.elements, ofElements.elements, ofElements.description),
    ofModes === undefined ? [] : shares(words.modes, ofModes.modes, ofModes.description),
    leading === undefined
      ? []
      : [
          {
            kind: 'heading',
            text: {
              text: `${words.dominantSign}: ${leading.sign_name}`,
              signs: [signNames[leading.sign_id - 1] ?? 'Aries'],
            },
          },
          ...(halves === undefined ? [] : halvesText(halves)),
        ],
    leading === undefined && halves !== undefined ? halvesText(halves) : [],
  ];
  return cards.filter((blocks) => blocks.length > 0).map((blocks) => ({ kind: 'card', blocks }));
}

const halvesText = ({ east_west: east, north_south: north }: z.output<typeof hemisphere>): Block[] => [
  { kind: 'text', text: `${east.description}\n\n${north.description}` },
];

const shares = (title: string, of: readonly z.output<typeof share>[], description: string): Block[] => [
  { kind: 'heading', text: title },
  { kind: 'shares', rows: of.map(({ name, percentage }) => [name, Math.min(100, Math.max(0, percentage))]) },
  { kind: 'text', text: description },
];
