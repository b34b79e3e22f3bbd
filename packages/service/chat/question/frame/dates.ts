import { daysInMonth } from '@palmleaf/contract/birth';
import { monthNames } from '@palmleaf/contract/month-names';
import { hitsOf, type Token, type Wording } from '@palmleaf/texts/lexicons';

/** A civil day; without a year where none is said. */
export interface NamedDay {
  readonly day: number;
  readonly month: number;
  readonly year: number | undefined;
}

/** Words between a day and its month: "3rd of March", "5ஆம் தேதி". */
const mostBetween = 2;

const dayOf = (token: Token | undefined): number | undefined =>
  token && /^\d{1,2}$/.test(token.letters) ? Number(token.letters) : undefined;
const yearOf = (token: Token | undefined): number | undefined =>
  token && /^(?:19|20)\d\d$/.test(token.letters) ? Number(token.letters) : undefined;

const inCentury = (number: number): number =>
  number >= 100 ? number : number < 40 ? 2000 + number : 1900 + number;

/** The day that words name with a month: "5 december 2026", "december 5", "2026 டிசம்பர் 10". */
function spoken(wording: Wording): NamedDay | undefined {
  const { tokens } = wording;
  for (const [index, name] of monthNames.entries())
    for (const { from, to } of hitsOf(wording, name)) {
      const before = [1, 2, 3].map((steps) => from - steps).find((at) => dayOf(tokens[at]) !== undefined);
      const after = [0, 1].map((steps) => to + steps).find((at) => dayOf(tokens[at]) !== undefined);
      const isBefore = before !== undefined && from - before - 1 <= mostBetween;
      const at = isBefore ? before : after;
      const day = dayOf(at === undefined ? undefined : tokens[at]);
      if (day === undefined) continue;
      const years = [to, to + 1, to + 2, to + 3, from - 1, from - 2].map((each) => yearOf(tokens[each]));
      return { day, month: index + 1, year: years.find((each) => each !== undefined) };
    }
  return undefined;
}

/** "5.12.2026", "12/25/2026" and "2026-12-05". */
function written(message: string, tokens: readonly Token[]): NamedDay | undefined {
  for (const [at, one] of tokens.entries()) {
    const [other, last] = tokens.slice(at + 1);
    if (!other || !last) return undefined;
    const marks = message.slice(one.end, other.at) + message.slice(other.end, last.at);
    if (!/^(?:\.\.|\/\/|--)$/.test(marks)) continue;
    const [a, b, c] = [one, other, last].map(({ letters }) => Number(letters));
    if (a === undefined || b === undefined || c === undefined || Number.isNaN(a + b + c)) continue;
    if (yearOf(one)) return { year: a, month: b, day: c };
    return b > 12 ? { day: b, month: a, year: inCentury(c) } : { day: a, month: b, year: inCentury(c) };
  }
  return undefined;
}

/** The day that a message names. */
export function dayIn(message: string, wording: Wording): NamedDay | undefined {
  const named = written(message, wording.tokens) ?? spoken(wording);
  if (!named || named.month < 1 || named.month > 12) return undefined;
  const isDay = named.day >= 1 && named.day <= daysInMonth(named.year ?? 2000, named.month);
  return isDay ? named : undefined;
}
