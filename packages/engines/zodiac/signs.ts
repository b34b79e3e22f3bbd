export type PerSign<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T];

export const signNames = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const satisfies PerSign<string>;
export type SignName = (typeof signNames)[number];

export function ofSign<T>(values: PerSign<T>, sign: number): T {
  const value = values[sign - 1];
  if (value === undefined) throw new RangeError(`there is no sign number ${sign}`);
  return value;
}

export function signName(sign: number): SignName {
  return ofSign(signNames, sign);
}

export function signOf(longitude: number): number {
  return Math.floor(longitude / 30) + 1;
}

/** A sign or house `steps` further round twelve; `steps` may be negative. */
export function around(from: number, steps: number): number {
  return ((((from - 1 + steps) % 12) + 12) % 12) + 1;
}
