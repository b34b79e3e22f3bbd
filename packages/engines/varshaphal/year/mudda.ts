import { type NakshatraLord, nakshatraOf } from '../../zodiac/nakshatra.ts';

interface Period {
  readonly lord: NakshatraLord;
  readonly from: number;
  readonly to: number;
}

/** Lords from the Sun, with their days of a 360-day year. */
const order: readonly (readonly [lord: NakshatraLord, days: number])[] = [
  ['Sun', 18],
  ['Moon', 30],
  ['Mars', 21],
  ['Rahu', 54],
  ['Jupiter', 48],
  ['Saturn', 57],
  ['Mercury', 51],
  ['Ketu', 21],
  ['Venus', 60],
];
const daysOfOrder = 360;

/**
 * In days from the beginning of the year (Charak, A Textbook of Varshaphala).
 * @param natalMoon sidereal longitude, degrees
 * @param yearDays days to the next return
 */
export function muddaDasha(natalMoon: number, age: number, yearDays: number): readonly Period[] {
  const { index, passed } = nakshatraOf(natalMoon);
  const birthStar = index + 1;
  const numberOfFirstLord = age + birthStar - 2;
  const first = (((numberOfFirstLord - 1) % order.length) + order.length) % order.length;
  const periods: Period[] = [];
  let at = 0;
  for (let i = 0; i <= order.length; i++) {
    const [lord, length] = order[(first + i) % order.length] ?? ['Sun', 18];
    const share = i === 0 ? 1 - passed : i === order.length ? passed : 1;
    const to = at + (length * share * yearDays) / daysOfOrder;
    if (to > at) periods.push({ lord, from: at, to });
    at = to;
  }
  return periods;
}
