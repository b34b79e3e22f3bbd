import type { z } from 'zod';
import { annualChart } from '../../../engines/varshaphal/annual-chart.ts';
import { type AnnualPlanets, planetId } from '../../../engines/varshaphal/planets.ts';
import { yogasOf } from '../../../engines/varshaphal/yogas/index.ts';
import type { Occurrence, Yoga } from '../../../engines/varshaphal/yogas/yoga.ts';
import type { ClassicalPlanet } from '../../../engines/zodiac/bodies.ts';
import type { varshaphalResponse } from '../../../shared/contract/astrology.ts';
import type { RequestOf } from '../../../shared/contract/operations.ts';
import { UnprocessableError } from '../../handler/errors.ts';
import type { Reply, RequestContext } from '../../handler/handler.ts';
import { varshaphalTexts } from './texts/index.ts';
import type { VarshaphalTexts } from './texts/texts.ts';

type VarshaphalAnswer = z.output<typeof varshaphalResponse>;
type Entry = VarshaphalAnswer[number];

/** varshaphal_yoga: the sixteen yogas in the annual chart of `varshaphal_year`. */
export async function varshaphalYoga(
  request: RequestOf<'varshaphal_yoga'>,
  { language }: RequestContext,
): Promise<Reply> {
  const { year, varshaphal_year } = request;
  if (varshaphal_year < year) {
    throw new UnprocessableError([
      {
        loc: ['body', 'varshaphal_year'],
        msg: `Input should be greater than or equal to ${year}, the year of birth`,
        type: 'greater_than_equal',
        input: varshaphal_year,
        ctx: { ge: year },
      },
    ]);
  }
  const { planets } = annualChart(request, varshaphal_year);
  return { body: varshaphalAnswer(planets, varshaphalTexts(language)) };
}

/** The answer of varshaphal_yoga for the planets of an annual chart. */
export function varshaphalAnswer(planets: AnnualPlanets, texts: VarshaphalTexts): VarshaphalAnswer {
  return yogasOf(planets).map(({ yoga, occurrences }) => entry(yoga, occurrences, texts));
}

function entry(yoga: Yoga, occurrences: readonly Occurrence[], texts: VarshaphalTexts): Entry {
  const { name, description, prediction } = texts.yogas[yoga];
  const happens = occurrences.length > 0;
  const strongest = Math.max(0, ...occurrences.map(({ strength }) => strength));
  return {
    yog_name: name,
    yog_description: description,
    is_yog_happening: happens,
    powerfullness_percentage: happens ? (strongest * 100).toFixed(2) : '',
    yog_prediction: happens ? [prediction, ...helpers(occurrences, texts)].join(' ') : '',
    ...participants(occurrences, texts),
  };
}

/** Who helps or hinders whom, where a third planet does and the answer has no other room for it. */
function helpers(occurrences: readonly Occurrence[], { grahas }: VarshaphalTexts): readonly string[] {
  const lines = occurrences.flatMap(({ third, pair, kind }) => {
    const second = pair?.[1];
    if (third === undefined || kind !== undefined || pair === undefined || !second) return [];
    return [`${grahas[third]}: ${grahas[pair[0]]} – ${grahas[second]}`];
  });
  return lines.length === 0 ? [] : [`(${lines.join('; ')})`];
}

/** Types where the yoga has kinds, pairs where it has pairs, otherwise an empty list. */
function participants(
  occurrences: readonly Occurrence[],
  texts: VarshaphalTexts,
): Pick<Entry, 'planets' | 'planets_id' | 'yog_type'> {
  if (occurrences.some(({ kind }) => kind !== undefined)) {
    return { yog_type: occurrences.map((occurrence) => typed(occurrence, texts)) };
  }
  const pairs = unique(occurrences.flatMap(({ pair }) => (pair === undefined ? [] : [pair])));
  if (pairs.length === 0) return { planets: [] };
  return {
    planets: pairs.map((pair) => pair.map((planet) => planet && texts.grahas[planet])),
    planets_id: pairs.map((pair) => pair.map((planet) => planet && planetId(planet))),
  };
}

function typed({ kind, pair, third }: Occurrence, texts: VarshaphalTexts) {
  const members = [...(pair ?? [])].filter((planet) => planet !== null);
  if (typeof kind === 'string') return named(texts.ithasalas[kind], members, texts);
  const [moon, lord] = kind ?? ['sama', 'sama'];
  const grade = `${texts.ranks[moon]}-${texts.ranks[lord]} ${texts.yogas.Kamboola.name}`;
  const joined = members.filter((planet) => planet === third);
  return named(grade, ['Moon', ...joined, ...members.filter((planet) => planet !== third)], texts);
}

function named(name: string, members: readonly ClassicalPlanet[], { grahas }: VarshaphalTexts) {
  return {
    yog_name: name,
    planets: members.map((planet) => grahas[planet]),
    planets_id: members.map(planetId),
  };
}

/** A pair can occur through several third planets; it is listed once. */
function unique<Pair extends readonly [ClassicalPlanet, ClassicalPlanet | null]>(
  pairs: readonly Pair[],
): readonly Pair[] {
  const seen = new Set<string>();
  return pairs.filter(([first, second]) => {
    const key = `${first}-${second}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
