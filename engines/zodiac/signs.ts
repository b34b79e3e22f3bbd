/** A value for each sign, Aries first. */
export type PerSign<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T];

/** The entry of a sign numbered 1 (Aries) to 12 (Pisces). */
export function ofSign<T>(values: PerSign<T>, sign: number): T {
  const value = values[sign - 1];
  if (value === undefined) throw new RangeError(`there is no sign number ${sign}`);
  return value;
}

/** The sign (1 to 12) that holds a longitude of 0 to 360 degrees. */
export function signOf(longitude: number): number {
  return Math.floor(longitude / 30) + 1;
}
