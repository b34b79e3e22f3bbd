import type { AnnualPlanets, muddaDasha, Yoga } from '@palmleaf/engines/varshaphal';
import { isWeak, yogasOf } from '@palmleaf/engines/varshaphal';
import type { ClassicalPlanet } from '@palmleaf/engines/zodiac';
import { ofSign } from '@palmleaf/engines/zodiac';
import type { YearTexts } from '@palmleaf/texts/year';
import { ascendantSignOf, matterOf, ruledHouses } from './matters.ts';

/** How much a yoga at full strength helps (above 0) or hinders. */
const worth: Readonly<Record<Yoga, number>> = {
  Iquabal: 3,
  Induvara: -3,
  Ithasala: 1,
  Easarpha: -0.6,
  Nakta: 0.7,
  Yamaya: 0.7,
  Manahoo: -1,
  Kamboola: 1,
  Garikamboola: 0.5,
  Khallasara: -0.5,
  Radda: -0.8,
  Dupparikutha: 0.5,
  Duttota: 0.4,
  Thambira: 0.3,
  Kuttha: 1,
  Durupha: -1,
};

/** A sum of at most this size, above or below 0, counts as balanced. */
const even = 0.5;

interface Weighed {
  readonly total: number;
  readonly matters: readonly {
    readonly planet: ClassicalPlanet;
    readonly score: number;
  }[];
}

export function weighYear(planets: AnnualPlanets): Weighed {
  const scores = new Map<ClassicalPlanet, number>();
  let total = 0;
  for (const { yoga, occurrences } of yogasOf(planets)) {
    for (const occurrence of occurrences) {
      const matter = matterOf(occurrence, planets);
      if (!matter && occurrence.pair) continue;
      const score = worth[yoga] * occurrence.strength;
      total += score;
      if (matter && yoga !== 'Kuttha' && yoga !== 'Durupha')
        scores.set(matter.other, (scores.get(matter.other) ?? 0) + score);
    }
  }
  const matters = [...scores].map(([planet, score]) => ({ planet, score })).sort((a, b) => b.score - a.score);
  return { total, matters };
}

interface YearToSum {
  readonly planets: AnnualPlanets;
  readonly yearLord: ClassicalPlanet;
  readonly munthaHouse: number;
  readonly periods: ReturnType<typeof muddaDasha>;
  readonly dateOf: (days: number) => Date;
}

export function yearSummary(
  { planets, yearLord, munthaHouse, periods, dateOf }: YearToSum,
  { summary }: YearTexts,
): string {
  const { total, matters } = weighYear(planets);
  const ascendantSign = ascendantSignOf(planets);
  const best = matters.find(({ planet }) => !isWeak(planets[planet], planets));
  const worst = matters.findLast(({ planet }) => planet !== yearLord);
  const withHouses = (planet: ClassicalPlanet) => ({ planet, houses: ruledHouses(planet, ascendantSign) });
  const favoured = best && best.score > 0 ? best.planet : undefined;
  const hindered = worst && worst.score < 0 ? worst.planet : undefined;
  // One lord has both the first and the last period of a year; the summary names the longer.
  const [period] = periods
    .filter(({ lord }) => lord === (favoured ?? yearLord))
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  const when = period ? [summary.when(period.lord, dateOf(period.from), dateOf(period.to))] : [];
  return [
    summary.yearLord[yearLord](planets[yearLord].house),
    ...(favoured ? [] : when),
    ofSign(summary.muntha, munthaHouse),
    summary.balance[Math.abs(total) <= even ? 'even' : total > 0 ? 'helped' : 'hindered'],
    ...(favoured ? [summary.best(withHouses(favoured)), ...when] : []),
    ...(hindered ? [summary.worst(withHouses(hindered))] : []),
  ].join(' ');
}
