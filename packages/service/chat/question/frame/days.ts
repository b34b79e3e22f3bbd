import { daysInMonth, yearSpan } from '@palmleaf/contract/birth';
import type { DayEvent } from '@palmleaf/engines/jyotish';
import type { Period, Subject, Topic } from '@palmleaf/texts/chat/terms';
import { has, hitsOf, near, type Token, type Wording } from '@palmleaf/texts/lexicons';
import { asksWhen, isShortContinuation } from '../intent.ts';
import { subjectIn, weekdays } from '../matter.ts';
import { periodIn } from '../period-named.ts';
import { findPhrase, hasPhrase } from '../phrases.ts';
import { topicsOf } from '../topic.ts';
import { daysIn, type NamedDay } from './dates.ts';

const events = [
  'wedding',
  'business',
  'housewarming',
  'journey',
  'vehicle',
  'study',
] as const satisfies readonly DayEvent[];
const kalams = ['rahu', 'yama', 'gulika'] as const;

const dayMs = 86_400_000;
/** A short question with a coming day and an event: "shall we marry on 10 December?" */
const shortWords = 8;
const dateOf = (at: Date): string => at.toISOString().slice(0, 10);

interface DayQuestion {
  readonly subject: Subject;
  readonly period: Period | undefined;
}

interface TextPart {
  readonly text: string;
  readonly wording: Wording;
}

const isOnlyNumber = ({ letters }: Token): boolean => /^\d{1,2}(?:st|nd|rd|th)?$/.test(letters);

/** Returns all days of the clause: "on the 3rd of May or on the 10th?", "Monday or Friday?" */
function daysAskedIn({ text, wording }: TextPart, today: Date): string[] {
  const named = comingDays(text, wording, today);
  const first = named[0] ?? monthNamedIn(wording, today);
  const further = hitsOf(wording, 'or').flatMap(({ from, to }) => {
    const before = wording.tokens.slice(0, from);
    const listed = before.slice(before.findLastIndex((each) => !isOnlyNumber(each)) + 1);
    const number = wording.tokens.slice(to, to + maxWordsToNumber).find(isOnlyNumber);
    return [...listed, ...(number ? [number] : [])].flatMap(({ letters }) => {
      const day = Number.parseInt(letters, 10);
      return first && day >= 1 && day <= daysInMonth(Number(first.slice(0, 4)), Number(first.slice(5, 7)))
        ? [`${first.slice(0, 8)}${String(day).padStart(2, '0')}`]
        : [];
    });
  });
  const week = named.length > 0 ? [] : weekdaysIn(wording, today);
  return [...new Set([...named, ...further, ...week])].filter((day) => day >= dateOf(today));
}

const maxWordsToNumber = 4;

function monthNamedIn(wording: Wording, today: Date): string | undefined {
  const period = periodIn(wording, today, today.getUTCFullYear());
  return period && isMonth(period, today) ? dateOf(period.from) : undefined;
}

export function dayAskedIn(whole: TextPart, asked: TextPart, today: Date): NamedDay | undefined {
  const isAhead = (day: NamedDay): boolean => nextDateOf(day, today) >= dateOf(today);
  const own = daysIn(asked.text, asked.wording);
  const named = own.find(isAhead) ?? own[0];
  if (named || hasPhrase('born', whole.wording.tokens)) return named;
  const told = daysIn(whole.text, whole.wording).find(isAhead);
  const byWords = dateByWords(asked.wording, today);
  return byWords === undefined || isOnWeekdayOf(told, byWords, today) ? told : undefined;
}

/** "We marry on 12 September 2026, is a Saturday bad?" names one day. */
const isOnWeekdayOf = (told: NamedDay | undefined, date: string, today: Date): boolean =>
  told !== undefined && new Date(nextDateOf(told, today)).getUTCDay() === new Date(date).getUTCDay();

const dateByWords = (wording: Wording, today: Date): string | undefined =>
  relativeDay(wording, today) ?? weekdaysIn(wording, today)[0];

const isInServedYears = ({ year }: NamedDay): boolean =>
  year === undefined || (year >= yearSpan.from && year < yearSpan.to);
const notComputed = (term: string, period: Period | undefined): DayQuestion => ({
  subject: { kind: 'not computed', term },
  period,
});

const eventOfTopic: Readonly<Partial<Record<Topic, DayEvent>>> = {
  marriage: 'wedding',
  business: 'business',
  home: 'housewarming',
  travel: 'journey',
  vehicle: 'vehicle',
};

