import type { ReportView } from '@palmleaf/shared/views/views';
import type { BookWording } from '../words/wording.ts';

type Birth = NonNullable<ReportView['birth']>;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

export const isoOf = ({ day, month, year }: Birth): string =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;

const regions = (locale: string) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const english = regions('en');
const codes = new Map(
  letters
    .flatMap((first) => letters.map((second) => `${first}${second}`))
    .map((code) => [english.of(code), code] as const),
);

function countryIn(locale: string, country: string): string {
  const written = country.trim();
  const code = /^[A-Z]{2}$/.test(written) ? written : codes.get(written);
  return (code && regions(locale).of(code)) ?? written;
}

export function bornLines(birth: Birth, { date, locale }: BookWording): string[] {
  const day = date({ day: 'numeric', month: 'long', year: 'numeric' })(`${isoOf(birth)}T00:00:00Z`);
  const country = birth.country === undefined ? undefined : countryIn(locale, birth.country);
  const where = [birth.place, country].filter((text) => text !== undefined && text.trim() !== '');
  return [
    birth.unknownTime === undefined ? `${day}, ${twoDigits(birth.hour)}:${twoDigits(birth.min)}` : day,
    ...(where.length === 0 ? [] : [where.join(', ')]),
  ];
}
