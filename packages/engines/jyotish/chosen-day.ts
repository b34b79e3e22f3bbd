import type { Birth } from '@palmleaf/contract/birth';
import { Ephemeris } from '../forecast/ephemeris.ts';
import { eighthOf } from '../panchang/day-times.ts';
import { limbAt, moonSignAt, sunSignAt } from '../panchang/lunar-day.ts';
import { lunarMonthAt } from '../panchang/lunar-month.ts';
import { type ClockedPlace, midnightOf } from '../panchang/month.ts';
import { sunDay } from '../panchang/sun-times.ts';
import { separation } from '../sky/angle.ts';
import { dateOfJulianDay, julianDayOf } from '../sky/instant.ts';

export const dayEvents = [
  'wedding',
  'business',
  'housewarming',
  'journey',
  'vehicle',
  'study',
  'anything',
] as const;
export type DayEvent = (typeof dayEvents)[number];

const weights = {
  'good star': 2,
  'other star': -1,
  'helpful tara': 2,
  'hindering tara': -2,
  'helpful Moon': 1,
  'hindering Moon': -2,
  'good weekday': 1,
  'bad weekday': -1,
  'empty tithi': -2,
  'new moon': -3,
  'bad yoga': -3,
  vishti: -1,
  'Venus hidden': -3,
  'Jupiter hidden': -3,
  'resting month': -3,
  'leap month': -3,
  'Jupiter with you': 1,
} as const;
export type DayReason = keyof typeof weights;

/** Nakshatras by their nature, 1 Ashwini to 27 Revati: Muhurta Chintamani 2. */
const firm = [4, 12, 21, 26];
const tender = [5, 14, 17, 27];
const swift = [1, 8, 13];
const moving = [7, 15, 22, 23, 24];

/**
 * Nakshatras (1 to 27) and weekdays (0 Sunday) that suit an event. Sources: Muhurta Chintamani 2, 6, 11, 12; B. V. Raman,
 * Muhurtha.
 */
const rules: Readonly<
  Record<
    DayEvent,
    { readonly stars: readonly number[]; readonly good: readonly number[]; readonly bad: readonly number[] }
  >
> = {
  wedding: { stars: [4, 5, 10, 12, 13, 15, 17, 19, 21, 26, 27], good: [1, 3, 4, 5], bad: [2] },
  business: { stars: [...firm, ...tender, ...swift], good: [1, 3, 4, 5], bad: [2] },
  housewarming: { stars: [...firm, ...tender], good: [1, 3, 4, 5, 6], bad: [0, 2] },
  journey: { stars: [1, 5, 7, 8, 13, 17, 22, 23, 27], good: [1, 3, 4, 5], bad: [2] },
  vehicle: { stars: [...tender, ...swift, ...moving], good: [1, 3, 4, 5], bad: [2] },
  study: { stars: [...tender, ...swift, ...moving], good: [0, 3, 4, 5], bad: [2, 6] },
  anything: { stars: [...firm, ...tender, ...swift, ...moving], good: [1, 3, 4, 5], bad: [2] },
};

/** Events that avoid hidden planets, leap months, and the months with the Sun in Sagittarius or Pisces. */
const strictEvents: readonly DayEvent[] = ['wedding', 'housewarming'];

/** Degrees from the Sun within which a planet is not seen, Surya Siddhanta 9. */
const hiddenWithin = { Venus: 9, Jupiter: 11 } as const;

/** A tara counts the nakshatras since that of birth, in a cycle of nine: Muhurta Chintamani 4. */
const helpfulTaras = [2, 4, 6, 8, 9];
const hinderingTaras = [3, 5, 7];
/** Counted in signs from the birth Moon; the good places of Jupiter are from Phaladeepika 26. */
const helpfulMoons = [1, 3, 6, 7, 10, 11];
const hinderingMoons = [4, 8, 12];
const helpfulJupiters = [2, 5, 7, 9, 11];

interface JudgedDay {
  readonly at: Date;
  readonly tithi: number;
  readonly star: number;
  readonly good: readonly DayReason[];
  readonly bad: readonly DayReason[];
  readonly score: number;
  readonly verdict: 'good' | 'mixed' | 'bad';
}

interface CivilDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const countFrom = (start: number, to: number, count: number): number => ((to - start + count) % count) + 1;