/** The almanac judges a single day. */
export const isOneDay = ({ name: { is } }: Period): boolean => is === 'today' || is === 'tomorrow';

export const eventOf = (topic: Topic): DayEvent | undefined => eventOfTopic[topic];

export const comingDays = (text: string, wording: Wording, today: Date): string[] => [
  ...new Set(
    daysIn(text, wording)
      .filter(isInServedYears)
      .map((day) => nextDateOf({ ...day, year: day.year ?? yearNamedIn(wording, today) }, today))
      .filter((day) => day >= dateOf(today)),
  ),
];

/** A past year belongs to a story: "the case runs since 2014, the next date is 22 July". */
function yearNamedIn({ tokens }: Wording, today: Date): number | undefined {
  const [year, ...others] = new Set(
    tokens.flatMap(({ letters }) => (/^20\d\d$/.test(letters) ? Number(letters) : [])),
  );
  return others.length === 0 && year && year >= today.getUTCFullYear() ? year : undefined;
}

/** Returns the day beside another matter: "will I get the job on Thursday?" */
export function dayOfMatter(asked: TextPart, topic: Topic | undefined, today: Date): Subject | undefined {
  const [at, ...others] = daysAskedIn(asked, today);
  const or = others.length > 0 ? { or: others } : {};
  return at === undefined
    ? undefined
    : {
        kind: 'day',
        event: (topic && eventOfTopic[topic]) ?? 'anything',
        at,
        ...or,
        ...(topic && { matter: topic }),
      };
}

/** The chat judges no past day, and none outside the served years. */
export function daySubject(named: NamedDay, today: Date, event: DayEvent): Subject {
  const at = nextDateOf(named, today);
  return isInServedYears(named) && at >= dateOf(today)
    ? { kind: 'day', event, at }
    : { kind: 'not computed', term: named.text };
}

/** In "rahu kaal", "kaal" is not Hindi for "tomorrow". */
function withoutKalam({ text, wording }: TextPart): TextPart {
  const named = kalams.flatMap((which) => findPhrase(which, wording.tokens) ?? []);
  const hits = wording.hits.filter((hit) => !named.some(({ from, to }) => hit.from >= from && hit.to <= to));
  return { text, wording: { ...wording, hits } };
}

/** @param today local time, written as UTC */
export function dayQuestionIn(
  wholeRead: TextPart,
  askedRead: TextPart,
  today: Date,
  { birthYear, before }: { readonly birthYear: number; readonly before: Subject | undefined },
): DayQuestion | undefined {
  const whole = withoutKalam(wholeRead);
  const asked = withoutKalam(askedRead);
  const { wording } = whole;
  const { tokens } = wording;
  const period = periodIn(wording, today, birthYear);
  const named = dayAskedIn(whole, asked, today);
  const [topic] = topicsOf(wording);
  const event =
    events.find((each) => hasPhrase(each, tokens)) ?? (topic && eventOfListed(whole, topic, today));
  const namedKalam = kalams.find((which) => hasPhrase(which, tokens));
  const isWhichDay = namedKalam && event && hasPhrase('whichDay', asked.wording.tokens);
  const at = named
    ? nextDateOf(named, today)
    : isWhichDay
      ? undefined
      : (dateByWords(asked.wording, today) ?? dateByWords(wording, today));
  const kalam = isWhichDay ? undefined : namedKalam;
  const isAlmanac = kalam !== undefined || hasPhrase('panchang', tokens);
  if (isAlmanac && named && !isInServedYears(named)) return notComputed(named.text, period);
  if (kalam) return { subject: { kind: 'kalam', which: kalam, at: at ?? dateOf(today) }, period };
  if (isAlmanac) return { subject: { kind: 'day', event: 'anything', at: at ?? dateOf(today) }, period };
  const own =
    named && daysIn(asked.text, asked.wording).length === 0 && weekdaysIn(asked.wording, today).length > 0
      ? [nextDateOf(named, today)]
      : daysAskedIn(asked, today);
  const listed = own.length > 0 ? own : daysAskedIn(whole, today);
  const days = listed.length > 1 ? listed : own;
  const [one, ...others] = days;
  const isOfDay = event !== undefined && event !== 'study';
  if (one && event && (others.length > 0 || (isOfDay && !asksWhen(asked.wording))))
    return { subject: { kind: 'day', event, at: one, ...(others.length > 0 && { or: others }) }, period };
  const further = at === undefined ? undefined : followUpDay(before, asked.wording, at, event, named, today);
  if (further) return { subject: further, period };
  const isJudged =
    hasPhrase('goodDay', tokens) ||
    (isNear(named, wording, event) &&
      event !== undefined &&
      event !== 'study' &&
      tokens.length <= shortWords &&
      (at ?? '') >= dateOf(today));
  if (named && isJudged) return { subject: daySubject(named, today, event ?? 'anything'), period };
  if (at && event && isJudged) return { subject: { kind: 'day', event, at }, period };
  const isOfMonth = asksWhen(wording) && period !== undefined && isMonth(period, today);
  if (at === undefined && !event && hasPhrase('whichDay', tokens) && period && period.to > today)
    return { subject: { kind: 'best days', event: 'anything' }, period };
  if (at || !event || !(hasPhrase('whichDay', tokens) || isOfMonth)) return undefined;
  if (has(wording, 'certain', 'inverted')) return undefined;
  const isPast = period !== undefined && period.to <= today;
  if (isPast || tokens.some(isFarYear)) return notComputed(quoteOf(asked), period);
  return { subject: { kind: 'best days', event }, period };
}

