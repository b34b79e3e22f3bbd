import { atan2, cos, normalize, sin } from './angle.ts';
import { eclipticOfDate, type Frame } from './frame.ts';

const inclinationDegrees = 5.1453964;

/** Degrees from the mean equinox of date (Chapront-Touzé and Chapront, in Meeus, chapter 47). */
function meanElements(tt: number): { node: number; perigee: number } {
  const t = tt / 36525;
  return {
    node: 125.0445479 - 1934.1362891 * t + 0.0020754 * t * t + t ** 3 / 467441 - t ** 4 / 60616000,
    perigee: 83.3532465 + 4069.0137287 * t - 0.01032 * t * t - t ** 3 / 80053 + t ** 4 / 18999000,
  };
}

/** Mean ascending node (Rahu), degrees of the true equinox of date. */
export function meanNode(frame: Frame): number {
  return normalize(meanElements(frame.time.tt).node + frame.nutation);
}

export function trueNode(frame: Frame): number {
  const { position, velocity } = frame.moon();
  const [x, y, z] = eclipticOfDate(frame, position);
  const [vx, vy, vz] = eclipticOfDate(frame, velocity);
  return atan2(y * vz - z * vy, x * vz - z * vx);
}

/** Mean apogee; reduction to the ecliptic moves it up to 7 arcminutes. */
export function meanLilith(frame: Frame): number {
  const { node, perigee } = meanElements(frame.time.tt);
  const fromNode = perigee + 180 - node;
  return normalize(node + atan2(cos(inclinationDegrees) * sin(fromNode), cos(fromNode)) + frame.nutation);
}
