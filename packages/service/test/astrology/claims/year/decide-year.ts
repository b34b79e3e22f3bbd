import { drekkanaLord, haddaLord, navamshaLord, signed } from '@palmleaf/engines/testing';
import { type ClassicalPlanet, classicalPlanets } from '@palmleaf/engines/zodiac';
import type { YearClaim } from '@palmleaf/texts/testing';
import { exaltations, rulers } from '../decide.ts';
import type { AnnualSky, PlanetPosition } from './annual-sky.ts';
import { lordOfYear, periodsOf } from './year-rules.ts';

/** Decides by the rules of Tajika in docs/decisions/astrology-varshaphal.md. */
export function holdsInYear(claim: YearClaim, year: AnnualSky): boolean {
  switch (claim.is) {
    case 'our measure':
      return true;
    case 'all':
      return claim.of.every((one) => holdsInYear(one, year));
    case 'any':
      return claim.of.some((one) => holdsInYear(one, year));
    case 'rules the Ascendant':
      return rulers[year.ascendant] === claim.body;
    case 'rules':
      return claim.houses.join() === housesOf(claim.body, year).join();
    case 'in house':
      return year.planet(claim.body).house === claim.house;
    case 'approaches':
    case 'leaves':
      return moves(year.planet(claim.mover), year.planet(claim.other), claim.is === 'approaches');
    case 'joined':
    case 'not joined':
      return isJoined(claim.between, year) === (claim.is === 'joined');
    case 'within a degree':
      return isJoined(claim.between, year) && Math.abs(gapOf(claim.between, year)) <= 1 + tolerance;
    case 'beyond their light':
      return !isJoined(claim.between, year);
    case 'regard':
      return regardWhenMet(claim.between, year) === claim.as;
    case 'averse':
      return regardOf(year.planet(claim.between[0]).sign, year.planet(claim.between[1]).sign) === undefined;
    case 'in the light of':
      return isInLight(claim.body, claim.of, year);
    case 'links':
      return claim.between.every((one) => isLit([claim.body, one], year));
    case 'faster than both':
      return claim.of.every((one) => bySpeed.indexOf(claim.body) < bySpeed.indexOf(one));
    case 'slower than both':
      return claim.of.every((one) => bySpeed.indexOf(claim.body) > bySpeed.indexOf(one));
    case 'meets in the next sign':
      return meetsNext(claim.mover, claim.other, year);
    case 'weak':
    case 'not weak':
      return isWeak(claim.body, year) === (claim.is === 'weak');
    case 'strong':
    case 'not strong':
      return isStrong(claim.body, year) === (claim.is === 'strong');
    case 'afflicted':
      return isAfflicted(claim.body, year);
    case 'well placed':
      return (
        isStrong(claim.body, year) && !isAfflicted(claim.body, year) && year.planet(claim.body).house % 3 > 0
      );
    case 'lord of the year':
    case 'not lord of the year':
      return (lordOfYear(year) === claim.body) === (claim.is === 'lord of the year');
    case 'muntha':
      return (year.natalAscendant + year.age - year.ascendant + 144) % 12 === claim.house - 1;
    case 'all seven':
      return classicalPlanets.every((name) => claim.houses.includes(year.planet(name).house));
    case 'period':
      return isLongestPeriod(claim, year);
  }
}

function isLongestPeriod(claim: Extract<YearClaim, { is: 'period' }>, year: AnnualSky): boolean {
  const periodsOfLord = periodsOf(year).filter(({ lord }) => lord === claim.lord);
  const longest = Math.max(...periodsOfLord.map(({ from, to }) => to - from));
  return periodsOfLord.some(
    ({ from, to }) => to - from >= longest - 1 / 24 && isSameDay(from, claim.from) && isSameDay(to, claim.to),
  );
}

type Two = readonly [ClassicalPlanet, ClassicalPlanet];

/** Degrees within which Swiss Ephemeris and the engine differ. */
const tolerance = 0.002;
/** Degrees a day within which their speeds differ. */
const speedSlack = 0.0003;
const bySpeed = ['Moon', 'Mercury', 'Venus', 'Sun', 'Mars', 'Jupiter', 'Saturn'];
const light = { Sun: 15, Moon: 12, Mars: 8, Mercury: 7, Jupiter: 9, Venus: 7, Saturn: 9 } as const;

const housesOf = (body: ClassicalPlanet, { ascendant }: AnnualSky): readonly number[] =>
  rulers
    .flatMap((ruler, sign) => (ruler === body ? [((sign - ascendant + 12) % 12) + 1] : []))
    .sort((a, b) => a - b);

const isSameDay = (days: number, date: Date): boolean =>
  Math.abs(Date.UTC(2000, 0, 1, 12) + days * 86_400_000 - date.getTime()) < 86_400_000;

