const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Adds thousands separators: `1,148`, `12,345.50`. */
export function readable(decimal: string): string {
  const [whole = '', ...fraction] = decimal.split('.');
  return [grouped(whole), ...fraction].join('.');
}

export const count = (number: number): string => readable(String(Math.round(number * 10_000) / 10_000));

export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${count(number)} ${number === 1 ? one : many}`;
