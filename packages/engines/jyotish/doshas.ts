import { type Nativity, pointOf } from '../chart/nativity.ts';
import type { Graha } from '../zodiac/bodies.ts';
import { areTogether, type Fact, houseFrom, kendras, lordOf } from './places.ts';

export const plainDoshas = [
  'pitra',
  'grahan',
  'guru chandal',
  'shrapit',
  'angarak',
  'vish',
  'kemadruma',
  'gandmool',
] as const;
export type PlainDosha = (typeof plainDoshas)[number];

interface Dosha {
  readonly name: PlainDosha;
  readonly facts: readonly Fact[];
  readonly cancelledBy: readonly Fact[];
}

const nodes = ['Rahu', 'Ketu'] as const;

/**
 * Kemadruma: Phaladeepika 6, Brihat Parashara Hora Shastra 37. Gandmool: Brihat Parashara 92 to 93. The other names
 * are later than the classical texts.
 */
const rules: Record<PlainDosha, (chart: Nativity) => Omit<Dosha, 'name'>> = {
  pitra: (chart) => {
    const ninth = lordOf(chart, 9);
    return plain([
      ...nodes.flatMap((node) => joined(chart, 'Sun', node)),
      ...nodes.flatMap((node): Fact[] =>
        pointOf(chart, node).house === 9
          ? [{ is: 'house from', body: node, from: 'Ascendant', house: 9 }]
          : [],
      ),
      ...(ninth === 'Sun' ? [] : nodes.flatMap((node) => joinedAsLord(chart, ninth, node, 9))),
    ]);
  },
  grahan: (chart) =>
    plain(nodes.flatMap((node) => [...joined(chart, 'Sun', node), ...joined(chart, 'Moon', node)])),
  'guru chandal': (chart) => plain(nodes.flatMap((node) => joined(chart, 'Jupiter', node))),
  shrapit: (chart) => plain(joined(chart, 'Saturn', 'Rahu')),
  angarak: (chart) => plain(joined(chart, 'Mars', 'Rahu')),
  vish: (chart) => plain(joined(chart, 'Moon', 'Saturn')),
  kemadruma,
  gandmool: (chart) => {
    const name = pointOf(chart, 'Moon').nakshatra?.name ?? '';
    return plain(gandmoolStars.includes(name) ? [{ is: 'nakshatra', body: 'Moon', name }] : []);
  },
};

const gandmoolStars: readonly string[] = ['Ashwini', 'Ashlesha', 'Magha', 'Jyeshtha', 'Mula', 'Revati'];

export function doshaOf(chart: Nativity, name: PlainDosha): Dosha {
  return { name, ...rules[name](chart) };
}

function plain(facts: readonly Fact[]): Omit<Dosha, 'name'> {
  return { facts, cancelledBy: [] };
}

function joined(chart: Nativity, a: Graha, b: Graha): Fact[] {
  return areTogether(chart, a, b) ? [{ is: 'together', bodies: [a, b] }] : [];
}

function joinedAsLord(chart: Nativity, lord: Graha, node: Graha, house: number): Fact[] {
  const facts = joined(chart, lord, node);
  return facts.length > 0 ? [{ is: 'rules', body: lord, houses: [house] }, ...facts] : [];
}

const companions = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

function kemadruma(chart: Nativity): Omit<Dosha, 'name'> {
  const near = companions.some((body) => [12, 1, 2].includes(houseFrom(chart, body, 'Moon')));
  if (near) return plain([]);
  const cancelledBy = companions.flatMap((body): Fact[] =>
    (['Moon', 'Ascendant'] as const)
      .map((from) => ({ is: 'house from' as const, body, from, house: houseFrom(chart, body, from) }))
      .filter(({ house }) => kendras.includes(house)),
  );
  return { facts: [{ is: 'alone', body: 'Moon' }], cancelledBy };
}
