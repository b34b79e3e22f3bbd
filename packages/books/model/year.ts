import { signNames } from '@palmleaf/engines/zodiac';
import { rashiName } from '@palmleaf/texts/jyotish';
import * as z from 'zod';
import { type AnnualChart, readAnnualChart } from '../answers/annual-chart.ts';
import { splitBySchema } from '../answers/shape.ts';
import { degreesInSign } from '../answers/zodiac.ts';
import type { BookWording } from '../words/wording.ts';
import { type Piece, presentPieces, textPiece, valuePieces } from './pieces.ts';

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

const maxYogasBesidePeriods = 2;

/** Yogas that occur come first, by strength; folds the others. */
export function yearPieces(answer: unknown, wording: BookWording): Piece[] {
  const { words } = wording;
  const { fitting, others } = splitBySchema(yoga, answer);
  const year = fitting.map((entry) => readAnnualChart(entry.annual_chart)).find((read) => read !== undefined);
  const cards = fitting
    .filter((entry) => entry.is_yog_happening)
    .sort((a, b) => strengthOf(b) - strengthOf(a))
    .map((entry) => card(entry, wording));
  const absent = fitting.filter((entry) => !entry.is_yog_happening);
  const hasRoomBeside = year !== undefined && cards.length <= maxYogasBesidePeriods;
  return presentPieces(
    year && overview(year, wording, hasRoomBeside ? cards : []),
    !hasRoomBeside && cards.length > 0 && { kind: 'cards', pieces: cards },
    absent.length > 0 && {
      kind: 'folded',
      title: `${words.notThisYear} (${absent.length})`,
      pieces: [{ kind: 'terms', rows: absent.map((entry) => [entry.yog_name, yogaPieces(entry)]) }],
    },
    valuePieces(others),
  );
}

function overview(
  { ascendant, year_lord: lord, mudda_dasha: periods, summary }: AnnualChart,
  { words, date, jyotish: { terms } }: BookWording,
  yogas: readonly Piece[],
): Piece {
  const sign = signNames[ascendant.sign_id - 1];
  const day = date({ day: 'numeric', month: 'long', year: 'numeric' });
  const facts: Piece = {
    kind: 'facts',
    zodiac: 'sidereal',
    rows: [
      [words.lordOfYear, lord.name],
      [
        words.ascendantOfYear,
        sign === undefined
          ? degreesInSign(ascendant.degree)
          : {
              text: `${rashiName(terms, ascendant.sign_id)} ${degreesInSign(ascendant.degree)}`,
              signs: [sign],
            },
      ],
    ],
  };
  return {
    kind: 'beside',
    isEven: true,
    sides: [
      presentPieces(facts, summary && { kind: 'text', ...summary }, yogas),
      [
        {
          kind: 'table',
          name: 'periods',
          zodiac: 'sidereal',
          title: words.periods,
          head: [words.planet, words.from, words.to],
          rows: periods.map(({ name, from, to }) => [name, day(from), day(to)]),
          numberColumns: [],
        },
      ],
    ],
  };
}

function card(entry: Yoga, { words }: BookWording): Piece {
  const strength = strengthOf(entry);
  const prediction = entry.yog_prediction?.trim();
  return {
    kind: 'card',
    name: 'yoga',
    pieces: presentPieces(
      {
        kind: 'heading',
        text: entry.yog_name,
        ...(strength > 0 ? { aside: { text: `${words.strength} ${Math.round(strength)} %` } } : {}),
      },
      prediction ? { kind: 'lead', text: prediction } : undefined,
      textPiece(entry.yog_description),
      pairs(entry),
    ),
  };
}

const yogaPieces = (entry: Yoga): Piece[] =>
  presentPieces(textPiece(entry.yog_description), textPiece(entry.yog_prediction), pairs(entry));

function pairs({ planets = [], yog_type: types = [] }: Yoga): Piece[] {
  const written = new Set([
    ...planets.map((pair) => pair.filter((name) => name !== null).join(' – ')).filter((pair) => pair !== ''),
    ...types.map((type) => `${type.yog_name}: ${type.planets.join(' – ')}`),
  ]);
  return written.size === 0 ? [] : [{ kind: 'chips', items: [...written] }];
}

const strengthOf = ({ powerfullness_percentage: power }: Yoga): number => Number.parseFloat(power ?? '') || 0;
