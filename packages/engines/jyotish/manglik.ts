import { type Nativity, pointOf } from '../chart/nativity.ts';
import { isExaltedIn, rulerOf } from '../zodiac/rulership.ts';
import { areTogether, houseFrom } from './places.ts';

const manglikReferences = ['Ascendant', 'Moon', 'Venus'] as const;
type ManglikReference = (typeof manglikReferences)[number];

interface MarsCount {
  readonly from: ManglikReference;
  readonly house: number;
  readonly counts: boolean;
}

export type PartialCount = 'southern' | 'northern' | 'Venus';

const manglikCancellations = [
  'own or exalted',
  'Leo or Aquarius',
  'sign of the house',
  'with Jupiter',
  'with the Moon',
  'Jupiter rises',
  'Venus rises',
] as const;
export type ManglikCancellation = (typeof manglikCancellations)[number];

interface Manglik {
  readonly present: boolean;
  readonly only: PartialCount | undefined;
  readonly counts: readonly MarsCount[];
  readonly cancellations: readonly ManglikCancellation[];
}

const houses = { northern: [1, 4, 7, 8, 12], southern: [2, 4, 7, 8, 12] } as const;
const isIn = (count: keyof typeof houses, house: number): boolean =>
  houses[count].some((one) => one === house);

/** By its house: the signs in which Mars is harmless. */
const harmlessSigns: Readonly<Record<number, readonly number[]>> = {
  2: [3, 6],
  4: [1, 8],
  7: [4, 10],
  8: [9, 12],
  12: [2, 7],
};

/** Source: B. V. Raman, Muhurtha. */
export function manglikOf(chart: Nativity): Manglik {
  const counts = manglikReferences.map((from): MarsCount => {
    const house = houseFrom(chart, 'Mars', from);
    return { from, house, counts: isIn('northern', house) || isIn('southern', house) };
  });
  const isMarsIn = (count: keyof typeof houses): boolean =>
    counts.some(({ from, house }) => from !== 'Venus' && isIn(count, house));
  const [northern, southern] = [isMarsIn('northern'), isMarsIn('southern')];
  const present = northern || southern;
  const venus = !present && counts.some((count) => count.counts) ? 'Venus' : undefined;
  return {
    present,
    only: northern === southern ? venus : northern ? 'northern' : 'southern',
    counts,
    cancellations: present ? cancellationsOf(chart, counts) : [],
  };
}

function cancellationsOf(chart: Nativity, counts: readonly MarsCount[]): ManglikCancellation[] {
  const { sign } = pointOf(chart, 'Mars');
  const counting = counts.filter((count) => count.counts && count.from !== 'Venus');
  const rises = (body: 'Jupiter' | 'Venus'): boolean => pointOf(chart, body).sign === chart.ascendant.sign;
  const holds: Record<ManglikCancellation, boolean> = {
    'own or exalted': rulerOf(sign) === 'Mars' || isExaltedIn(sign, 'Mars'),
    'Leo or Aquarius': sign === 5 || sign === 11,
    'sign of the house': counting.every(({ house }) => harmlessSigns[house]?.includes(sign) ?? false),
    'with Jupiter': areTogether(chart, 'Mars', 'Jupiter'),
    'with the Moon': areTogether(chart, 'Mars', 'Moon'),
    'Jupiter rises': rises('Jupiter'),
    'Venus rises': rises('Venus'),
  };
  return manglikCancellations.filter((name) => holds[name]);
}
