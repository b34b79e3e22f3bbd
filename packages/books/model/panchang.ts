import { fieldsOf } from '@palmleaf/shared/views/answers';
import type { ReportView } from '@palmleaf/shared/views/views';
import * as z from 'zod';
import { ifMatches, splitBySchema } from '../answers/shape.ts';
import type { BookWording } from '../words/wording.ts';
import { isoOf } from './birth.ts';
import type { Piece } from './pieces.ts';

const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/);
const ifThere = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);
const span = ifThere(z.object({ from: moment, to: moment }));
const dayFields = z.looseObject({
  date: z.int(),
  tithi: z.string(),
  nakshatra: z.string(),
  paksha: z.string(),
  gregorian_date: ifThere(z.iso.date()),
  tithi_id: ifThere(z.int().min(1).max(30)),
  tithi_end: ifThere(moment),
  nakshatra_end: ifThere(moment),
  sunrise: ifThere(moment),
  sunset: ifThere(moment),
  rahu_kalam: span,
  yamagandam: span,
  gulika: span,
  festivals: ifThere(z.array(z.string())),
});
type Day = z.output<typeof dayFields>;

const degreesOfTithi = 360 / 30;

export function panchangPieces(
  answer: unknown,
  birth: ReportView['birth'],
  { words, date, jyotish: { terms } }: BookWording,
): Piece[] {
  const day = birth && dayOfBirth(answer, birth);
  const month: Piece = { kind: 'month', answer };
  if (birth === undefined || day === undefined) return [month];
  const weekday = date({ weekday: 'long' })(`${isoOf(birth)}T00:00:00Z`);
  // Tithi and nakshatra may differ at the hour of birth.
  const atSunrise = day.sunrise === undefined ? '' : ` (${words.sunrise})`;
  return [
    {
      kind: 'moon',
      zodiac: 'sidereal',
      elongation: day.tithi_id === undefined ? undefined : (day.tithi_id - 0.5) * degreesOfTithi,
      text: `${weekday} · ${day.paksha} ${day.tithi} · ${day.nakshatra}${atSunrise}`,
    },
    { kind: 'facts', zodiac: 'sidereal', rows: factsOfDay(day, birth, words, terms) },
    { kind: 'folded', title: words.wholeMonth, pieces: [month] },
  ];
}

function factsOfDay(
  day: Day,
  birth: NonNullable<ReportView['birth']>,
  words: BookWording['words'],
  terms: BookWording['jyotish']['terms'],
): (readonly [name: string, value: string])[] {
  const clock = (at: string) => at.slice(11, 16);
  const until = (name: string, at: string | undefined) =>
    at === undefined || !at.startsWith(isoOf(birth)) ? name : `${name} (${untilTime(words, clock(at))})`;
  const spans = [
    [terms.rahu, day.rahu_kalam],
    [terms.yama, day.yamagandam],
    [terms.gulika, day.gulika],
  ] as const;
  return [
    [words.tithi, until(`${day.paksha} ${day.tithi}`, day.tithi_end)],
    [words.nakshatra, until(day.nakshatra, day.nakshatra_end)],
    ...(day.sunrise === undefined ? [] : [[words.sunrise, clock(day.sunrise)] as const]),
    ...(day.sunset === undefined ? [] : [[words.sunset, clock(day.sunset)] as const]),
    ...spans.flatMap(([name, found]) =>
      found === undefined ? [] : [[name, `${clock(found.from)} – ${clock(found.to)}`] as const],
    ),
    ...(day.festivals === undefined || day.festivals.length === 0
      ? []
      : [[words.festivals, day.festivals.join(', ')] as const]),
  ];
}

/** The languages of India put "until" after the time. */
export const saysUntilFirst = ({ until }: BookWording['words']): boolean =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(until);

export const untilTime = (words: BookWording['words'], time: string): string =>
  saysUntilFirst(words) ? `${words.until} ${time}` : `${time} ${words.until}`;

function dayOfBirth(answer: unknown, birth: NonNullable<ReportView['birth']>): Day | undefined {
  const fields = fieldsOf(answer) ?? {};
  const { fitting } = splitBySchema(dayFields, fields.panchang_data);
  const iso = isoOf(birth);
  const dated = fitting.find(({ gregorian_date: date }) => date === iso);
  if (dated !== undefined) return dated;
  const inMonth =
    ifMatches(z.literal(birth.month), fields.month) && ifMatches(z.literal(birth.year), fields.year);
  // Without these dates, `date` is Gregorian.
  const isGregorian = fitting.every(({ gregorian_date: date }) => date === undefined);
  return inMonth !== undefined && isGregorian ? fitting.find(({ date }) => date === birth.day) : undefined;
}
