import { tithiAt } from '../../../engines/panchang/lunar-day.ts';
import type { PanchangDay } from '../../../engines/panchang/month.ts';
import { frameAt } from '../../../engines/sky/frame.ts';
import { instant } from '../../../engines/sky/instant.ts';

/**
 * Festivals of Tamil Nadu that follow from the solar date, or from new moon, full moon or ekadashi in a solar month. The list of
 * months and tithis is that of yarlcuisine.com (annual festivals by the Tamil calendar) and of the pages named at the published days in
 * test/unit/astrology/panchang-published.test.ts. Those that go by a nakshatra or by the hour of night are not answered.
 */
const ofDate: readonly { readonly month: number; readonly date: number; readonly name: string }[] = [
  { month: 1, date: 1, name: 'Tamil New Year' },
  { month: 4, date: 18, name: 'Aadi Perukku' },
  { month: 10, date: 1, name: 'Pongal' },
  { month: 10, date: 2, name: 'Mattu Pongal' },
];

/** Fasts and full moons are kept by the tithi of sunrise, rites for the ancestors by that of the afternoon. */
type Kept = 'sunrise' | 'afternoon';

const ofTithi: readonly {
  readonly month: number;
  readonly tithi: number;
  readonly kept: Kept;
  readonly name: string;
}[] = [
  { month: 1, tithi: 15, kept: 'sunrise', name: 'Chithira Pournami' },
  { month: 4, tithi: 30, kept: 'afternoon', name: 'Aadi Amavasai' },
  { month: 6, tithi: 30, kept: 'afternoon', name: 'Mahalaya Amavasai' },
  { month: 9, tithi: 11, kept: 'sunrise', name: 'Vaikunta Ekadashi' },
  { month: 10, tithi: 30, kept: 'afternoon', name: 'Thai Amavasai' },
];

/** The middle of the afternoon, the fourth of the five parts of a day from sunrise to sunset. */
const afternoon = 0.7;

const moments: Record<Kept, (day: PanchangDay) => number> = {
  sunrise: ({ rise }) => rise,
  afternoon: ({ rise, set }) => rise + afternoon * (set - rise),
};

/** The festivals of a day, by their English names. */
export function festivalsOf(day: PanchangDay): string[] {
  const { solar } = day;
  return [
    ...ofDate.filter(({ month, date }) => month === solar.month && date === solar.date),
    ...ofTithi.filter(({ month, tithi, kept }) => month === solar.month && isKept(day, tithi, moments[kept])),
  ].map(({ name }) => name);
}

/**
 * Whether a tithi is kept on a day: the first on which it stands at the moment; where it stands at none, because it is shorter than a
 * day, the one before whose moment it ends.
 */
function isKept(day: PanchangDay, tithi: number, momentOf: (day: PanchangDay) => number): boolean {
  // Between two sunrises the tithi moves on by two at most: far from it, no moment needs to be computed.
  if ((day.tithi - tithi + 31) % 30 > 2) return false;
  const at = momentOf(day);
  const now = tithiOf(at);
  const before = tithiOf(at - 1);
  return now === tithi ? before !== tithi : before === previous(tithi) && now === next(tithi);
}

const tithiOf = (at: number): number => tithiAt(frameAt(instant(at)));
const next = (tithi: number): number => (tithi % 30) + 1;
const previous = (tithi: number): number => ((tithi + 28) % 30) + 1;
