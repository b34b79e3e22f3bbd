import { daysInMonth } from '@palmleaf/contract/birth';
import { monthNames } from '@palmleaf/contract/month-names';

/** A civil day; without a year where none is said. */
export interface NamedDay {
  readonly day: number;
  readonly month: number;
  readonly year: number | undefined;
}

const months = monthNames.map((name) => name.toLowerCase());
/** Whole names and their first three letters. */
const monthAt = (text: string): number => months.findIndex((name) => name.startsWith(text.slice(0, 3))) + 1;
const month = `(${months.map((name) => `${name}|${name.slice(0, 3)}`).join('|')}|sept)`;
const year = '(?:[ ,.]+(?:of |de )?((?:19|20)\\d\\d))?';

const spoken: readonly (readonly [RegExp, (parts: readonly string[]) => NamedDay])[] = [
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th|\\.|o|er)? ?(?:of |ko |in )?${month}\\b${year}`),
    ([day, name, ofYear]) => dayOf(day, monthAt(name ?? ''), ofYear),
  ],
  [
    new RegExp(`\\b${month} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b${year}`),
    ([name, day, ofYear]) => dayOf(day, monthAt(name ?? ''), ofYear),
  ],
  [/\b((?:19|20)\d\d)-(\d{1,2})-(\d{1,2})\b/, ([ofYear, name, day]) => dayOf(day, Number(name), ofYear)],
  [
    /\b(\d{1,2})[./-](\d{1,2})[./-]((?:19|20)?\d\d)\b/,
    ([day, name, ofYear]) =>
      Number(name) > 12 ? dayOf(name, Number(day), ofYear) : dayOf(day, Number(name), ofYear),
  ],
];

const dayOf = (day: string | undefined, ofMonth: number, ofYear: string | undefined): NamedDay => ({
  day: Number(day),
  month: ofMonth,
  year: ofYear === undefined ? undefined : inCentury(Number(ofYear)),
});

const inCentury = (number: number): number =>
  number >= 100 ? number : number < 40 ? 2000 + number : 1900 + number;

/** The day that plain words name: "5 december 2026", "december 5", "5.12.2026", "2026-12-05". */
export function dayIn(text: string): NamedDay | undefined {
  for (const [pattern, read] of spoken) {
    const found = pattern.exec(text);
    if (!found) continue;
    const day = read(found.slice(1));
    const isMonth = day.month >= 1 && day.month <= 12;
    if (isMonth && day.day >= 1 && day.day <= daysInMonth(day.year ?? 2000, day.month)) return day;
  }
  return undefined;
}
