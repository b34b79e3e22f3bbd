import { atan2, cos, normalize, signed, sin, tan } from '../../sky/angle.ts';
import type { Vector3 } from '../../sky/vector.ts';

/** Degrees; `meridian` is the right ascension on the meridian. */
export interface Horizon {
  readonly meridian: number;
  readonly latitude: number;
  readonly obliquity: number;
}

export interface Angles {
  readonly ascendant: number;
  readonly midheaven: number;
  readonly vertex: number;
}

/** The longitude with this oblique ascension at the latitude `pole`. */
export function rising(ascension: number, pole: number, obliquity: number): number {
  const degree = atan2(
    cos(ascension - 90),
    -(sin(ascension - 90) * cos(obliquity) + tan(pole) * sin(obliquity)),
  );
  const quarter = 90 * Math.round(degree / 90);
  return Math.abs(degree - quarter) < indistinct ? normalize(quarter) : degree;
}

/** Degrees, as in Swiss Ephemeris: the least distance from an equinox, a solstice or the pole that counts. */
const indistinct = 1e-10;

export function offThePole(latitude: number): number {
  return Math.max(indistinct - 90, Math.min(90 - indistinct, latitude));
}

export function isPolar({ latitude, obliquity }: Horizon): boolean {
  return Math.abs(latitude) >= 90 - obliquity;
}

/**
 * Beyond the polar circle the Ascendant can fall west of the Midheaven. Then `anglesOf` returns the opposite point, as Swiss
 * Ephemeris does, and for topocentric houses (`flipsMidheaven`) also the opposite Midheaven.
 */
export function anglesOf(horizon: Horizon, { flipsMidheaven }: { readonly flipsMidheaven: boolean }): Angles {
  const { meridian, latitude, obliquity } = horizon;
  const culminating = atan2(sin(meridian), cos(meridian) * cos(obliquity));
  const risen = rising(meridian + 90, latitude, obliquity);
  const westward = isPolar(horizon) && signed(risen - culminating) < 0;
  const ascendant = westward ? normalize(risen + 180) : risen;
  const midheaven = westward && flipsMidheaven ? normalize(culminating + 180) : culminating;
  const colatitude = latitude >= 0 ? 90 - latitude : -90 - latitude;
  const prime = rising(meridian - 90, colatitude, obliquity);
  const eastward = Math.abs(latitude) <= obliquity && signed(prime - culminating) > 0;
  return { ascendant, midheaven, vertex: eastward ? normalize(prime + 180) : prime };
}

export interface Side {
  readonly isAbove: boolean;
  readonly isEastern: boolean;
}

export function sideOf([x, y, z]: Vector3, { meridian, latitude, obliquity }: Horizon): Side {
  const towardsQuadrature = y * cos(obliquity) - z * sin(obliquity);
  const towardsPole = y * sin(obliquity) + z * cos(obliquity);
  const towardsMeridian = x * cos(meridian) + towardsQuadrature * sin(meridian);
  return {
    isAbove: sin(latitude) * towardsPole + cos(latitude) * towardsMeridian >= 0,
    isEastern: x * sin(meridian) < towardsQuadrature * cos(meridian),
  };
}
