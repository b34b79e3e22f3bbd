import { type AstroTime, e_tilt, Rotation_EQJ_ECT } from 'astronomy-engine';
import { cos, normalize, sin } from './angle.ts';
import { smallNutation } from './earth/nutation.ts';
import { meanSiderealTime } from './earth/sidereal-time.ts';
import { heliocentricState, type Orbiting } from './heliocentric.ts';
import { moonState } from './moon.ts';
import { driftedMoon, driftedPlanet, type State } from './state.ts';
import { dot, length, plusScaled, type Vector3 } from './vector.ts';

/** Speed of light, au per day. */
export const lightSpeed = 173.1446326846693;

interface Orientation {
  readonly time: AstroTime;
  /** Rows turn a J2000 equatorial vector into the true ecliptic and equinox of date. */
  readonly toEcliptic: readonly [Vector3, Vector3, Vector3];
  readonly obliquity: number;
  readonly nutation: number;
  readonly siderealTime: number;
}

export interface Frame extends Orientation {
  /** Heliocentric states; each is computed when it is first asked for. */
  readonly orbiting: (body: Orbiting) => State;
  readonly moon: () => State;
}

export function frameAt(time: AstroTime): Frame {
  const states = new Map<Orbiting, State>();
  const orbiting = (body: Orbiting): State => {
    const state = states.get(body) ?? heliocentricState(body, time.tt);
    states.set(body, state);
    return state;
  };
  let apparentMoon: State | undefined;
  const moon = (): State => {
    if (apparentMoon === undefined) {
      const now = moonState(time.tt);
      apparentMoon = driftedMoon(now, orbiting('Earth'), -length(now.position) / lightSpeed);
    }
    return apparentMoon;
  };
  return { ...orientationAt(time), orbiting, moon };
}

export function frameAfter(frame: Frame, days: number): Frame {
  return {
    ...orientationAt(frame.time.AddDays(days)),
    orbiting: (body) => driftedPlanet(frame.orbiting(body), days),
    moon: () => driftedMoon(frame.moon(), frame.orbiting('Earth'), days),
  };
}

function orientationAt(time: AstroTime): Orientation {
  const tilt = e_tilt(time);
  const small = smallNutation(time.tt);
  const { rot } = Rotation_EQJ_ECT(time);
  const row = (i: number): Vector3 => [rot[0]?.[i] ?? 0, rot[1]?.[i] ?? 0, rot[2]?.[i] ?? 0];
  const [x, y, pole] = [row(0), row(1), row(2)];
  const [turnSin, turnCos] = [sin(small.longitude), cos(small.longitude)];
  const turned = (a: Vector3, b: Vector3, scale: number): Vector3 =>
    plusScaled(plusScaled([0, 0, 0], a, turnCos), b, scale);
  return {
    time,
    toEcliptic: [turned(x, y, -turnSin), turned(y, x, turnSin), pole],
    obliquity: tilt.tobl + small.obliquity,
    nutation: tilt.dpsi / 3600 + small.longitude,
    siderealTime: normalize(
      meanSiderealTime(time, tilt.ee / 240) + tilt.ee / 240 + small.longitude * cos(tilt.tobl),
    ),
  };
}

export function eclipticOfDate(frame: Frame, equatorial: Vector3): Vector3 {
  const [x, y, z] = frame.toEcliptic;
  return [dot(x, equatorial), dot(y, equatorial), dot(z, equatorial)];
}