export function dayJudge(event: DayEvent, birth: Birth, place: ClockedPlace): (day: CivilDay) => JudgedDay {
  const sky = new Ephemeris('sidereal');
  const born = julianDayOf(birth);
  const birthStar = limbAt('nakshatra', born);
  const birthMoon = moonSignAt(born);
  return ({ year, month, day }) => {
    const midnight = midnightOf(year, month, day, place);
    const { rise } = sunDay(midnight, place);
    const tithi = limbAt('tithi', rise);
    const star = limbAt('nakshatra', rise);
    const noon = new Date(Date.UTC(year, month - 1, day, 12));
    const weekday = noon.getUTCDay();
    const tara = ((countFrom(birthStar, star, 27) - 1) % 9) + 1;
    const moon = countFrom(birthMoon, moonSignAt(rise), 12);
    const at = dateOfJulianDay(rise);
    const isHidden = (planet: 'Venus' | 'Jupiter') =>
      separation(sky.longitude(planet, at), sky.longitude('Sun', at)) < hiddenWithin[planet];
    const jupiter = countFrom(birthMoon, Math.floor(sky.longitude('Jupiter', at) / 30) + 1, 12);
    const isStrict = strictEvents.includes(event);
    const { stars, good, bad } = rules[event];
    const reasons: readonly (readonly [boolean, DayReason])[] = [
      [stars.includes(star), 'good star'],
      [!stars.includes(star), 'other star'],
      [helpfulTaras.includes(tara), 'helpful tara'],
      [hinderingTaras.includes(tara), 'hindering tara'],
      [helpfulMoons.includes(moon), 'helpful Moon'],
      [hinderingMoons.includes(moon), 'hindering Moon'],
      [good.includes(weekday), 'good weekday'],
      [bad.includes(weekday), 'bad weekday'],
      [[4, 9, 14].includes(tithi % 15), 'empty tithi'],
      [tithi === 30, 'new moon'],
      [[17, 27].includes(limbAt('yoga', rise)), 'bad yoga'],
      [isVishti(limbAt('karana', rise)), 'vishti'],
      [isStrict && isHidden('Venus'), 'Venus hidden'],
      [isStrict && isHidden('Jupiter'), 'Jupiter hidden'],
      [isStrict && [9, 12].includes(sunSignAt(rise)), 'resting month'],
      [isStrict && lunarMonthAt(rise).months.length === 0, 'leap month'],
      [helpfulJupiters.includes(jupiter), 'Jupiter with you'],
    ];
    const found = reasons.filter(([holds]) => holds).map(([, reason]) => reason);
    const score = found.reduce((sum, reason) => sum + weights[reason], 0);
    const isGrave = found.some((reason) => weights[reason] === -3);
    return {
      at: noon,
      tithi,
      star,
      good: found.filter((reason) => weights[reason] > 0),
      bad: found.filter((reason) => weights[reason] < 0),
      score,
      verdict: score >= 3 && !isGrave ? 'good' : score < 0 || isGrave ? 'bad' : 'mixed',
    };
  };
}

/** The seventh of seven karanas that repeat eight times from the second half tithi on. */
const isVishti = (karana: number): boolean => karana > 1 && karana < 58 && (karana - 2) % 7 === 6;

export function bestDays(
  judge: (day: CivilDay) => JudgedDay,
  span: { readonly from: Date; readonly to: Date },
  max: number,
): readonly JudgedDay[] {
  const dayMs = 86_400_000;
  const count = Math.min(Math.ceil((span.to.getTime() - span.from.getTime()) / dayMs), 366);
  return Array.from({ length: count }, (_, index) =>
    civilDayOf(new Date(span.from.getTime() + index * dayMs)),
  )
    .map(judge)
    .filter(({ verdict }) => verdict === 'good')
    .sort((a, b) => b.score - a.score || a.at.getTime() - b.at.getTime())
    .slice(0, max)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

export const civilDayOf = (at: Date): CivilDay => ({
  year: at.getUTCFullYear(),
  month: at.getUTCMonth() + 1,
  day: at.getUTCDate(),
});

/** An unlucky eighth of the daylight, such as Rahu kalam. */
export function kalamOf(
  name: Parameters<typeof eighthOf>[0],
  day: CivilDay,
  place: ClockedPlace,
): { readonly from: Date; readonly to: Date } {
  const { rise, evening } = sunDay(midnightOf(day.year, day.month, day.day, place), place);
  const weekday = new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay();
  const span = eighthOf(name, weekday, rise, evening);
  const byClock = (at: number): Date => dateOfJulianDay(at + place.tzone / 24);
  return { from: byClock(span.from), to: byClock(span.to) };
}
