import type { PanchangDay } from '@palmleaf/engines/panchang';
import { lunarMonthAt, nakshatraAt, tithiAt } from '@palmleaf/engines/panchang';
import { frameAt, instant } from '@palmleaf/engines/sky';

/**
 * Festivals of Tamil Nadu and Kerala by the solar date, by a tithi or a nakshatra in a solar month, or by the hour of night at which a
 * tithi of a lunar month stands. The list of months and tithis is that of yarlcuisine.com (annual festivals by the Tamil calendar) and
 * of the pages named at the published days in packages/service/test/astrology/panchang-published.test.ts.
 */
const ofDate: readonly { readonly month: number; readonly date: number; readonly name: string }[] = [
  { month: 1, date: 1, name: 'Tamil New Year' },
  { month: 4, date: 18, name: 'Aadi Perukku' },
  { month: 10, date: 1, name: 'Pongal' },
  { month: 10, date: 2, name: 'Mattu Pongal' },
];

/**
 * The moment whose tithi or nakshatra decides: fasts and full moons go by sunrise, rites for the ancestors by the afternoon, lamps by the
 * evening, the births and nights of the gods by midnight (nishita), the bath of Deepavali by the hour before sunrise.
 */
type Kept = 'dawn' | 'sunrise' | 'afternoon' | 'evening' | 'midnight';

const moments: Record<Kept, (day: PanchangDay) => number> = {
  dawn: ({ rise }) => rise - 0.05,
  sunrise: ({ rise }) => rise,
  // The middle of the afternoon, the fourth of the five parts of a day from sunrise to sunset.
  afternoon: ({ rise, set }) => rise + 0.7 * (set - rise),
  // A muhurta, 48 minutes, after sunset.
  evening: ({ set }) => set + 1 / 30,
  midnight: ({ rise, set }) => (set + rise + 1) / 2,
};

interface Festival {
  readonly name: string;
  readonly kept: Kept;
  /** 1 to 30 and 1 to 27: the one that has to stand at the moment. */
  readonly tithi?: number;
  readonly nakshatra?: number;
  /** Of two days on which it stands, the second is kept. */
  readonly second?: true;
  /** Solar month, 1 Chithirai; or lunar month from new moon to new moon, 1 Chaitra. */
  readonly month?: number;
  readonly lunarMonth?: number;
  /** What else has to hold of the day. */
  readonly where?: (day: PanchangDay) => boolean;
}

const festivals: readonly Festival[] = [
  { name: 'Chithira Pournami', kept: 'sunrise', tithi: 15, month: 1 },
  { name: 'Aadi Amavasai', kept: 'afternoon', tithi: 30, month: 4 },
  // Of two such stars in the month the later: the first comes back within it where it stands on one of the first four days.
  { name: 'Onam', kept: 'sunrise', nakshatra: 22, month: 5, where: ({ solar }) => solar.date > 4 },
  { name: 'Mahalaya Amavasai', kept: 'afternoon', tithi: 30, month: 6 },
  { name: 'Karthigai Deepam', kept: 'evening', nakshatra: 3, month: 8, where: (day) => isNearFullMoon(day) },
  { name: 'Vaikunta Ekadashi', kept: 'sunrise', tithi: 11, month: 9 },
  { name: 'Thai Amavasai', kept: 'afternoon', tithi: 30, month: 10 },
  { name: 'Thai Poosam', kept: 'sunrise', nakshatra: 8, month: 10, where: (day) => isNearFullMoon(day) },
  { name: 'Krishna Janmashtami', kept: 'midnight', tithi: 23, lunarMonth: 5, second: true },
  { name: 'Deepavali', kept: 'dawn', tithi: 29, lunarMonth: 7 },
  { name: 'Maha Shivaratri', kept: 'midnight', tithi: 29, lunarMonth: 11 },
];

const isNearFullMoon = ({ tithi }: PanchangDay): boolean => tithi >= 12 && tithi <= 18;

/** The festivals of a day, by their English names. */
export function festivalsOf(day: PanchangDay): string[] {
  const { solar } = day;
  return [
    ...ofDate.filter(({ month, date }) => month === solar.month && date === solar.date),
    ...festivals.filter((festival) => isOn(festival, day)),
  ].map(({ name }) => name);
}

function isOn(
  { kept, tithi, nakshatra, second, month, lunarMonth, where }: Festival,
  day: PanchangDay,
): boolean {
  if (month !== undefined && month !== day.solar.month) return false;
  if (where && !where(day)) return false;
  const at = moments[kept](day);
  const [wanted, seen, count, read] =
    tithi === undefined
      ? ([nakshatra ?? 0, day.nakshatra, 27, nakshatraOf] as const)
      : ([tithi, day.tithi, 30, tithiOf] as const);
  // Between two sunrises both move on by two at most: far from them, no moment needs to be computed.
  if ((wanted - seen + count + 1) % count > 3) return false;
  return (
    stands(wanted, count, (days) => read(at + days), second === true) &&
    (lunarMonth === undefined || lunarMonthAt(at) === lunarMonth)
  );
}

/**
 * Whether a tithi or nakshatra is kept on a day: the first (or the second) on which it stands at the moment; where it stands at none,
 * because it is shorter than a day, the one before whose moment it ends.
 *
 * @param readAt what stands at the moment so many days later
 */
function stands(wanted: number, count: number, readAt: (days: number) => number, second: boolean): boolean {
  const [before, now] = [readAt(-1), readAt(0)];
  if (now === wanted) return second ? readAt(1) !== wanted : before !== wanted;
  const [previous, next] = [((wanted + count - 2) % count) + 1, (wanted % count) + 1];
  return before === previous && now === next;
}

const tithiOf = (at: number): number => tithiAt(frameAt(instant(at)));
const nakshatraOf = (at: number): number => nakshatraAt(frameAt(instant(at)));
