import { type Nativity, pointOf } from '../chart/nativity.ts';
import { type ClassicalPlanet, classicalPlanets } from '../zodiac/bodies.ts';
import { exaltationOf, rulerOf } from '../zodiac/rulership.ts';
import {
  areTogether,
  dignityFact,
  dusthanas,
  exchangeSigns,
  type Fact,
  houseFrom,
  isDebilitated,
  kendras,
  linkOf,
  lordOf,
  trikonas,
} from './places.ts';

export const yogaNames = [
  'raja',
  'dharma karmadhipati',
  'dhana',
  'gaja kesari',
  'neecha bhanga',
  'viparita',
  'pancha mahapurusha',
  'budhaditya',
  'chandra mangala',
  'adhi',
  'amala',
  'lakshmi',
  'saraswati',
  'parivartana',
  'sunapha',
  'anapha',
] as const;
export type YogaName = (typeof yogaNames)[number];

export interface Formation {
  readonly kind?: string;
  readonly facts: readonly Fact[];
}

const greatPersons: Partial<Record<ClassicalPlanet, string>> = {
  Mars: 'Ruchaka',
  Mercury: 'Bhadra',
  Jupiter: 'Hamsa',
  Venus: 'Malavya',
  Saturn: 'Sasa',
};
const reversals: readonly (readonly [house: number, name: string])[] = [
  [6, 'Harsha'],
  [8, 'Sarala'],
  [12, 'Vimala'],
];
const benefics = ['Jupiter', 'Venus', 'Mercury'] as const;
const lunarCompanions = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

/** BPHS: Brihat Parashara Hora Shastra; PhD: Phaladeepika; Raman: Three Hundred Important Combinations. */
const rules: Record<YogaName, (chart: Nativity) => readonly Formation[]> = {
  /** BPHS 41.28 to 41.29, 34.11 to 34.12. */
  raja: (chart) => [...yogakaraka(chart), ...lordLinks(chart, kendras, trikonas)],
  /** BPHS 41. */
  'dharma karmadhipati': (chart) => lordLinks(chart, [9], [10]),
  /** BPHS 43, Raman 118 to 128. */
  dhana: (chart) => unique([...lordLinks(chart, [2], [11]), ...lordLinks(chart, [2, 11], trikonas)]),
  /** PhD 6.14, Raman 1. */
  'gaja kesari': (chart) => {
    const house = houseFrom(chart, 'Jupiter', 'Moon');
    return kendras.includes(house)
      ? [{ facts: [{ is: 'house from', body: 'Jupiter', from: 'Moon', house }] }]
      : [];
  },
  'neecha bhanga': neechaBhanga,
  /** PhD 6.57 to 6.69. */
  viparita: (chart) =>
    reversals.flatMap(([ruled, kind]) => {
      const lord = lordOf(chart, ruled);
      const house = houseFrom(chart, lord, 'Ascendant');
      if (!dusthanas.includes(house)) return [];
      return [{ kind, facts: [rulesFact(lord, [ruled]), inHouse(lord, house)] }];
    }),
  /** PhD 6.1 to 6.4, BPHS 75. */
  'pancha mahapurusha': (chart) =>
    classicalPlanets.flatMap((body) => {
      const kind = greatPersons[body];
      const dignity = dignityFact(chart, body);
      const house = houseFrom(chart, body, 'Ascendant');
      return kind && dignity && kendras.includes(house)
        ? [{ kind, facts: [dignity, inHouse(body, house)] }]
        : [];
    }),
  /** Raman 24. */
  budhaditya: (chart) => together(chart, 'Sun', 'Mercury'),
  /** Raman 6. */
  'chandra mangala': (chart) => {
    const link = linkOf(chart, 'Moon', 'Mars');
    return link && link.is !== 'exchange' ? [{ facts: [link] }] : [];
  },
  /** PhD 6.15, BPHS 37.5. */
  adhi: (chart) => {
    const facts = benefics.map((body): Fact & { is: 'house from' } => ({
      is: 'house from',
      body,
      from: 'Moon',
      house: houseFrom(chart, body, 'Moon'),
    }));
    return facts.every(({ house }) => [6, 7, 8].includes(house)) ? [{ facts }] : [];
  },
  /** PhD 6.12, Raman 12. */
  amala: (chart) =>
    (['Ascendant', 'Moon'] as const).flatMap((from) => {
      const inTenth = chart.points.filter(({ name }) => isClassicalAt(chart, name, from, 10));
      const [only] = inTenth;
      const body = benefics.find((benefic) => benefic === only?.name);
      return inTenth.length === 1 && body
        ? [{ facts: [{ is: 'house from' as const, body, from, house: 10 }] }]
        : [];
    }),
  /** Raman 34. */
  lakshmi: (chart) => {
    const [first, ninth] = [lordOf(chart, 1), lordOf(chart, 9)];
    const dignity = dignityFact(chart, ninth);
    const good = [...kendras, ...trikonas];
    const [at, firstAt] = [houseFrom(chart, ninth, 'Ascendant'), houseFrom(chart, first, 'Ascendant')];
    if (!dignity || !good.includes(at) || !good.includes(firstAt)) return [];
    return [{ facts: [rulesFact(ninth, [9]), dignity, inHouse(ninth, at), inHouse(first, firstAt)] }];
  },
  /** PhD 6.26. */
  saraswati: (chart) => {
    const good = [...kendras, ...trikonas, 2];
    const places = benefics.map((body) => ({ body, house: houseFrom(chart, body, 'Ascendant') }));
    const strong = (pointOf(chart, 'Jupiter').dignity?.strength ?? 0) > 0;
    if (!strong || !places.every(({ house }) => good.includes(house))) return [];
    return [{ facts: places.map(({ body, house }) => inHouse(body, house)) }];
  },
  /** PhD 6.32. */
  parivartana: (chart) =>
    pairs(classicalPlanets)
      .filter(([a, b]) => exchangeSigns(chart, a, b))
      .map((bodies) => ({ facts: [{ is: 'exchange', bodies }] })),
  /** PhD 6.5, BPHS 37.7. */
  sunapha: (chart) => besideMoon(chart, 2),
  /** PhD 6.5. */
  anapha: (chart) => besideMoon(chart, 12),
};

