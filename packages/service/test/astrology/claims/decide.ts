import { type AspectPoint, aspectPoints } from '@palmleaf/engines/chart';
import { type ClassicalPlanet, isClassical, type Planet, planetNames } from '@palmleaf/engines/zodiac';
import type { Claim } from '@palmleaf/texts/testing';
import { forwardArc, type Sky, separation } from './sky.ts';

/** In degrees. This near to a border, the claims of both sides count as true. */
const tolerance = 0.002;
const halfOfPlanets = planetNames.length / 2;
const angleOrb = 8;
const signsWithoutAspect = [1, 5, 7, 11];

export function holds(claim: Claim, sky: Sky): boolean {
  switch (claim.is) {
    case 'nothing':
    case 'our measure':
      return true;
    case 'all':
      return claim.of.every((one) => holds(one, sky));
    case 'elongation': {
      const lead = forwardArc(sky.longitude('Sun'), sky.longitude('Moon'));
      return liesOnArc(lead, claim.from, claim.to - claim.from);
    }
    case 'most planets':
      return doMostStand(sky, claim.stand);
    case 'planets shared':
      return (claim.between === 'east and west' ? eastern(sky) : above(sky)) === halfOfPlanets;
    case 'in sign':
      return liesOnArc(sky.longitude(claim.body), 30 * (claim.sign - 1), 30);
    case 'in house': {
      const cusp = sky.cusps[claim.house - 1] ?? Number.NaN;
      return liesOnArc(
        sky.longitude(claim.body),
        cusp,
        forwardArc(cusp, sky.cusps[claim.house % 12] ?? Number.NaN),
      );
    }
    case 'rules the Ascendant':
      return signsAt(sky.longitude('Ascendant')).some((sign) => rulers[sign] === claim.body);
    case 'aspect':
      return [...aspectAngles[claim.kind]].some((angle) => isNearAspect(sky, claim.between, angle));
    case 'tied':
      return Object.values(aspectAngles)
        .flat()
        .some((angle) => isNearAspect(sky, claim.between, angle));
    case 'at angle':
      return separation(sky.longitude(claim.body), angleOf(sky, claim.angle)) <= angleOrb + tolerance;
    case 'retrograde':
      return sky.speed(claim.body) < 1e-4;
    case 'dignity':
      return signsAt(sky.longitude(claim.body)).some((sign) => dignities[claim.of](claim.body, sign));
    case 'leads':
      return (
        (claim.element === undefined || leading(sky, elements).join() === claim.element) &&
        (claim.mode === undefined || leading(sky, modes).join() === claim.mode)
      );
    case 'shared lead':
      return leading(sky, claim.of === 'elements' ? elements : modes).length > 1;
    case 'missing':
      return weights.every(([point]) => elements[signOf(sky, point) % 4] !== claim.element);
    case 'orb': {
      const [degrees = Number.NaN, minutes = Number.NaN] = claim.written.split('°').map(Number.parseFloat);
      const stated = degrees + minutes / 60;
      return Math.abs(Math.min(...orbsOf(sky, claim.between)) - stated) <= halfMinute + tolerance;
    }
    case 'nearest': {
      const [orb = Number.NaN] = orbsOf(sky, claim.between);
      const others = aspectPoints.flatMap((a, i) =>
        aspectPoints.slice(i + 1).flatMap((b) => orbsOf(sky, [a, b])),
      );
      return orb <= Math.min(...others) + tolerance;
    }
    case 'across signs': {
      const [a, b] = claim.between.map((point) => signsAt(sky.longitude(point)));
      return (a ?? []).some((one) =>
        (b ?? []).some((other) => signsWithoutAspect.includes((one - other + 12) % 12)),
      );
    }
    case 'Sun near': {
      const { altitude, hourAngle } = sky.side('Sun');
      return Math.abs(claim.place === 'the horizon' ? altitude : hourAngle) <= nearDegrees;
    }
    case 'lights':
      return (
        (['Sun', 'Moon'] as const)
          .map((light) => elements[signOf(sky, light) % 4])
          .sort()
          .join() === [...claim.elements].sort().join()
      );
  }
}

function liesOnArc(longitude: number, from: number, arc: number): boolean {
  return forwardArc(from - tolerance, longitude) <= arc + 2 * tolerance;
}

