import { normalize } from '@palmleaf/engines/sky';
import { signNames } from '@palmleaf/engines/zodiac';
import * as z from 'zod';
import { type Body, type NatalChart, readNatal, signNameIn } from '../answers/natal.ts';
import { ifMatches } from '../answers/shape.ts';
import { degreesInSign, signNameOf } from '../answers/zodiac.ts';
import { wheelInWords } from '../drawings/wheel.ts';
import type { BookWording } from '../words/wording.ts';
import { type Piece, presentPieces, type Worded } from './pieces.ts';

const share = z.looseObject({ name: z.string(), percentage: z.number() });
const elements = z.object({ elements: z.array(share).min(1), description: z.string() });
const modes = z.object({ modes: z.array(share).min(1), description: z.string() });
const moonPhase = z.object({
  moon_phase_name: z.string(),
  moon_phase_id: z.int(),
  moon_phase_description: z.string(),
});
const dominant = z.object({ sign_id: z.int(), sign_name: z.string() });
const side = z.object({ description: z.string() });
const hemisphere = z.object({ east_west: side, north_south: side });
const natalReading = z.object({
  language: z.string().max(8).optional().catch(undefined),
  note: z.string().optional().catch(undefined),
  parts: z.array(z.object({ title: z.string(), text: z.string() })).min(1),
});

type Words = BookWording['words'];

export function chartPieces(answer: unknown, { words }: BookWording): Piece[] {
  const chart = readNatal(answer);
  if (chart === undefined) return [{ kind: 'value', value: answer }];
  return [
    { kind: 'drawing', figure: { of: 'wheel', chart, zodiac: 'tropical' }, alt: wheelInWords(chart) },
    { kind: 'beside', isEven: true, sides: [[positions(chart, words)], cusps(chart, words)] },
    ...readingOf(chart),
    ...summaryCards(chart, words),
  ];
}

export function lightsOf(chart: NatalChart, { words }: BookWording): Piece {
  const lights = chart.bodies.flatMap(({ name, glyph, longitude, sign }) =>
    glyph === 'Sun' || glyph === 'Moon' ? [{ name, glyph, longitude, sign }] : [],
  );
  const { ascendant } = chart;
  const rising =
    ascendant === undefined
      ? []
      : [
          {
            name: words.ascendant,
            glyph: 'Ascendant' as const,
            longitude: ascendant,
            sign: signNameIn(chart, ascendant),
          },
        ];
  return {
    kind: 'lights',
    zodiac: 'tropical',
    rows: [...lights, ...rising].map(({ name, glyph, longitude, sign }) => ({
      name,
      glyph,
      sign: inSign(longitude, sign),
      degree: degreesInSign(longitude),
    })),
  };
}

const inSign = (longitude: number, name: string | undefined): Worded => {
  const sign = signNameOf(longitude);
  return { text: name ?? sign, signs: [sign] };
};

function positions(chart: NatalChart, words: Words): Piece {
  const angles = [
    { name: words.ascendant, longitude: chart.ascendant, glyph: 'Ascendant' as const },
    { name: words.midheaven, longitude: chart.midheaven, glyph: 'Midheaven' as const },
    { name: words.vertex, longitude: chart.vertex, glyph: 'Vertex' as const },
  ].flatMap(({ longitude, ...angle }): Body[] =>
    longitude === undefined
      ? []
      : [{ ...angle, longitude, sign: signNameIn(chart, longitude), house: undefined, retrograde: false }],
  );
  return {
    kind: 'table',
    name: 'positions',
    zodiac: 'tropical',
    title: words.positions,
    head: [words.planet, words.sign, words.degree, words.house],
    rows: [...chart.bodies, ...angles].map(({ name, glyph, longitude, sign, house, retrograde }) => [
      { text: name, signs: glyph === undefined ? [] : [glyph] },
      inSign(longitude, sign),
      {
        text: degreesInSign(longitude),
        ...(retrograde ? { mark: { text: 'R', means: words.retrograde } } : {}),
      },
      house === undefined ? '' : String(house),
    ]),
    numberColumns: [2, 3],
  };
}

const cusps = (chart: NatalChart, words: Words): Piece[] =>
  chart.cusps.length !== 12
    ? []
    : [
        {
          kind: 'table',
          name: 'cusps',
          zodiac: 'tropical',
          title: words.houses,
          head: [words.house, words.begins, words.degree],
          rows: chart.cusps.map((cusp, index) => [
            String(index + 1),
            inSign(cusp, signNameIn(chart, cusp)),
            degreesInSign(cusp),
          ]),
          numberColumns: [2],
        },
      ];

function readingOf({ others }: NatalChart): Piece[] {
  const read = ifMatches(natalReading, others.reading);
  if (read === undefined) return [];
  const { language, note, parts } = read;
  const inLanguage = language === undefined ? {} : { language };
  return presentPieces(
    note ? { kind: 'fine', text: note } : undefined,
    parts.flatMap(({ title, text }): Piece[] => [
      { kind: 'heading', text: title, ...inLanguage },
      { kind: 'text', text, ...inLanguage },
    ]),
  );
}

function summaryCards(chart: NatalChart, words: Words): Piece[] {
  const elementShares = ifMatches(elements, chart.others.elements);
  const modeShares = ifMatches(modes, chart.others.modes);
  const cards = [
    elementShares ? shares(words.elements, elementShares.elements, elementShares.description, true) : [],
    modeShares ? shares(words.modes, modeShares.modes, modeShares.description, false) : [],
    moon(chart, words),
    dominantSign(chart, words),
  ].filter((pieces) => pieces.length > 0);
  return cards.length === 0
    ? []
    : [{ kind: 'cards', pieces: cards.map((pieces) => ({ kind: 'card', name: 'plain', pieces })) }];
}

const shares = (
  title: string,
  rows: readonly z.output<typeof share>[],
  description: string,
  isOfElements: boolean,
): Piece[] => [
  { kind: 'heading', text: title },
  { kind: 'shares', isOfElements, rows: rows.map(({ name, percentage }) => [name, percentage]) },
  { kind: 'text', text: description },
];

const degreesOfPhase = 360 / 8;

function moon({ others, bodies }: NatalChart, words: Words): Piece[] {
  const phase = ifMatches(moonPhase, others.moon_phase);
  if (phase === undefined) return [];
  const sun = bodies.find(({ glyph }) => glyph === 'Sun')?.longitude;
  const moonAt = bodies.find(({ glyph }) => glyph === 'Moon')?.longitude;
  const elongation =
    sun === undefined || moonAt === undefined
      ? (phase.moon_phase_id - 0.5) * degreesOfPhase
      : normalize(moonAt - sun);
  return [
    { kind: 'heading', text: words.moonPhase },
    { kind: 'moon', zodiac: undefined, elongation, text: phase.moon_phase_name },
    { kind: 'text', text: phase.moon_phase_description },
  ];
}

function dominantSign({ others }: NatalChart, words: Words): Piece[] {
  const found = ifMatches(dominant, others.dominant_sign);
  const halves = ifMatches(hemisphere, others.hemisphere);
  const sign = found && signNames[found.sign_id - 1];
  return presentPieces(
    found && {
      kind: 'heading',
      text: words.dominantSign,
      value: { text: found.sign_name, signs: sign === undefined ? [] : [sign] },
    },
    halves && { kind: 'text', text: halves.east_west.description },
    halves && { kind: 'text', text: halves.north_south.description },
  );
}
