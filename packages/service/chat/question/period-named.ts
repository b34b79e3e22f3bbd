import { yearSpan } from '@palmleaf/contract/birth';
import { monthNames } from '@palmleaf/contract/month-names';
import {
  ahead,
  midnight,
  type Period,
  plusDays,
  units,
  wholeMonth,
  wholeYear,
} from '@palmleaf/texts/chat/terms';
import {
  type Concept,
  type Hit,
  has,
  hitsOf,
  near,
  type Token,
  type Wording,
} from '@palmleaf/texts/lexicons';

const numbers = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const satisfies readonly Concept[];
const plausibleYears = { from: yearSpan.from, to: yearSpan.to - 1 } as const;

/** Words between a number and its unit: "the next five years". */
const reach = 2;

const unitOf = {
  day: 'unit day',
  week: 'unit week',
  month: 'unit month',
  year: 'unit year',
} as const satisfies Record<(typeof units)[number], Concept>;

/** Undefined when the question names none. All days are UTC. */
export function periodIn(wording: Wording, now: Date, birthYear: number): Period | undefined {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const beside = (which: Concept, unit: (typeof units)[number]) => near(wording, [which], [unitOf[unit]], 0);
  return (
    namedMonth(wording, year, month) ??
    counted(wording, now) ??
    season(wording, now) ??
    namedYear(wording, birthYear, year) ??
    first(
      [has(wording, 'year after next'), () => wholeYear(year + 2)],
      [beside('next', 'year'), () => wholeYear(year + 1)],
      [beside('last', 'year'), () => wholeYear(year - 1)],
      [
        beside('this', 'year'),
        () => ({ from: now, to: midnight(year + 1, 0), name: { is: 'rest of year' } }),
      ],
      [beside('next', 'month'), () => wholeMonth(year, month + 1)],
      [
        beside('this', 'month'),
        () => ({ from: now, to: midnight(year, month + 1), name: { is: 'rest of month' } }),
      ],
      [has(wording, 'today'), () => ({ ...ahead(now, 1, 'day'), name: { is: 'today' } })],
      [
        has(wording, 'tomorrow'),
        () => ({ from: plusDays(now, 1), to: plusDays(now, 2), name: { is: 'tomorrow' } }),
      ],
      [
        beside('next', 'week'),
        () => ({ from: plusDays(now, 7), to: plusDays(now, 14), name: { is: 'next week' } }),
      ],
      [beside('this', 'week'), () => ({ ...ahead(now, 1, 'week'), name: { is: 'this week' } })],
      [has(wording, 'now'), () => ahead(now, 3, 'month')],
    )
  );
}

const first = (...cases: readonly (readonly [boolean, () => Period])[]): Period | undefined =>
  cases.find(([isIt]) => isIt)?.[1]();

function counted(wording: Wording, now: Date): Period | undefined {
  for (const [at, token] of wording.tokens.entries()) {
    const count = countAt(wording, at, token.letters);
    if (count === undefined) continue;
    const unit = units.find((each) => hitsOf(wording, unitOf[each]).some(({ from }) => from === at + 1));
    if (!unit) continue;
    const isNear = ({ from, to }: Hit) =>
      to >= at - reach && from <= at + 1 + reach && (from > at + 1 || to <= at);
    if (hitsOf(wording, 'next').some(isNear)) return ahead(now, count, unit);
    if (unit === 'year' && hitsOf(wording, 'after').some(isNear))
      return wholeYear(now.getUTCFullYear() + count);
  }
  return undefined;
}

function countAt(wording: Wording, at: number, letters: string): number | undefined {
  if (/^\d{1,2}$/.test(letters)) return Number(letters) > 0 ? Number(letters) : undefined;
  const word = numbers.findIndex((number) => hitsOf(wording, number).some(({ from }) => from === at));
  return word >= 0 ? word + 1 : undefined;
}

const seasons = ['spring', 'summer', 'autumn', 'winter'] as const satisfies readonly Concept[];
const march = 2;
const monthsOfSeason = 3;

/** Of the northern half of the Earth. */
function season(wording: Wording, now: Date): Period | undefined {
  const index = seasons.findIndex((name) => has(wording, name));
  if (index < 0) return undefined;
  const named = wording.tokens.find(isYear);
  const month = march + monthsOfSeason * index;
  const inYear = (year: number): Period => ({
    from: midnight(year, month),
    to: midnight(year, month + monthsOfSeason),
    name: { is: 'between' },
  });
  const year = now.getUTCFullYear();
  if (named) return inYear(Number(named.letters));
  return [year - 1, year, year + 1].map(inYear).find(({ to }) => to > now);
}

const isYear = ({ letters }: Token): boolean => /^(?:19|20)\d\d$/.test(letters);

const isTied = (one: Token | undefined, other: Token | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  other.at - one.end === 1 &&
  /^\d+$/.test(one.letters + other.letters);

function namedYear(wording: Wording, birthYear: number, now: number): Period | undefined {
  const { tokens } = wording;
  const year = tokens.find(
    (token, at) => isYear(token) && !isTied(tokens[at - 1], token) && !isTied(token, tokens[at + 1]),
  );
  if (year) return inYears(Number(year.letters));
  const age = tokens.find(
    ({ letters }, at) =>
      /^\d\d$/.test(letters) &&
      hitsOf(wording, 'age').some(({ from, to }) => to === at || (from > at && from - at <= reach)),
  );
  const ofAge = birthYear + Number(age?.letters);
  // "Single at 40" describes the asker.
  return ofAge >= now ? inYears(ofAge) : undefined;
}

function inYears(year: number): Period | undefined {
  return year >= plausibleYears.from && year <= plausibleYears.to ? wholeYear(year) : undefined;
}

/** A month needs a word beside it ("in May") or a year: its name may be another word. */
function namedMonth(wording: Wording, year: number, month: number): Period | undefined {
  const { tokens } = wording;
  for (const [index, name] of monthNames.entries())
    for (const { from, to } of hitsOf(wording, name)) {
      const after = tokens[to];
      const ofYear = [after, tokens[to + 1], tokens[from - 1]].find((token) => token && isYear(token));
      const isLed = hitsOf(wording, 'month before').some((hit) => hit.to === from || hit.from === to);
      if (!isLed && !ofYear) continue;
      const named = ofYear ? Number(ofYear.letters) : index < month ? year + 1 : year;
      return named >= plausibleYears.from && named <= plausibleYears.to
        ? wholeMonth(named, index)
        : undefined;
    }
  return undefined;
}
