import type { Oracle } from '@palmleaf/engines/testing';
import { signed } from '@palmleaf/engines/testing';
import type { FestivalClaim } from '@palmleaf/texts/testing';
import * as z from 'zod';
import { forwardArc } from './sky.ts';

const limbs = z.array(z.object({ id: z.int(), name: z.string(), end: z.string() }));
const span = z.object({ from: z.string(), to: z.string() }).nullable();

export const dayRecord = z.object({
  date: z.int(),
  tithi: z.string(),
  nakshatra: z.string(),
  paksha: z.string(),
  tithi_id: z.int(),
  nakshatra_id: z.int(),
  weekday_id: z.int(),
  sunrise: z.string().nullable(),
  sunset: z.string().nullable(),
  moonrise: z.string().nullable(),
  moonset: z.string().nullable(),
  rahu_kalam: span,
  yamagandam: span,
  gulika: span,
  amavasya: z.boolean(),
  pournami: z.boolean(),
  ekadashi: z.boolean(),
  tithis: limbs,
  nakshatras: limbs,
  yogas: limbs,
  karanas: limbs,
  festival_ids: z.array(z.string()),
  festivals: z.array(z.string()),
});
export type DayRecord = z.output<typeof dayRecord>;

type Limb = 'tithi' | 'nakshatra' | 'yoga' | 'karana';
const counts: Readonly<Record<Limb, number>> = { tithi: 30, nakshatra: 27, yoga: 27, karana: 60 };

export function limbsOf(oracle: Oracle) {
  const offset = (ut: number): number => oracle.nutation(ut) + oracle.lahiri(ut + oracle.deltaT(ut) / 86_400);
  const sunAt = (ut: number): number => forwardArc(0, oracle.atUniversal('Sun', ut)[0] - offset(ut));
  const moonAt = (ut: number): number => forwardArc(0, oracle.atUniversal('Moon', ut)[0] - offset(ut));
  const angles: Readonly<Record<Limb, (ut: number) => number>> = {
    tithi: (ut) => moonAt(ut) - sunAt(ut),
    nakshatra: moonAt,
    yoga: (ut) => moonAt(ut) + sunAt(ut),
    karana: (ut) => moonAt(ut) - sunAt(ut),
  };
  const at = (limb: Limb, ut: number): number => (forwardArc(0, angles[limb](ut)) * counts[limb]) / 360;
  return { at, sunAt, count: (limb: Limb) => counts[limb] };
}
type Limbs = ReturnType<typeof limbsOf>;

/** Share of a limb that the Moon crosses in at most 18 seconds. */
const tolerance = 2e-4;

export function deniedOf(
  day: DayRecord,
  sunrise: number,
  nextSunrise: number,
  momentOf: (clock: string) => number,
  limbs: Limbs,
): readonly string[] {
  const lists = [
    ['tithi', day.tithis],
    ['nakshatra', day.nakshatras],
    ['yoga', day.yogas],
    ['karana', day.karanas],
  ] as const;
  const denied = lists.flatMap(([limb, spans]) => {
    const count = limbs.count(limb);
    const first = limbs.at(limb, sunrise + second);
    const begins = spans.map(({ id }, i) => liesInLimb(first + i, id, count));
    const ends = spans.map(({ id, end }) => {
      const error = signed(((limbs.at(limb, momentOf(end)) - id) * 360) / count) / 360;
      return Math.abs(error * count) <= 2 * tolerance;
    });
    const last = spans.at(-1);
    const reachesNextSunrise =
      last !== undefined && liesInLimb(limbs.at(limb, nextSunrise - second), last.id, count);
    return begins.every(Boolean) && ends.every(Boolean) && reachesNextSunrise
      ? []
      : [`${limb}s of the ${day.date}.`];
  });
  const seen = day.tithis.slice(0, Math.max(1, day.tithis.length - 1)).map(({ id }) => id);
  const marks = [
    [day.amavasya, [30]],
    [day.pournami, [15]],
    [day.ekadashi, [11, 26]],
  ] as const;
  const wrong = marks.filter(
    ([isMarked, ids]) => isMarked !== seen.some((id) => ids.some((one) => one === id)),
  );
  return [...denied, ...(wrong.length > 0 ? [`marks of the ${day.date}.`] : [])];
}

const second = 1 / 86_400;

function liesInLimb(place: number, id: number, count: number): boolean {
  return [place - tolerance, place + tolerance].some(
    (one) => ((Math.floor(one) % count) + count) % count === id - 1,
  );
}

const tithiDays = 29.530589 / 30;
/** The vakya months differ by up to two days from the true Sun. */
const sunSlack = 2.6;
/** Some festivals count from 96 minutes before sunrise. */
const dawnDays = 96 / 1440;

export function holdsForFestival(
  claim: FestivalClaim,
  sunrise: number,
  nextSunrise: number,
  { at, sunAt }: Limbs,
): boolean {
  const back = claim.daysBefore ?? 0;
  const [from, to] = [sunrise - dawnDays - back, nextSunrise - back];
  const isCurrent = (limb: 'tithi' | 'nakshatra', number: number): boolean => {
    const passed = (number - at(limb, from) + 60) % (limb === 'tithi' ? 30 : 27);
    const length = (at(limb, to) - at(limb, from) + 60) % (limb === 'tithi' ? 30 : 27);
    return passed <= 1 || passed - 1 <= length;
  };
  const sun = sunAt(sunrise);
  const isIn = (sign: number): boolean => forwardArc(30 * sign - sunSlack, sun) <= 30 + 2 * sunSlack;
  const behind = signed(12 * (at('tithi', from) - (claim.tithi ?? 1))) / 12;
  const newMoon = from - (behind + (claim.tithi ?? 1)) * tithiDays;
  const isAfter = (sign: number): boolean =>
    forwardArc(30 * sign - sunSlack, sunAt(newMoon)) <= 30 + 2 * sunSlack;
  return (
    (claim.tithi === undefined || isCurrent('tithi', claim.tithi)) &&
    (claim.nakshatra === undefined || isCurrent('nakshatra', claim.nakshatra)) &&
    (claim.sunIn === undefined || isIn(claim.sunIn)) &&
    (claim.monthOf === undefined || isAfter(claim.monthOf)) &&
    (claim.sunAt === undefined || Math.abs(signed(sun - claim.sunAt)) <= sunSlack)
  );
}
