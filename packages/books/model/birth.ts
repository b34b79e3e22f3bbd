import type { ReportView } from '@palmleaf/shared/views/views';
import type { Wording } from '../words/wording.ts';

type Birth = NonNullable<ReportView['birth']>;

const two = (number: number): string => String(number).padStart(2, '0');

/** The civil date of a birth: `1988-05-17`. */
export const isoOf = ({ day, month, year }: Birth): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

/** When, and where if that is known, a line each. */
export function bornLines(birth: Birth, { date }: Wording): string[] {
  const day = date({ day: 'numeric', month: 'long', year: 'numeric' })(`${isoOf(birth)}T00:00:00Z`);
  const where = [birth.place, birth.country].filter((text) => text !== undefined && text.trim() !== '');
  return [
    birth.unknownTime === undefined ? `${day}, ${two(birth.hour)}:${two(birth.min)}` : day,
    ...(where.length === 0 ? [] : [where.join(', ')]),
  ];
}
