import { type Birth, daysInMonth } from '@palmleaf/contract/birth';
import { type Nativity, nativityOf, pointOf } from '../chart/nativity.ts';
import { type Dasha, subPeriods, Vimshottari } from '../forecast/dasha.ts';
import { Ephemeris } from '../forecast/ephemeris.ts';
import { limbAt } from '../panchang/lunar-day.ts';
import { midnightOf } from '../panchang/month.ts';
import { sunDay } from '../panchang/sun-times.ts';
import { dateOfJulianDay, julianDayOf } from '../sky/instant.ts';
import type { Graha } from '../zodiac/bodies.ts';
import { type Nakshatra, nakshatraNames } from '../zodiac/nakshatra.ts';
import { kalaSarpaOf } from './kala-sarpa.ts';
import { manglikOf } from './manglik.ts';
import { navamsaSign } from './navamsa.ts';
import { type SaturnSpell, saturnSpells, stayAt } from './sade-sati.ts';

interface BirthLimbs {
  readonly tithi: number;
  readonly vara: number;
  /** For a birth before dawn: the sunrise at which the vara (weekday) ends. */
  readonly varaEnd?: Date;
  readonly nakshatra: number;
  readonly pada: number;
  readonly yoga: number;
  readonly karana: number;
}

export interface SignChart {
  readonly ascendant: number;
  readonly signs: Readonly<Record<Graha, number>>;
}

export interface Horoscope {
  readonly nativity: Nativity;
  readonly rashi: SignChart;
  readonly navamsa: SignChart;
  readonly limbs: BirthLimbs;
  readonly mahadashas: readonly Dasha[];
  readonly running: { readonly maha: Dasha; readonly antardashas: readonly Dasha[] };
  readonly manglik: ReturnType<typeof manglikOf>;
  readonly kalaSarpa: boolean;
  readonly sadeSati: SadeSati | undefined;
}

interface SadeSati {
  readonly spell: SaturnSpell;
  readonly isRunning: boolean;
}

const dayMs = 86_400_000;
const saturnRoundAndMoreMs = 31 * 365.25 * dayMs;

/**
 * @param birth with a known time
 * @param asOf the moment for dashas and sade sati; before the birth, the birth counts
 */
export function horoscopeOf(birth: Birth, asOf: Date): Horoscope {
  const nativity = nativityOf(birth, 'VEDIC');
  const { born, ascendant } = nativity;
  const at = asOf > born ? asOf : born;
  const moon = pointOf(nativity, 'Moon');
  const dashas = new Vimshottari(moon.longitude, born);
  const { maha } = dashas.at(at);
  const fromBirth = (dasha: Dasha): Dasha => (dasha.from < born ? { ...dasha, from: born } : dasha);
  return {
    nativity,
    rashi: { ascendant: ascendant.sign, signs: perGraha((graha) => pointOf(nativity, graha).sign) },
    navamsa: {
      ascendant: navamsaSign(ascendant.longitude),
      signs: perGraha((graha) => navamsaSign(pointOf(nativity, graha).longitude)),
    },
    limbs: limbsOf(birth, moon.nakshatra),
    mahadashas: dashas.cycleAt(at).map(fromBirth),
    running: {
      maha: fromBirth(maha),
      antardashas: subPeriods(maha)
        .filter(({ to }) => to > born)
        .map(fromBirth),
    },
    manglik: manglikOf(nativity),
    kalaSarpa: kalaSarpaOf(nativity).present,
    sadeSati: sadeSatiOf(moon.sign, at),
  };
}

function perGraha<Value>(compute: (graha: Graha) => Value): Record<Graha, Value> {
  return {
    Sun: compute('Sun'),
    Moon: compute('Moon'),
    Mars: compute('Mars'),
    Mercury: compute('Mercury'),
    Jupiter: compute('Jupiter'),
    Venus: compute('Venus'),
    Saturn: compute('Saturn'),
    Rahu: compute('Rahu'),
    Ketu: compute('Ketu'),
  };
}

function limbsOf(birth: Birth, moon: Nakshatra | undefined): BirthLimbs {
  const at = julianDayOf(birth);
  const midnight = midnightOf(birth.year, birth.month, birth.day, birth);
  const weekday = new Date(Date.UTC(birth.year, birth.month - 1, birth.day)).getUTCDay();
  const { rise } = sunDay(midnight, birth);
  return {
    tithi: limbAt('tithi', at),
    ...(at < rise ? { vara: (weekday + 6) % 7, varaEnd: dateOfJulianDay(rise) } : { vara: weekday }),
    nakshatra: (moon?.index ?? 0) + 1,
    pada: moon?.pada ?? 1,
    yoga: limbAt('yoga', at),
    karana: limbAt('karana', at),
  };
}

function sadeSatiOf(moonSign: number, at: Date): SadeSati | undefined {
  const sky = new Ephemeris('sidereal');
  const span = { from: at, to: new Date(at.getTime() + saturnRoundAndMoreMs) };
  const [spell] = saturnSpells(sky, moonSign, span, 'sade sati');
  return spell && { spell, isRunning: stayAt(spell, at) !== undefined };
}

/** For a birth at an unknown time; several numbers if the sky changed during the day. */
export interface DayHoroscope {
  readonly signs: Readonly<Record<Graha, readonly number[]>>;
  readonly nakshatras: readonly number[];
  /** Undefined if the Moon changed its sign during the day. */
  readonly sadeSati: SadeSati | undefined;
}

export function dayHoroscopeOf(birth: Birth, asOf: Date): DayHoroscope {
  const begin = nativityOf({ ...birth, hour: 0, min: 0 }, 'VEDIC');
  const end = nativityOf(nextDay(birth), 'VEDIC');
  const ends = (graha: Graha) => [pointOf(begin, graha), pointOf(end, graha)] as const;
  const signs = perGraha((graha) => [...new Set(ends(graha).map(({ sign }) => sign))]);
  const [first, last] = ends('Moon');
  const [from, to] = [first.nakshatra?.index ?? 0, last.nakshatra?.index ?? 0];
  const count = nakshatraNames.length;
  const passed = ((to - from + count) % count) + 1;
  const [moonSign, ...others] = signs.Moon;
  return {
    signs,
    nakshatras: Array.from({ length: passed }, (_, index) => ((from + index) % count) + 1),
    sadeSati: moonSign === undefined || others.length > 0 ? undefined : sadeSatiOf(moonSign, asOf),
  };
}

function nextDay(birth: Birth): Birth {
  const isLast = birth.day === daysInMonth(birth.year, birth.month);
  const isYearEnd = isLast && birth.month === 12;
  return {
    ...birth,
    hour: 0,
    min: 0,
    day: isLast ? 1 : birth.day + 1,
    month: isYearEnd ? 1 : isLast ? birth.month + 1 : birth.month,
    year: isYearEnd ? birth.year + 1 : birth.year,
  };
}
