import { almanacFields } from '../../../../shared/places/almanac.ts';
import { clockOf } from '../../../../shared/places/clock.ts';
import type { Fields } from '../../../../shared/views/answers.ts';
import { type Html, html } from '../html/html.ts';
import type { PageWording } from '../words/texts.ts';
import { clockText, untilText } from './clock.ts';

const spans = [
  ['rahu_kalam', 'Rahu kalam'],
  ['yamagandam', 'Yamagandam'],
  ['gulika', 'Gulika'],
] as const;

const shownElsewhere = [
  'tithi_id',
  'nakshatra_id',
  'paksha_id',
  'weekday_id',
  'amavasya',
  'pournami',
  'ekadashi',
];

interface Almanac {
  /** "until 18:16"; undefined if the answer has no end. */
  readonly tithiEnd: Html | undefined;
  readonly nakshatraEnd: Html | undefined;
  readonly festivals: Html | undefined;
  readonly times: Html;
  /** Whether a time belongs to the next day, so that its mark needs a legend. */
  readonly tellsNextDay: boolean;
  readonly used: readonly string[];
}

/** @param iso the civil date, empty if unknown */
export function almanac(entry: Fields, iso: string, wording: PageWording): Almanac {
  const words = wording.words;
  const clock = (at: string): Html => clockText(at, iso, wording);
  const read = almanacFields.parse(entry);
  const until = (at: string | undefined): Html | undefined =>
    at === undefined ? undefined : untilText(at, iso, wording);
  const { sunrise, sunset, festivals = [] } = read;
  const eighths = spans.flatMap(([name, title]) => (read[name] ? [{ title, ...read[name] }] : []));
  const shownFields = Object.entries(read).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const absent = Object.keys(almanacFields.shape).filter((name) => entry[name] === null);
  return {
    tithiEnd: until(read.tithi_end),
    nakshatraEnd: until(read.nakshatra_end),
    festivals: festivals.length > 0 ? html`<p class="festival">${festivals.join(', ')}</p>` : undefined,
    times: html`${sunrise !== undefined && sunset !== undefined && html`<p class="fine sun" title="${words.sunrise}, ${words.sunset}">☉ ${clock(sunrise)}–${clock(sunset)}</p>`}${
      eighths.length > 0 &&
      html`<details class="times"><summary>${words.more}${iso !== '' && html`<span class="unseen">: ${iso}</span>`}</summary><ul class="plain">${eighths.map(({ title, from, to }) => html`<li>${title} ${clock(from)}–${clock(to)}</li>`)}</ul></details>`
    }`,
    tellsNextDay: [
      read.tithi_end,
      read.nakshatra_end,
      sunrise,
      sunset,
      ...eighths.flatMap(({ from, to }) => [from, to]),
    ].some((at) => at !== undefined && clockOf(at, iso).daysLater === 1),
    used: [...shownFields, ...absent, ...shownElsewhere],
  };
}
