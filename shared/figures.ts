const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/**
 * Digits as people read them: `1,148`, `12,345.50`.
 *
 * @param decimal with a point, or without
 */
export function readable(decimal: string): string {
  const [whole = '', ...fraction] = decimal.split('.');
  return [grouped(whole), ...fraction].join('.');
}

/** A number as people read it, with four digits after the point at most: `2,314`. */
export const count = (number: number): string => readable(String(Math.round(number * 10_000) / 10_000));

/** `1 subject`, `2,314 subjects`. */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${count(number)} ${number === 1 ? one : many}`;
