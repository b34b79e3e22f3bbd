import type { varshaphalResponse } from '@palmleaf/contract/astrology';
import type { RequestOf } from '@palmleaf/contract/operations';
import {
  type AnnualPlanets,
  annualChart,
  annualYogaNames,
  type Occurrence,
  planetId,
  type Yoga,
  yogasOf,
} from '@palmleaf/engines/varshaphal';
import type { ClassicalPlanet } from '@palmleaf/engines/zodiac';
import { rulerOf } from '@palmleaf/engines/zodiac';
import { textsFor } from '@palmleaf/texts/languages';
import type { VarshaphalTexts } from '@palmleaf/texts/varshaphal';
import { varshaphalTexts } from '@palmleaf/texts/varshaphal';
import type { YearTexts } from '@palmleaf/texts/year';
import { allYearTexts } from '@palmleaf/texts/year';
import type * as z from 'zod';
import { UnprocessableError } from '../../handler/errors.ts';
import type { Reply, RequestContext } from '../../handler/handler.ts';
import { annualRecord, summaryOf } from './annual-chart.ts';
import { ascendantSignOf, ruledHouses, yogaProse } from './year/matters.ts';

type VarshaphalAnswer = z.output<typeof varshaphalResponse>;
type Entry = VarshaphalAnswer[number];

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
  const prose = await textsFor(allYearTexts, request.language, language);
  const texts = await varshaphalTexts(prose.language);
  const annual = annualChart(request, varshaphal_year);
  const [first, ...others] = varshaphalAnswer(annual.planets, texts, prose.texts);
  if (!first) return { body: others, contentLanguage: prose.language };
  const summary = { language: prose.language, text: summaryOf(annual, prose.texts) };
  const body = [{ ...first, annual_chart: { ...annualRecord(annual, texts), summary } }, ...others];
  return { body, contentLanguage: prose.language };
}

/** A pair of planets forms a yoga only if one is the lord of the ascendant; other pairs are listed separately. */
export function varshaphalAnswer(
  planets: AnnualPlanets,
  texts: VarshaphalTexts,
  prose: YearTexts,
): VarshaphalAnswer {
  const ascendantSign = ascendantSignOf(planets);
  const lord = rulerOf(ascendantSign);
  return yogasOf(planets).map(({ yoga, occurrences }) => {
    const { withLord, others } = splitByLord(yoga, occurrences, lord);
    return {
      ...entry(yoga, withLord, texts, withLord.length > 0 ? yogaProse(yoga, withLord, planets, prose) : ''),
      yog_id: annualYogaNames.indexOf(yoga) + 1,
      matters: withLord.flatMap(({ pair, third }) => {
        const other = pair?.find((planet) => planet !== lord);
        if (!pair?.includes(lord) || !other) return [];
        const houses = ruledHouses(other, ascendantSign);
        return [
          {
            ascendant_lord_id: planetId(lord),
            matter_lord_id: planetId(other),
            houses,
            through_id: third === undefined ? null : planetId(third),
          },
        ];
      }),
      other_pairs: unique(others.flatMap(({ pair }) => (pair === undefined ? [] : [pair]))).map((pair) =>
        pair.map((planet) => planet && planetId(planet)),
      ),
    };
  });
}

function splitByLord(
  yoga: Yoga,
  occurrences: readonly Occurrence[],
  lord: ClassicalPlanet,
): { readonly withLord: readonly Occurrence[]; readonly others: readonly Occurrence[] } {
  const concernsLord = ({ pair }: Occurrence): boolean => pair === undefined || pair.includes(lord);
  if (yoga === 'Kuttha' || yoga === 'Durupha') {
    return occurrences.some(concernsLord)
      ? { withLord: occurrences, others: [] }
      : { withLord: [], others: occurrences };
  }
  return {
    withLord: occurrences.filter(concernsLord),
    others: occurrences.filter((occurrence) => !concernsLord(occurrence)),
  };
}

function entry(
  yoga: Yoga,
  occurrences: readonly Occurrence[],
  texts: VarshaphalTexts,
  prediction: string,
): Entry {
  const { name, description } = texts.yogas[yoga];
  const happens = occurrences.length > 0;
  const strongest = Math.max(0, ...occurrences.map(({ strength }) => strength));
  return {
    yog_name: name,
    yog_description: description,
    is_yog_happening: happens,
    powerfullness_percentage: happens ? (strongest * 100).toFixed(2) : '',
    yog_prediction: prediction,
    ...participants(occurrences, texts),
  };
}

function participants(
  occurrences: readonly Occurrence[],
  texts: VarshaphalTexts,
): Pick<Entry, 'planets' | 'planets_id' | 'yog_type'> {
  if (occurrences.some(({ kind }) => kind !== undefined)) {
    return { yog_type: occurrences.map((occurrence) => typedYoga(occurrence, texts)) };
  }
  const pairs = unique(occurrences.flatMap(({ pair }) => (pair === undefined ? [] : [pair])));
  if (pairs.length === 0) return { planets: [] };
  return {
    planets: pairs.map((pair) => pair.map((planet) => planet && texts.grahas[planet])),
    planets_id: pairs.map((pair) => pair.map((planet) => planet && planetId(planet))),
  };
}

function typedYoga({ kind, pair, third }: Occurrence, texts: VarshaphalTexts) {
  const members = [...(pair ?? [])].filter((planet) => planet !== null);
  if (typeof kind === 'string') return yogaOfPlanets(texts.ithasalas[kind], members, texts);
  const [moon, lord] = kind ?? ['sama', 'sama'];
  const grade = `${texts.ranks[moon]}-${texts.ranks[lord]} ${texts.yogas.Kamboola.name}`;
  const joined = members.filter((planet) => planet === third);
  return yogaOfPlanets(grade, ['Moon', ...joined, ...members.filter((planet) => planet !== third)], texts);
}

function yogaOfPlanets(name: string, members: readonly ClassicalPlanet[], { grahas }: VarshaphalTexts) {
  return {
    yog_name: name,
    planets: members.map((planet) => grahas[planet]),
    planets_id: members.map(planetId),
  };
}

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
