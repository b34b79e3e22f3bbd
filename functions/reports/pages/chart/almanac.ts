import { untilTime } from '../../../../books/model/panchang.ts';
import type { Words } from '../../../../books/words/terms.ts';
import { almanacFields } from '../../../../shared/places/almanac.ts';
import type { Fields } from '../../../../shared/views/answers.ts';
import { type Html, html } from '../html/html.ts';

const spans = [
  ['rahu_kalam', 'Rahu kalam'],
  ['yamagandam', 'Yamagandam'],
  ['gulika', 'Gulika'],
] as const;

/** Fields that the page says in another way: numbers of what it names, and marks of tithis that it names. */
const saidOtherwise = [
  'tithi_id',
  'nakshatra_id',
  'paksha_id',
  'weekday_id',
  'amavasya',
  'pournami',
  'ekadashi',
];

interface Almanac {
  /** "until 18:16", to stand behind a name; undefined where no end is told. */
  readonly tithiEnd: Html | undefined;
  readonly nakshatraEnd: Html | undefined;
  readonly festivals: Html | undefined;
  /** Sunrise and sunset, and the times of the day to be folded. */
  readonly times: Html;
  /** The fields that are shown, or said otherwise. */
  readonly used: readonly string[];
}

/**
 * A day's times and festivals, as far as the answer has them in the shape of our service.
 *
 * @param iso the civil date; a time of another date is told with its own
 */
export function almanac(entry: Fields, iso: string, words: Words): Almanac {
  const clock = (at: string): string =>
    at.startsWith(iso) || iso === '' ? at.slice(11, 16) : `${at.slice(11, 16)} (${Number(at.slice(8, 10))}.)`;
  const read = almanacFields.parse(entry);
  const until = (at: string | undefined): Html | undefined =>
    at === undefined ? undefined : html` <span class="fine">${untilTime(words, clock(at))}</span>`;
  const { sunrise, sunset, festivals = [] } = read;
  const eighths = spans.flatMap(([name, title]) => (read[name] ? [{ title, ...read[name] }] : []));
  const told = Object.entries(read).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const absent = Object.keys(almanacFields.shape).filter((name) => entry[name] === null);
  return {
    tithiEnd: until(read.tithi_end),
    nakshatraEnd: until(read.nakshatra_end),
    festivals: festivals.length > 0 ? html`<p class="festival">${festivals.join(', ')}</p>` : undefined,
    times: html`${sunrise !== undefined && sunset !== undefined && html`<p class="fine sun" title="${words.sunrise}, ${words.sunset}">☉ ${clock(sunrise)}–${clock(sunset)}</p>`}${
      eighths.length > 0 &&
      html`<details class="times"><summary>${words.more}</summary><ul class="plain">${eighths.map(({ title, from, to }) => html`<li>${title} ${clock(from)}–${clock(to)}</li>`)}</ul></details>`
    }`,
    used: [...told, ...absent, ...saidOtherwise],
  };
}