const mostQuoted = 60;

const quoteOf = ({ text, wording }: TextPart): string =>
  text.slice(0, Math.min(wording.tokens.at(-1)?.end ?? 0, mostQuoted)).trimEnd();

/** So few words repeat the previous question: "is Monday good?" */
const fewWords = 5;

function followUpDay(
  before: Subject | undefined,
  asked: Wording,
  at: string,
  event: DayEvent | undefined,
  named: NamedDay | undefined,
  today: Date,
): Subject | undefined {
  if (before?.kind !== 'day' && before?.kind !== 'best days' && before?.kind !== 'kalam') return undefined;
  const isVague = ['unknown', 'timing', 'charm'].includes(subjectIn(asked).kind);
  if (event === undefined && !isVague) return undefined;
  const judged = hasPhrase('goodDay', asked.tokens);
  const isFollowUp = isShortContinuation(asked) || (asked.tokens.length <= fewWords && event === undefined);
  if (!isFollowUp && !judged) return undefined;
  if (before.kind === 'kalam') {
    if (judged || event !== undefined) return undefined;
    return named && !isInServedYears(named)
      ? { kind: 'not computed', term: named.text }
      : { kind: 'kalam', which: before.which, at };
  }
  const same = isFollowUp ? before.event : 'anything';
  return named ? daySubject(named, today, event ?? same) : { kind: 'day', event: event ?? same, at };
}

const eventOfListed = (whole: TextPart, topic: Topic, today: Date): DayEvent | undefined =>
  comingDays(whole.text, whole.wording, today).length > 1 ? eventOfTopic[topic] : undefined;

const isFarYear = ({ letters }: Token): boolean => /^2[1-9]\d\d$/.test(letters);

const doneInDays: readonly DayEvent[] = ['wedding', 'housewarming', 'journey', 'vehicle'];

const isNear = (named: NamedDay | undefined, wording: Wording, event: DayEvent | undefined): boolean =>
  named !== undefined ||
  (event !== undefined && doneInDays.includes(event) && has(wording, 'tomorrow', 'day after tomorrow'));

const longestMonth = 31 * dayMs;
const isMonth = ({ from, to }: Period, today: Date): boolean =>
  to > today && to.getTime() - from.getTime() <= longestMonth;

function weekdaysIn(wording: Wording, today: Date): string[] {
  const isNextWeek = near(wording, ['next'], ['unit week'], 0);
  const monday = (today.getUTCDay() + 6) % 7;
  return weekdays
    .flatMap((name, day) => hitsOf(wording, name).map(({ from }) => ({ from, day })))
    .toSorted((one, other) => one.from - other.from)
    .map(({ day }) => {
      const ahead = isNextWeek ? 7 - monday + ((day + 6) % 7) : (day - today.getUTCDay() + 7) % 7;
      return dateOf(new Date(today.getTime() + ahead * dayMs));
    });
}

const relativeDay = (wording: Wording, today: Date): string | undefined => {
  if (has(wording, 'day after tomorrow')) return dateOf(new Date(today.getTime() + 2 * dayMs));
  if (has(wording, 'tomorrow')) return dateOf(new Date(today.getTime() + dayMs));
  return has(wording, 'today') ? dateOf(today) : undefined;
};

/** A date without a year is the next one. */
function nextDateOf({ day, month, year }: NamedDay, today: Date): string {
  const inYear = (each: number): string =>
    `${each}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  if (year !== undefined) return inYear(year);
  let next = today.getUTCFullYear();
  while (day > daysInMonth(next, month) || inYear(next) < dateOf(today)) next += 1;
  return inYear(next);
}