export function regardOf(sign: number, other: number): 'friendly' | 'inimical' | undefined {
  const steps = (other - sign + 12) % 12;
  return [2, 4, 8, 10].includes(steps) ? 'friendly' : [0, 3, 6, 9].includes(steps) ? 'inimical' : undefined;
}

/** In the last degree of its sign a planet aspects as if from the next sign. */
const isLeaving = ({ degree, speed }: PlanetPosition): boolean => degree >= 29 - tolerance && speed > 0;

function gapOf([a, b]: Two, year: AnnualSky): number {
  return year.planet(b).degree - year.planet(a).degree;
}

const isClosing = ([a, b]: Two, year: AnnualSky): boolean =>
  gapOf([a, b], year) * (year.planet(b).speed - year.planet(a).speed) < 0;

function isLit([a, b]: Two, year: AnnualSky): boolean {
  const looks = regardOf(year.planet(a).sign, year.planet(b).sign) !== undefined;
  return looks && Math.abs(gapOf([a, b], year)) <= light[a] + light[b] + tolerance;
}

const isJoined = (between: Two, year: AnnualSky): boolean => isLit(between, year) && isClosing(between, year);

function regardWhenMet([a, b]: Two, year: AnnualSky): 'friendly' | 'inimical' | undefined {
  const [one, other] = [year.planet(a), year.planet(b)];
  const now = regardOf(one.sign, other.sign);
  const reach = light[a] + light[b] + 1 + tolerance;
  if (now && isClosing([a, b], year) && Math.abs(gapOf([a, b], year)) <= reach) return now;
  const leaving = isLeaving(one) && one.speed > other.speed ? one : other;
  const stays = leaving === one ? other : one;
  return isLeaving(leaving) ? regardOf((leaving.sign + 1) % 12, stays.sign) : now;
}

function moves(mover: PlanetPosition, other: PlanetPosition, closes: boolean): boolean {
  const isMore = Math.abs(mover.speed) >= Math.abs(other.speed) - speedSlack;
  const changes = (gap: number): boolean => mover.speed * gap > 0 === closes;
  const gap = other.degree - mover.degree;
  const across = [
    ...(isLeaving(mover) && mover.speed > other.speed ? [gap + 30] : []),
    ...(isLeaving(other) && other.speed > mover.speed ? [gap - 30] : []),
  ];
  return isMore && [gap, ...(closes ? across : [])].some(changes);
}

function isInLight(body: ClassicalPlanet, [a, b]: Two, year: AnnualSky): boolean {
  const faster = bySpeed.indexOf(a) < bySpeed.indexOf(b) ? a : b;
  const isEnemy = regardOf(year.planet(body).sign, year.planet(faster).sign) === 'inimical';
  return isEnemy && Math.abs(gapOf([body, faster], year)) <= light[faster] + tolerance;
}

function meetsNext(mover: ClassicalPlanet, other: ClassicalPlanet, year: AnnualSky): boolean {
  const [one, met] = [year.planet(mover), year.planet(other)];
  const looks = regardOf((one.sign + 1) % 12, met.sign) !== undefined;
  return isLeaving(one) && looks && met.degree <= light[mover] + light[other] + tolerance;
}

const burnt: Readonly<Record<ClassicalPlanet, readonly [number, number]>> = {
  Sun: [0, 0],
  Moon: [12, 12],
  Mars: [17, 17],
  Mercury: [14, 12],
  Jupiter: [11, 11],
  Venus: [10, 8],
  Saturn: [15, 15],
};

function isAfflicted(body: ClassicalPlanet, year: AnnualSky): boolean {
  const { sign, longitude, speed, house } = year.planet(body);
  const fromSun = Math.abs(signed(longitude - year.planet('Sun').longitude));
  const isBurnt = body !== 'Sun' && fromSun < burnt[body][speed < 0 ? 1 : 0];
  return isBurnt || speed < 0 || exaltations[body] === (sign + 6) % 12 || [6, 8, 12].includes(house);
}

function isWeak(body: ClassicalPlanet, year: AnnualSky): boolean {
  const { sign } = year.planet(body);
  const lord = rulers[sign] ?? body;
  const isGuest = lord !== body && exaltations[body] !== sign;
  return isAfflicted(body, year) || (isGuest && regardOf(sign, year.planet(lord).sign) === 'inimical');
}

function isStrong(body: ClassicalPlanet, year: AnnualSky): boolean {
  const { sign, degree, longitude } = year.planet(body);
  const parts = [
    haddaLord({ sign: sign + 1, degree }),
    drekkanaLord({ longitude }),
    navamshaLord({ longitude }),
  ];
  return rulers[sign] === body || exaltations[body] === sign || parts.includes(body);
}
