import { yearSpan } from '@palmleaf/contract/birth';
import { monthNames } from '@palmleaf/contract/month-names';
import { lunarMonthAt } from '@palmleaf/engines/panchang';
import { dateOfJulianDay, julianDayOfDate } from '@palmleaf/engines/sky';
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
  type FrameKey,
  type Hit,
  has,
  hitsOf,
  near,
  type Token,
  type Wording,
} from '@palmleaf/texts/lexicons';
import { findPhrase, phraseAt } from './phrases.ts';

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

const maxGap = 2;

const unitOf = {
  day: 'unit day',
  week: 'unit week',
  month: 'unit month',
  year: 'unit year',
} as const satisfies Record<(typeof units)[number], Concept>;

/** Returns undefined if the question names no period. All days are UTC. */
export function periodIn(wording: Wording, now: Date, birthYear: number): Period | undefined {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const beside = (which: Concept, unit: (typeof units)[number]) => near(wording, [which], [unitOf[unit]], 0);
  return (
    monthPeriod(wording, now) ??
    feastPeriod(wording, now) ??
    periodBeforeAge(wording, now, birthYear) ??
    countedPeriod(wording, now) ??
    seasonPeriod(wording, now) ??
    yearPeriod(wording, birthYear, now) ??
    firstTrue(
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

const firstTrue = (...cases: readonly (readonly [boolean, () => Period])[]): Period | undefined =>
  cases.find(([isIt]) => isIt)?.[1]();

function countedPeriod(wording: Wording, now: Date): Period | undefined {
  for (const [at, token] of wording.tokens.entries()) {
    const count = countAt(wording, at, token.letters);
    if (count === undefined) continue;
    const unit = units.find((each) => hitsOf(wording, unitOf[each]).some(({ from }) => from === at + 1));
    if (!unit) continue;
    const isNear = ({ from, to }: Hit) =>
      to >= at - maxGap && from <= at + 1 + maxGap && (from > at + 1 || to <= at);
    if (hitsOf(wording, 'next').some(isNear)) return ahead(now, count, unit);
    const isUntil = isBeside('until', wording, { from: at, to: at + 2 });
    if (isUntil) return ahead(now, count, unit);
    if (!hitsOf(wording, 'after').some(isNear) || wording.tokens.some(isYear)) continue;
    return unit === 'year' ? wholeYear(now.getUTCFullYear() + count) : ahead(now, count, unit);
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

/** Seasons of the northern hemisphere. */
function seasonPeriod(wording: Wording, now: Date): Period | undefined {
  const index = seasons.findIndex((name) => has(wording, name));
  const name = seasons[index];
  if (!name) return undefined;
  const hits = hitsOf(wording, name);
  const short = hits
    .map(({ to }) => wording.tokens[to])
    .find((token) => /^[2-4]\d$/.test(token?.letters ?? ''));
  const named = wording.tokens.find(isYear) ?? (short && { letters: `20${short.letters}` });
  const month = march + monthsOfSeason * index;
  const inYear = (year: number): Period => ({
    from: midnight(year, month),
    to: plusDays(midnight(year, month + monthsOfSeason), -1),
    name: { is: 'between' },
  });
  const year = now.getUTCFullYear();
  const years = named ? [Number(named.letters)] : [year - 1, year, year + 1];
  const isBefore = hits.some((hit) => isBeside('until', wording, hit));
  const found = years.map(inYear).find(({ from, to }) => named !== undefined || (isBefore ? from : to) > now);
  return found && isBefore && found.from > now
    ? { from: now, to: plusDays(found.from, -1), name: { is: 'between' } }
    : found;
}

const isYear = ({ letters }: Token): boolean => /^(?:19|20)\d\d$/.test(letters);

const areJoinedNumbers = (one: Token | undefined, other: Token | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  other.at - one.end === 1 &&
  /^\d+$/.test(one.letters + other.letters);

/** "A father of 80 years" names no year. */
const relatives = [
  'mother',
  'father',
  'children',
  'siblings',
  'partner',
  'in-laws',
] as const satisfies readonly Concept[];

function yearPeriod(wording: Wording, birthYear: number, now: Date): Period | undefined {
  const { tokens } = wording;
  const at = tokens.findIndex(
    (token, at) =>
      isYear(token) && !areJoinedNumbers(tokens[at - 1], token) && !areJoinedNumbers(token, tokens[at + 1]),
  );
  const year = plausibleYear(Number(tokens[at]?.letters));
  if (year) return untilNamed(year, now, wording, { from: at, to: at + 1 });
  const age = tokens.find(
    ({ letters }, at) =>
      /^\d\d$/.test(letters) &&
      hitsOf(wording, 'age').some(({ from, to }) => to === at || (from > at && from - at <= maxGap)) &&
      !hitsOf(wording, ...relatives).some(({ to }) => to <= at && at - to <= maxGap),
  );
  const ofAge = birthYear + Number(age?.letters);
  return ofAge > now.getUTCFullYear() ? plausibleYear(ofAge) : undefined;
}

const minAge = 18;

/** "Before 30", "by the age of 30"; not "by 11 December" or "30k". */
function periodBeforeAge(wording: Wording, now: Date, birthYear: number): Period | undefined {
  const { tokens } = wording;
  for (const [at, token] of tokens.entries()) {
    const age = Number(token.letters);
    if (!/^\d\d$/.test(token.letters) || age < minAge || tokens[at + 1]?.at === token.end) continue;
    const here = { from: at, to: at + 1 };
    const isAge = hitsOf(wording, 'age', 'unit year').some(({ from, to }) => from <= at + maxGap && to >= at);
    const isOtherUnit = hitsOf(wording, 'unit day', 'unit week', 'unit month', ...monthNames).some(
      ({ from, to }) => from <= at + maxGap && to >= at,
    );
    const to = midnight(birthYear + age, 0);
    if (isOtherUnit || areJoinedNumbers(token, tokens[at + 1]) || to <= now) continue;
    if (isBeside('until', wording, here, isAge ? maxWordsBetween : 0))
      return { from: now, to, name: { is: 'between' } };
  }
  return undefined;
}

const maxWordsBetween = 2;

const isBeside = (
  key: 'until' | 'before' | 'onwards',
  { tokens }: Wording,
  { from, to }: Pick<Hit, 'from' | 'to'>,
  between = maxWordsBetween,
): boolean =>
  [...tokens.keys()].some((at) => {
    const found = phraseAt(key, tokens, at);
    return found !== undefined && found.from <= to && found.to >= from - between;
  });

/** "By March" ends with March, "before March" with February. */
function untilNamed(named: Period, now: Date, wording: Wording, place: Pick<Hit, 'from' | 'to'>): Period {
  const isBefore = isBeside('before', wording, place);
  if (!isBefore && !isBeside('until', wording, place)) return named;
  const to = plusDays(isBefore ? named.from : named.to, -1);
  return named.from > now && to > now ? { from: now, to, name: { is: 'between' } } : named;
}

const feasts = {
  christmas: (year: number) => midnight(year, 11, 25),
  easter: easterOf,
  monsoon: (year: number) => midnight(year, 5),
  newYear: (year: number) => midnight(year + 1, 0),
  valentine: (year: number) => midnight(year, 1, 14),
  carnival: (year: number) => plusDays(easterOf(year), -47),
  pongal: (year: number) => midnight(year, 0, 14),
  holi: (year: number) => dateInLunarMonth(12, 0.5, midnight(year, 1)),
  ugadi: (year: number) => dateInLunarMonth(1, 0, midnight(year, 2)),
  diwali: (year: number) => dateInLunarMonth(7, 1, midnight(year, 8)),
} as const satisfies Partial<Record<FrameKey, (year: number) => Date>>;

const feastNames = [
  'christmas',
  'easter',
  'monsoon',
  'newYear',
  'valentine',
  'carnival',
  'pongal',
  'holi',
  'ugadi',
  'diwali',
] as const satisfies (keyof typeof feasts)[];

/**
 * @param month 1 Chaitra to 12 Phalguna
 * @param share of the month that has passed: 0 at its first new moon, 0.5 at full moon
 */
function dateInLunarMonth(month: number, share: number, from: Date): Date {
  for (let at = julianDayOfDate(from); ; ) {
    const { begin, end, months } = lunarMonthAt(at);
    if (months.includes(month)) return dateOfJulianDay(begin + share * (end - begin));
    at = end + 1;
  }
}

function feastPeriod(wording: Wording, now: Date): Period | undefined {
  for (const name of feastNames) {
    const found = findPhrase(name, wording.tokens);
    if (!found) continue;
    const year = now.getUTCFullYear();
    const at = [year - 1, year, year + 1].map(feasts[name]).find((each) => plusDays(each, 1) > now);
    if (!at) continue;
    const is = 'between';
    if (isBeside('until', wording, found)) return { from: now, to: at, name: { is } };
    if (name === 'monsoon') return { from: at, to: midnight(at.getUTCFullYear(), 8, 30), name: { is } };
    if (isBeside('onwards', wording, found))
      return { from: at, to: plusDays(at, daysAfterFeast), name: { is } };
    return wholeMonth(at.getUTCFullYear(), at.getUTCMonth());
  }
  return undefined;
}

const daysAfterFeast = 90;

/** The Gregorian computus, after Meeus, Astronomical Algorithms, chapter 8. */
function easterOf(year: number): Date {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return midnight(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}

function plausibleYear(year: number): Period | undefined {
  return year >= plausibleYears.from && year <= plausibleYears.to ? wholeYear(year) : undefined;
}

const isUnambiguousMonth = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.letters.length >= minUnambiguousLetters &&
  !ambiguousMonths.includes(token.letters);
const minUnambiguousLetters = 5;
const ambiguousMonths = ['march', 'marco'];

/** "May" and the like count only after "in", "by" or "from", or with a year. */
function monthPeriod(wording: Wording, now: Date): Period | undefined {
  const { tokens } = wording;
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  for (const [index, name] of monthNames.entries())
    for (const { from, to } of hitsOf(wording, name)) {
      const ofYear = [tokens[to], tokens[to + 1], tokens[from - 1]].find((token) => token && isYear(token));
      const isCount = Object.values(unitOf).some((unit) =>
        hitsOf(wording, unit).some((hit) => hit.from === to),
      );
      if (isCount) continue;
      const place = { from, to: ofYear === tokens[to] ? to + 1 : to };
      const isAfterIn = hitsOf(wording, 'month before').some((hit) => hit.to === from || hit.from === to);
      const isPlain = isUnambiguousMonth(tokens[from]);
      if (
        !isAfterIn &&
        !isPlain &&
        !ofYear &&
        !isBeside('until', wording, place) &&
        !isBeside('onwards', wording, place)
      )
        continue;
      const named = ofYear ? Number(ofYear.letters) : index < month ? year + 1 : year;
      if (named < plausibleYears.from || named > plausibleYears.to) return undefined;
      return untilNamed(wholeMonth(named, index), now, wording, place);
    }
  return undefined;
}
