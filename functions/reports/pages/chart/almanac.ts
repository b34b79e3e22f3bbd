import * as z from 'zod';
import { almanacFields } from '../../../../shared/places/almanac.ts';
import { clockOf } from '../../../../shared/places/clock.ts';
import type { Fields } from '../../../../shared/views/answers.ts';
import { type Html, html } from '../html/html.ts';
import type { PageWording } from '../words/texts.ts';
import { clockText, untilText } from './clock.ts';

const moment = almanacFields.shape.sunrise;
const limbs = z
  .array(z.object({ name: z.string(), end: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/) }))
  .optional()
  .catch(undefined);

const dayFields = almanacFields.extend({
  moonrise: moment,
  moonset: moment,
  tithis: limbs,
  nakshatras: limbs,
  yogas: limbs,
  karanas: limbs,
});

const shownElsewhere = [
  'tithi_id',
  'nakshatra_id',
  'paksha_id',
  'weekday_id',
  'amavasya',
  'pournami',
  'ekadashi',
  'festival_ids',
];

interface Almanac {
  /** "until 18:16"; undefined if the answer has no end. */
  readonly tithiEnd: Html | undefined;
  readonly nakshatraEnd: Html | undefined;
  readonly festivals: Html | undefined;
  readonly times: Html;
  /** Whether a time belongs to the next day, so that its mark needs a legend. */
  readonly marksNextDay: boolean;
  readonly fieldsShown: readonly string[];
}

/** @param iso the civil date, empty if unknown */
export function almanac(entry: Fields, iso: string, wording: PageWording): Almanac {
  const { words } = wording;
  const clock = (at: string): Html => clockText(at, iso, wording);
  const fields = dayFields.parse(entry);
  const until = (at: string | undefined): Html | undefined =>
    at === undefined ? undefined : untilText(at, iso, wording);
  const { sunrise, sunset, festivals = [] } = fields;
  const { items, moments } = foldedTimes(fields, iso, wording);
  const shownFields = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const absent = Object.keys(dayFields.shape).filter((name) => entry[name] === null);
  return {
    tithiEnd: until(fields.tithi_end),
    nakshatraEnd: until(fields.nakshatra_end),
    festivals: festivals.length > 0 ? html`<p class="festival">${festivals.join(', ')}</p>` : undefined,
    times: html`${sunrise !== undefined && sunset !== undefined && html`<p class="fine sun" title="${words.sunrise}, ${words.sunset}">☉ ${clock(sunrise)}–${clock(sunset)}</p>`}${
      items.length > 0 &&
      html`<details class="times"><summary>${words.more}${iso !== '' && html`<span class="unseen">: ${iso}</span>`}</summary><ul class="plain">${items}</ul></details>`
    }`,
    marksNextDay: [fields.tithi_end, fields.nakshatra_end, sunrise, sunset, ...moments].some(
      (at) => at !== undefined && clockOf(at, iso).daysLater === 1,
    ),
    fieldsShown: [...shownFields, ...absent, ...shownElsewhere],
  };
}

function foldedTimes(fields: z.output<typeof dayFields>, iso: string, wording: PageWording) {
  const { words, texts, jyotish } = wording;
  const clock = (at: string): Html => clockText(at, iso, wording);
  const spans = [
    [jyotish.terms.rahu, fields.rahu_kalam],
    [jyotish.terms.yama, fields.yamagandam],
    [jyotish.terms.gulika, fields.gulika],
  ] as const;
  const moonTimes = [
    [texts.moonrise, fields.moonrise],
    [texts.moonset, fields.moonset],
  ] as const;
  // The day itself names the first tithi and nakshatra.
  const lists = [
    [words.tithi, fields.tithis?.slice(1)],
    [words.nakshatra, fields.nakshatras?.slice(1)],
    [texts.yoga, fields.yogas],
    [texts.karana, fields.karanas],
  ] as const;
  const found = [
    ...spans.flatMap(([title, span]) =>
      span === undefined
        ? []
        : [{ moments: [span.from, span.to], item: html`${title} ${clock(span.from)}–${clock(span.to)}` }],
    ),
    ...moonTimes.flatMap(([title, at]) =>
      at === undefined ? [] : [{ moments: [at], item: html`${title} ${clock(at)}` }],
    ),
    ...lists.flatMap(([title, list = []]) => {
      const named = list.map(
        ({ name, end }, index) => html`${index > 0 && ', '}${name}${untilText(end, iso, wording)}`,
      );
      return list.length === 0
        ? []
        : [{ moments: list.map(({ end }) => end), item: html`${title} ${named}` }];
    }),
  ];
  return {
    items: found.map(({ item }) => html`<li>${item}</li>`),
    moments: found.flatMap(({ moments }) => moments),
  };
}
