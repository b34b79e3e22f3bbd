import { normalize, signed } from '../sky/angle.ts';
import { sunAndMoonAt } from '../sky/sun-and-moon.ts';

export type Paksha = 'Shukla' | 'Krishna';

/** An element of the Hindu calendar, traditionally a limb (anga), such as a lunar day or mansion. */
type Limb = 'tithi' | 'nakshatra' | 'yoga' | 'karana';

interface LimbRule {
  readonly count: number;
  /** Mean growth of the angle, degrees a day. */
  readonly rate: number;
  /** Degrees at a Julian day of Universal Time. */
  readonly angle: (at: number) => number;
}

/** Degrees from the Sun to the Moon. */
export const elongation = (at: number): number =>
  sunAndMoonAt('moonLongitude', at) - sunAndMoonAt('sunLongitude', at);
const siderealMoon = (at: number): number =>
  sunAndMoonAt('moonLongitude', at) - sunAndMoonAt('siderealOffset', at);
const siderealSun = (at: number): number =>
  sunAndMoonAt('sunLongitude', at) - sunAndMoonAt('siderealOffset', at);
const siderealSum = (at: number): number => siderealMoon(at) + siderealSun(at);

export const sunSignAt = (at: number): number => Math.floor(normalize(siderealSun(at)) / 30) + 1;

export const moonSignAt = (at: number): number => Math.floor(normalize(siderealMoon(at)) / 30) + 1;

/** Report of the Calendar Reform Committee (1955), chapter C. Tithi 15 is the full moon, 30 the new moon. */
const limbs: Record<Limb, LimbRule> = {
  tithi: { count: 30, rate: 12.190749, angle: elongation },
  nakshatra: { count: 27, rate: 13.176358, angle: siderealMoon },
  yoga: { count: 27, rate: 14.162005, angle: siderealSum },
  karana: { count: 60, rate: 12.190749, angle: elongation },
};

export function limbAt(limb: Limb, at: number): number {
  const { count, angle } = limbs[limb];
  return Math.floor((normalize(angle(at)) * count) / 360) + 1;
}

export function limbEnd(limb: Limb, from: number): number {
  const { count, rate, angle } = limbs[limb];
  const begin = normalize(angle(from));
  const step = 360 / count;
  return momentOf(angle, rate, (Math.floor(begin / step) + 1) * step - begin, from);
}

export interface LimbTime {
  readonly begin: number;
  readonly end: number;
}

export function spanNear(limb: Limb, number: number, guess: number): LimbTime {
  const { count, rate, angle } = limbs[limb];
  const middle = ((number - 0.5) * 360) / count;
  const from = momentOf(angle, rate, signed(middle - angle(guess)), guess);
  return {
    begin: momentOf(angle, rate, -180 / count, from),
    end: momentOf(angle, rate, 180 / count, from),
  };
}

function momentOf(angle: (at: number) => number, rate: number, growth: number, from: number): number {
  const target = angle(from) + growth;
  let at = from + growth / rate;
  for (let pass = 0; pass < 12; pass++) {
    const missing = signed(target - angle(at));
    at += missing / rate;
    if (Math.abs(missing) < 1e-6) break;
  }
  return at;
}

export interface LimbSpan {
  readonly id: number;
  readonly end: number;
}

/** Days; more than the error of any boundary. */
const justAfter = 1e-6;

export function limbsBetween(limb: Limb, from: number, to: number): readonly LimbSpan[] {
  const spans: LimbSpan[] = [];
  for (let [at, end] = [from, from]; end < to; at = end + justAfter) {
    end = limbEnd(limb, at);
    spans.push({ id: limbAt(limb, at), end });
  }
  return spans;
}

export function pakshaOf(tithi: number): Paksha {
  return tithi <= 15 ? 'Shukla' : 'Krishna';
}