const eastern = (sky: Sky): number => planetNames.filter((planet) => sky.side(planet).isEastern).length;
const above = (sky: Sky): number => planetNames.filter((planet) => sky.side(planet).isAbove).length;
function doMostStand(sky: Sky, side: Extract<Claim, { is: 'most planets' }>['stand']): boolean {
  if (side === 'east') return eastern(sky) > halfOfPlanets;
  if (side === 'west') return eastern(sky) < halfOfPlanets;
  return side === 'above' ? above(sky) > halfOfPlanets : above(sky) < halfOfPlanets;
}

const signsAt = (longitude: number): readonly number[] => [
  Math.floor(forwardArc(tolerance, longitude) / 30),
  Math.floor(forwardArc(-tolerance, longitude) / 30),
];
const signOf = (sky: Sky, point: AspectPoint): number => Math.floor(sky.longitude(point) / 30) % 12;

const aspectAngles = {
  conjunction: [[0, 10]],
  soft: [
    [120, 8],
    [60, 6],
  ],
  hard: [
    [180, 10],
    [90, 8],
  ],
} as const;

const halfMinute = 1 / 120;

const nearDegrees = 12;

function orbsOf(sky: Sky, [a, b]: readonly [AspectPoint, AspectPoint]): readonly number[] {
  const distance = separation(sky.longitude(a), sky.longitude(b));
  return Object.values(aspectAngles)
    .flat()
    .map(([angle, widest]) => ({ orb: Math.abs(distance - angle), widest }))
    .filter(({ orb, widest }) => orb <= widest + tolerance)
    .map(({ orb }) => orb);
}

function isNearAspect(
  sky: Sky,
  [a, b]: readonly [AspectPoint, AspectPoint],
  [angle, orb]: readonly [number, number],
): boolean {
  return Math.abs(separation(sky.longitude(a), sky.longitude(b)) - angle) <= orb + tolerance;
}

function angleOf(sky: Sky, angle: Extract<Claim, { is: 'at angle' }>['angle']): number {
  const longitudes = {
    rising: sky.longitude('Ascendant'),
    culminating: sky.longitude('Midheaven'),
    setting: sky.longitude('Ascendant') + 180,
    anchoring: sky.longitude('Midheaven') + 180,
  };
  return longitudes[angle];
}

export const rulers: readonly ClassicalPlanet[] = [
  'Mars',
  'Venus',
  'Mercury',
  'Moon',
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Saturn',
  'Jupiter',
];
export const exaltations: Readonly<Record<ClassicalPlanet, number>> = {
  Sun: 0,
  Moon: 1,
  Mars: 9,
  Mercury: 5,
  Jupiter: 3,
  Venus: 11,
  Saturn: 6,
};
const isRuler = (planet: Planet, sign: number): boolean => rulers[sign] === planet;
const isExalted = (planet: Planet, sign: number): boolean =>
  isClassical(planet) && exaltations[planet] === sign;
const dignities: Readonly<
  Record<Extract<Claim, { is: 'dignity' }>['of'], (planet: Planet, sign: number) => boolean>
> = {
  domicile: isRuler,
  exalted: isExalted,
  honoured: (planet, sign) => isRuler(planet, sign) || isExalted(planet, sign),
  weakened: (planet, sign) => isRuler(planet, (sign + 6) % 12) || isExalted(planet, (sign + 6) % 12),
};

const elements = ['Fire', 'Earth', 'Air', 'Water'] as const;
const modes = ['Cardinal', 'Fixed', 'Mutable'] as const;

const weights: readonly (readonly [AspectPoint, number])[] = [
  ['Sun', 2],
  ['Moon', 2],
  ['Ascendant', 2],
  ['Mars', 1],
  ['Mercury', 1],
  ['Jupiter', 1],
  ['Venus', 1],
  ['Saturn', 1],
  ['Midheaven', 1],
];

function leading<Name extends string>(sky: Sky, names: readonly Name[]): readonly Name[] {
  const sums = names.map((_, i) =>
    weights.reduce((sum, [point, weight]) => sum + (signOf(sky, point) % names.length === i ? weight : 0), 0),
  );
  return names.filter((_, i) => sums[i] === Math.max(...sums));
}
