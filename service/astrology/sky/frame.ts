import { type AstroTime, Body, e_tilt, HelioState, Rotation_EQJ_ECT, SiderealTime } from 'astronomy-engine';
import { normalize } from '../angle.ts';

export type Vector3 = readonly [x: number, y: number, z: number];

/** What all positions of one moment have in common: the orientation of the Earth and where it is. */
export interface Frame {
  readonly time: AstroTime;
  /** Heliocentric position (au) and velocity (au per day) of the Earth, mean equator and equinox of J2000. */
  readonly earth: Vector3;
  readonly earthVelocity: Vector3;
  /** Rows turn a J2000 equatorial vector into the true ecliptic and equinox of date. */
  readonly toEcliptic: readonly [Vector3, Vector3, Vector3];
  /** True obliquity of the ecliptic, degrees. */
  readonly obliquity: number;
  /** Nutation in longitude, degrees. */
  readonly nutation: number;
  /** Apparent sidereal time at Greenwich, degrees. */
  readonly siderealTime: number;
}

export function frameAt(time: AstroTime): Frame {
  const earth = HelioState(Body.Earth, time);
  const tilt = e_tilt(time);
  const { rot } = Rotation_EQJ_ECT(time);
  const row = (i: number): Vector3 => [rot[0]?.[i] ?? 0, rot[1]?.[i] ?? 0, rot[2]?.[i] ?? 0];
  return {
    time,
    earth: [earth.x, earth.y, earth.z],
    earthVelocity: [earth.vx, earth.vy, earth.vz],
    toEcliptic: [row(0), row(1), row(2)],
    obliquity: tilt.tobl,
    nutation: tilt.dpsi / 3600,
    siderealTime: normalize(SiderealTime(time) * 15),
  };
}

export function dot(a: Vector3, b: Vector3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** The J2000 equatorial vector seen from the true ecliptic and equinox of the frame's date. */
export function eclipticOfDate(frame: Frame, equatorial: Vector3): Vector3 {
  const [x, y, z] = frame.toEcliptic;
  return [dot(x, equatorial), dot(y, equatorial), dot(z, equatorial)];
}
