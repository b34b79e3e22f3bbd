import { drekkanaLord, haddaLord, navamshaLord, signed } from '@palmleaf/engines/testing';
import type { ClassicalPlanet, NakshatraLord } from '@palmleaf/engines/zodiac';
import { rulers } from '../decide.ts';
import type { AnnualSky } from './annual-sky.ts';
import { regardOf } from './decide-year.ts';

/** Longitudes of greatest strength in degrees (Brihat Parashara Hora Shastra 3.49). */
const highest: Readonly<Record<ClassicalPlanet, number>> = {
  Sun: 10,
  Moon: 33,
  Mars: 298,
  Mercury: 165,
  Jupiter: 95,
  Venus: 357,
  Saturn: 200,
};

/** Adawal, Tajik Shastra: a part that the planet rules counts 1, a friend's 3/4, an enemy's 1/4. */
function strengthOf(body: ClassicalPlanet, year: AnnualSky): number {
  const { sign, degree, longitude } = year.planet(body);
  const parts = [
    { points: 30, lord: rulers[sign] ?? body },
    { points: 15, lord: haddaLord({ sign: sign + 1, degree }) },
    { points: 10, lord: drekkanaLord({ longitude }) },
    { points: 5, lord: navamshaLord({ longitude }) },
  ];
  const share = (lord: ClassicalPlanet): number => {
    if (lord === body) return 1;
    const regard = regardOf(sign, year.planet(lord).sign);
    return regard === 'friendly' ? 0.75 : regard === 'inimical' ? 0.25 : 0.5;
  };
  const high = (180 - Math.abs(signed(longitude - highest[body]))) / 9;
  return (high + parts.reduce((sum, { points, lord }) => sum + points * share(lord), 0)) / 4;
}

/** Lords of three signs, by the sign of the ascendant (Nemichandra Shastri, Bharatiya Jyotish, p. 448). */
const threeSigns = {
  day: 'Sun Venus Saturn Venus Jupiter Moon Mercury Mars Saturn Mars Jupiter Moon'.split(' '),
  night: 'Jupiter Moon Mercury Mars Sun Venus Saturn Venus Saturn Mars Jupiter Moon'.split(' '),
};

export function lordOfYear(year: AnnualSky): ClassicalPlanet | undefined {
  const muntha = rulers[(year.natalAscendant + year.age) % 12];
  const lordOfThreeSigns = threeSigns[year.isByDay ? 'day' : 'night'][year.ascendant];
  const bearers = [
    muntha,
    rulers[year.natalAscendant],
    rulers[year.ascendant],
    rulers.find((ruler) => ruler === lordOfThreeSigns),
    rulers[year.planet(year.isByDay ? 'Sun' : 'Moon').sign],
  ].flatMap((bearer) => (bearer === undefined ? [] : [bearer]));
  const offices = (body: ClassicalPlanet): number => bearers.filter((bearer) => bearer === body).length;
  const [best] = bearers
    .filter((body) => regardOf(year.planet(body).sign, year.ascendant) !== undefined)
    .sort((a, b) => strengthOf(b, year) - strengthOf(a, year) || offices(b) - offices(a));
  return bearers.every((body) => strengthOf(body, year) < 5) ? muntha : (best ?? muntha);
}

const order: readonly (readonly [NakshatraLord, number])[] = [
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

interface Period {
  readonly lord: NakshatraLord;
  /** Days since J2000. */
  readonly from: number;
  readonly to: number;
}

/** The first lord by Charak: completed years plus the natal nakshatra, less 2, modulo 9; 1 is the Sun. */
export function periodsOf({ natalMoon, age, begins, days }: AnnualSky): readonly Period[] {
  const place = (natalMoon * 27) / 360;
  const first = (age + Math.floor(place) + 1 - 2 + 8) % 9;
  const behind = place % 1;
  let at = begins;
  return Array.from({ length: 10 }, (_, i) => {
    const [lord, length] = order[(first + i) % 9] ?? ['Sun', 0];
    const share = i === 0 ? 1 - behind : i === 9 ? behind : 1;
    const from = at;
    at += (length * share * days) / 360;
    return { lord, from, to: at };
  });
}
