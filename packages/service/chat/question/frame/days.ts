import { daysInMonth } from '@palmleaf/contract/birth';
import type { DayEvent } from '@palmleaf/engines/jyotish';
import type { Period, Subject } from '@palmleaf/texts/chat/terms';
import { has, type Wording } from '@palmleaf/texts/lexicons';
import { asksWhen } from '../intent.ts';
import { weekdays } from '../matter.ts';
import { periodIn } from '../period-named.ts';
import { holds } from '../phrases.ts';
import { dayIn, type NamedDay } from './dates.ts';

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
/** So short a question that names a coming day and an event asks whether the two suit: "shall we marry on 10 December?". */
const shortWords = 8;
const dateOf = (at: Date): string => at.toISOString().slice(0, 10);

interface DayQuestion {
  readonly subject: Subject;
  readonly period: Period | undefined;
}

/**
 * What a question asks of a single day: a time of the almanac, whether a day suits something, or which day does.
 *
 * @param today the moment by the clock of the place, written as UTC
 */
export function dayQuestionIn(
  message: string,
  wording: Wording,
  today: Date,
  birthYear: number,
): DayQuestion | undefined {
  const { tokens } = wording;
  const period = periodIn(wording, today, birthYear);
  const named = dayIn(message, wording);
  const at = named ? nextOf(named, today) : (relativeDay(wording, today) ?? weekdayIn(wording, today));
  const kalam = kalams.find((which) => holds(which, tokens));
  if (kalam) return { subject: { kind: 'kalam', which: kalam, at: at ?? dateOf(today) }, period };
  if (holds('panchang', tokens))
    return { subject: { kind: 'day', event: 'anything', at: at ?? dateOf(today) }, period };
  const event = events.find((each) => holds(each, tokens));
  const isJudged =
    holds('goodDay', tokens) ||
    (isNear(named, wording, event) &&
      event !== undefined &&
      tokens.length <= shortWords &&
      (at ?? '') >= dateOf(today));
  if (at && isJudged && (named || event))
    return { subject: { kind: 'day', event: event ?? 'anything', at }, period };
  const isOfMonth = asksWhen(wording) && period !== undefined && isMonth(period, today);
  if (!at && event && (holds('whichDay', tokens) || isOfMonth))
    return { subject: { kind: 'best days', event }, period };
  return undefined;
}

/** What somebody does on one day, not what becomes of a matter. */
const doneInDays: readonly DayEvent[] = ['wedding', 'housewarming', 'journey', 'vehicle'];

/** Whether a short question names a day on which somebody plans something. */
const isNear = (named: NamedDay | undefined, wording: Wording, event: DayEvent | undefined): boolean =>
  named !== undefined ||
  (event !== undefined && doneInDays.includes(event) && has(wording, 'tomorrow', 'day after tomorrow'));

const longestMonth = 31 * dayMs;
const isMonth = ({ from, to }: Period, today: Date): boolean =>
  to > today && to.getTime() - from.getTime() <= longestMonth;

/** The next day of the name of a week that a question names. */
function weekdayIn(wording: Wording, today: Date): string | undefined {
  const day = weekdays.findIndex((name) => has(wording, name));
  if (day < 0) return undefined;
  const ahead = (day - today.getUTCDay() + 7) % 7;
  return dateOf(new Date(today.getTime() + ahead * dayMs));
}

const relativeDay = (wording: Wording, today: Date): string | undefined => {
  if (has(wording, 'day after tomorrow')) return dateOf(new Date(today.getTime() + 2 * dayMs));
  if (has(wording, 'tomorrow')) return dateOf(new Date(today.getTime() + dayMs));
  return has(wording, 'today') ? dateOf(today) : undefined;
};

/** A day without a year is the next of its name. */
export function nextOf({ day, month, year }: NamedDay, today: Date): string {
  const inYear = (each: number): string =>
    `${each}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  if (year !== undefined) return inYear(year);
  let next = today.getUTCFullYear();
  // 29 February comes every four years, and once in a while not even then.
  while (day > daysInMonth(next, month) || inYear(next) < dateOf(today)) next += 1;
  return inYear(next);
}
