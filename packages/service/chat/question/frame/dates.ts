import { daysInMonth } from '@palmleaf/contract/birth';
import { monthNames } from '@palmleaf/contract/month-names';
import { hitsOf, type Token, type Wording } from '@palmleaf/texts/lexicons';

export interface NamedDay {
  readonly day: number;
  readonly month: number;
  readonly year: number | undefined;
  readonly text: string;
}

const maxWordsBetween = 2;

const dayOf = (token: Token | undefined): number | undefined =>
  token && /^\d{1,2}$/.test(token.letters) ? Number(token.letters) : undefined;
const yearOf = (token: Token | undefined): number | undefined =>
  token && /^(?:1[5-9]|2\d)\d\d$/.test(token.letters) ? Number(token.letters) : undefined;

const inCentury = (number: number): number =>
  number >= 100 ? number : number < 40 ? 2000 + number : 1900 + number;

interface FoundDay extends NamedDay {
  readonly from: number;
}

function textAt(message: string, tokens: readonly Token[], places: readonly number[]): string {
  return message.slice(tokens[Math.min(...places)]?.at, tokens[Math.max(...places)]?.end);
}

/** "5 december 2026", "december 5", "2026 டிசம்பர் 10". */
function daysInWords(message: string, wording: Wording): FoundDay[] {
  const { tokens } = wording;
  const found: FoundDay[] = [];
  for (const [index, name] of monthNames.entries())
    for (const { from, to } of hitsOf(wording, name)) {
      const before = [1, 2, 3].map((steps) => from - steps).find((at) => dayOf(tokens[at]) !== undefined);
      const after = [0, 1].map((steps) => to + steps).find((at) => dayOf(tokens[at]) !== undefined);
      const isBefore = before !== undefined && from - before - 1 <= maxWordsBetween;
      const at = isBefore ? before : after;
      const day = dayOf(at === undefined ? undefined : tokens[at]);
      if (at === undefined || day === undefined) continue;
      const years = [to, to + 1, to + 2, to + 3, from - 1, from - 2];
      const ofYear = years.find((each) => yearOf(tokens[each]) !== undefined);
      const places = [from, to - 1, at, ...(ofYear === undefined ? [] : [ofYear])];
      const year = ofYear === undefined ? undefined : yearOf(tokens[ofYear]);
      found.push({ day, month: index + 1, year, from, text: textAt(message, tokens, places) });
    }
  return found;
}

/** "5.12.2026", "12/25/2026", "2026-12-05". */
function daysInDigits(message: string, tokens: readonly Token[]): FoundDay[] {
  const found: FoundDay[] = [];
  for (const [from, one] of tokens.entries()) {
    const [other, last] = tokens.slice(from + 1);
    if (!other || !last) break;
    const marks = message.slice(one.end, other.at) + message.slice(other.end, last.at);
    if (!/^(?:\.\.|\/\/|--)$/.test(marks)) continue;
    const [a, b, c] = [one, other, last].map(({ letters }) => Number(letters));
    if (a === undefined || b === undefined || c === undefined || Number.isNaN(a + b + c)) continue;
    const digits = textAt(message, tokens, [from, from + 2]);
    if (yearOf(one)) found.push({ year: a, month: b, day: c, from, text: digits });
    else if (b > 12) found.push({ day: b, month: a, year: inCentury(c), from, text: digits });
    else found.push({ day: a, month: b, year: inCentury(c), from, text: digits });
  }
  return found;
}

export function daysIn(message: string, wording: Wording): NamedDay[] {
  const all = [...daysInDigits(message, wording.tokens), ...daysInWords(message, wording)];
  return all
    .filter(({ day, month, year }) => {
      if (month < 1 || month > 12) return false;
      return day >= 1 && day <= daysInMonth(year ?? 2000, month);
    })
    .toSorted((one, other) => one.from - other.from);
}

export const dayIn = (message: string, wording: Wording): NamedDay | undefined => daysIn(message, wording)[0];
