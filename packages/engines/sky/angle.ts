const radians = Math.PI / 180;

/** 0 (included) to 360 (excluded) degrees. */
export function normalize(degrees: number): number {
  const turned = degrees % 360;
  const positive = turned < 0 ? turned + 360 : turned;
  // Adding 0 turns -0 into 0.
  return positive >= 360 ? 0 : positive + 0;
}

/** -180 (included) to 180 (excluded) degrees. */
export function signed(degrees: number): number {
  return normalize(degrees + 180) - 180;
}

/** The shorter arc, 0 to 180 degrees. */
export function separation(a: number, b: number): number {
  return Math.abs(signed(a - b));
}

export const sin = (degrees: number): number => Math.sin(degrees * radians);
export const cos = (degrees: number): number => Math.cos(degrees * radians);
export const tan = (degrees: number): number => Math.tan(degrees * radians);
export const asin = (ratio: number): number => Math.asin(Math.max(-1, Math.min(1, ratio))) / radians;
export const atan = (ratio: number): number => Math.atan(ratio) / radians;
export const atan2 = (y: number, x: number): number => normalize(Math.atan2(y, x) / radians);
