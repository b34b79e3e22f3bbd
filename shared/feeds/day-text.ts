import { clockOf } from '../places/clock.ts';
import type { PanchangDay } from '../places/days.ts';
import type { FeedWords } from './words.ts';

export function dayText(
  day: PanchangDay,
  words: FeedWords,
): { readonly summary: string; readonly description: string } {
  const { festivals = [], sunrise, sunset } = day;
  const clock = (at: string) => clockIn(at, day.date, words);
  const tithi = [day.paksha, day.tithi].filter((name) => name.trim() !== '').join(' ');
  const until = (at: string | undefined): string => (at === undefined ? '' : `, ${words.until(clock(at))}`);
  const spans = [
    [words.rahu, day.rahu_kalam],
    [words.yama, day.yamagandam],
    [words.gulika, day.gulika],
  ] as const;
  const lines = [
    ...festivals,
    ...namedUntil(words.tithi, tithi, until(day.tithi_end)),
    ...namedUntil(words.nakshatra, day.nakshatra, until(day.nakshatra_end)),
    ...(sunrise === undefined ? [] : [`${words.sunrise}: ${clock(sunrise)}`]),
    ...(sunset === undefined ? [] : [`${words.sunset}: ${clock(sunset)}`]),
    ...spans.flatMap(([name, span]) =>
      span === undefined ? [] : [`${name}: ${clock(span.from)}–${clock(span.to)}`],
    ),
  ];
  const title = [...festivals, tithi, day.nakshatra].filter((name) => name.trim() !== '');
  return { summary: title.join(' · '), description: lines.join('\n') };
}

const namedUntil = (title: string, name: string, until: string): string[] =>
  name.trim() === '' ? [] : [`${title}: ${name}${until}`];

function clockIn(at: string, date: string, words: FeedWords): string {
  const { time, daysLater } = clockOf(at, date);
  if (daysLater === 0) return time;
  return daysLater === 1 ? words.onNextDay(time) : `${time} (${at.slice(0, 10)})`;
}