export function formationsOf(chart: Nativity, name: YogaName): readonly Formation[] {
  return rules[name](chart);
}

/** PhD 7.26 to 7.28. */
function neechaBhanga(chart: Nativity): readonly Formation[] {
  return classicalPlanets
    .filter((body) => isDebilitated(chart, body))
    .flatMap((body) => {
      const cancelling = [
        ...new Set([rulerOf(pointOf(chart, body).sign), rulerOf(exaltationOf(body))]),
      ].filter((other) => other !== body);
      const facts = cancelling.flatMap((other) =>
        (['Ascendant', 'Moon'] as const)
          .map((from) => ({
            is: 'house from' as const,
            body: other,
            from,
            house: houseFrom(chart, other, from),
          }))
          .filter(({ from, house }) => kendras.includes(house) && other !== from),
      );
      return facts.length > 0
        ? [{ facts: [{ is: 'dignity' as const, body, what: 'debilitated' as const }, ...facts] }]
        : [];
    });
}

function yogakaraka(chart: Nativity): Formation[] {
  return classicalPlanets.flatMap((body) => {
    const ruled = [...kendras, 5, 9].filter((house) => lordOf(chart, house) === body);
    const rulesBoth =
      ruled.some((house) => [4, 7, 10].includes(house)) && ruled.some((house) => [5, 9].includes(house));
    return rulesBoth ? [{ facts: [rulesFact(body, ruled)] }] : [];
  });
}

function lordLinks(
  chart: Nativity,
  firsts: readonly number[],
  seconds: readonly number[],
): readonly Formation[] {
  const found = firsts.flatMap((a) =>
    seconds.flatMap((b): Formation[] => {
      const [one, other] = [lordOf(chart, a), lordOf(chart, b)];
      const link = linkOf(chart, one, other);
      return a !== b && link ? [{ facts: [rulesFact(one, [a]), rulesFact(other, [b]), link] }] : [];
    }),
  );
  return unique(found);
}

function unique(formations: readonly Formation[]): readonly Formation[] {
  const seen = new Set<string>();
  return formations.filter(({ facts }) => {
    const link = facts.at(-1);
    const key = link && 'bodies' in link ? [...link.bodies].sort().join() : JSON.stringify(facts);
    return !seen.has(key) && seen.add(key);
  });
}

function besideMoon(chart: Nativity, house: number): Formation[] {
  const facts = lunarCompanions
    .filter((body) => houseFrom(chart, body, 'Moon') === house)
    .map((body): Fact => ({ is: 'house from', body, from: 'Moon', house }));
  return facts.length > 0 ? [{ facts }] : [];
}

function isClassicalAt(chart: Nativity, name: string, from: 'Ascendant' | 'Moon', house: number): boolean {
  const body = classicalPlanets.find((planet) => planet === name);
  return body !== undefined && houseFrom(chart, body, from) === house;
}

function together(chart: Nativity, a: ClassicalPlanet, b: ClassicalPlanet): Formation[] {
  return areTogether(chart, a, b) ? [{ facts: [{ is: 'together', bodies: [a, b] }] }] : [];
}

function inHouse(body: ClassicalPlanet, house: number): Fact {
  return { is: 'house from', body, from: 'Ascendant', house };
}

function rulesFact(body: ClassicalPlanet, houses: readonly number[]): Fact {
  return { is: 'rules', body, houses };
}

function pairs<T>(items: readonly T[]): (readonly [T, T])[] {
  return items.flatMap((a, i) => items.slice(i + 1).map((b) => [a, b] as const));
}
