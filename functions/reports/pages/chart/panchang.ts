import { ifMatches, isEmpty, splitBySchema, without } from '@palmleaf/books/answers';
import { moonDisc } from '@palmleaf/books/drawings';
import * as z from 'zod';
import { fieldsOf } from '../../../../shared/views/answers.ts';
import { generic } from '../html/generic.ts';
import { type Html, html } from '../html/html.ts';
import { english, type PageWording } from '../words/texts.ts';
import { almanac } from './almanac.ts';
import { nextDayLegend } from './clock.ts';

const day = z.looseObject({
  date: z.int(),
  tithi: z.string(),
  nakshatra: z.string(),
  paksha: z.string(),
  gregorian_date: z.iso.date().optional(),
});
type Day = z.output<typeof day>;

const month = z.int().min(1).max(12);
const year = z.int().min(1).max(9999);

const tamilNames = z.object({ month_name: z.string(), year_name: z.string(), reckoning: z.string() });

/** From Monday, because 5 January 1970 was one. */
const weekdaysIn = ({ date }: PageWording, weekday: 'long' | 'short'): string[] => {
  const name = date({ weekday });
  return Array.from({ length: 7 }, (_, index) =>
    name(`1970-01-${String(5 + index).padStart(2, '0')}T00:00:00Z`),
  );
};

/** The half of the lunar month, in the contract's languages. */
const waxing = ['shukla', 'शुक्ल', 'শুক্ল', 'சுக்ல', 'శుక్ల', 'ശുക്ല', 'ಶುಕ್ಲ'];
const waning = ['krishna', 'कृष्ण', 'কৃষ্ণ', 'கிருஷ்ண', 'కృష్ణ', 'കൃഷ്ണ', 'ಕೃಷ್ಣ'];

/** How the fifteen lunar days begin, in several spellings. */
const tithiBeginnings = [
  ['prat', 'padya'],
  ['dwit', 'dvit'],
  ['trit', 'thrit'],
  ['chaturthi'],
  ['panch'],
  ['shasht', 'sast'],
  ['sapt'],
  ['asht'],
  ['nav'],
  ['dasa', 'dash'],
  ['eka'],
  ['dwad', 'dvad'],
  ['trayo', 'thrayo'],
  ['chaturd'],
  ['purn', 'poorn', 'amav', 'amaa'],
];

export function panchang(answer: unknown, level: 'h3' | 'h2' = 'h3', wording: PageWording = english): Html {
  const fields = fieldsOf(answer);
  if (fields === undefined) return generic(answer);
  const { fitting, others } = splitBySchema(day, fields.panchang_data);
  const number = ifMatches(month, fields.month);
  const inYear = ifMatches(year, fields.year);
  const named = fitting.length > 0 && number !== undefined && inYear !== undefined;
  const tamil = fitting.some((entry) => entry.gregorian_date !== undefined);
  const names = tamil ? ifMatches(tamilNames, fields) : undefined;
  const rest = without(fields, [
    'panchang_data',
    'status',
    ...(named ? ['month', 'year'] : []),
    ...(names === undefined ? [] : Object.keys(names)),
  ]);
  const title =
    named &&
    (names === undefined
      ? tamil
        ? `Month ${number} of the Tamil year that began in ${inYear}`
        : wording.date({ month: 'long', year: 'numeric' })(
            `${String(inYear).padStart(4, '0')}-${String(number).padStart(2, '0')}-01T00:00:00Z`,
          )
      : `${names.month_name} of the year ${names.year_name}`);
  return html`${title && (level === 'h3' ? html`<h3>${title}</h3>` : html`<h2>${title}</h2>`)}${names && html`<p class="fine">By the ${names.reckoning} reckoning; month ${number}, begun in ${inYear}.</p>`}
${fitting.length > 0 && calendar(fitting, number, inYear, wording)}
${!isEmpty(others) && generic(others)}${!isEmpty(rest) && generic(rest)}`;
}

function calendar(
  days: readonly Day[],
  number: number | undefined,
  inYear: number | undefined,
  wording: PageWording,
): Html {
  const weekdays = weekdaysIn(wording, 'long');
  const dated = days.map((entry) => {
    const iso = isoOf(entry, number, inYear);
    return { entry, weekday: weekdayOf(iso), times: almanac(entry, iso, wording) };
  });
  const first = dated[0]?.weekday;
  const inWeeks =
    first !== undefined &&
    dated.every(({ weekday }, index) => weekday !== undefined && weekday === (first + index) % 7);
  return html`${dated.some(({ times }) => times.marksNextDay) && nextDayLegend(wording)}<div class="calendar${inWeeks && ' weeks'}">${
    inWeeks &&
    html`<div class="weekdays" aria-hidden="true">${weekdaysIn(wording, 'short').map((name) => html`<span>${name}</span>`)}</div>`
  }<ol class="days">${dated.map(({ entry, weekday, times }, index) => {
    const className = `${index === 0 && inWeeks ? `from-${first + 1} ` : ''}${halfOf(entry.paksha)}`;
    const name = inWeeks && weekday !== undefined ? weekdays[weekday] : undefined;
    return html`<li class="${className}">${dayOf(entry, times, name, wording.words)}</li>`;
  })}</ol></div>`;
}

function dayOf(
  entry: Day,
  { tithiEnd, nakshatraEnd, festivals, times, fieldsShown }: ReturnType<typeof almanac>,
  weekday: string | undefined,
  words: PageWording['words'],
): Html {
  return html`<p class="date"><strong>${entry.date}</strong>${weekday !== undefined && html`<span class="weekday"> ${weekday}</span>`}${entry.gregorian_date && html`<span class="fine"> ${entry.gregorian_date}</span>`}</p>${phase(entry)}<div class="names">${festivals}<dl><div><dt>${words.tithi}</dt><dd>${entry.paksha} ${entry.tithi}${tithiEnd}</dd></div><div><dt>${words.nakshatra}</dt><dd>${entry.nakshatra}${nakshatraEnd}</dd></div></dl>${times}${more(entry, fieldsShown)}</div>`;
}

const isoOf = (entry: Day, number: number | undefined, inYear: number | undefined): string =>
  entry.gregorian_date ??
  (number === undefined || inYear === undefined
    ? ''
    : `${String(inYear).padStart(4, '0')}-${String(number).padStart(2, '0')}-${String(entry.date).padStart(2, '0')}`);

function weekdayOf(iso: string): number | undefined {
  const time = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== iso) return undefined;
  return (time.getUTCDay() + 6) % 7;
}

function halfOf(paksha: string): 'waxing' | 'waning' | 'other' {
  const word = paksha.trim().toLowerCase();
  if (waxing.some((name) => word.startsWith(name))) return 'waxing';
  return waning.some((name) => word.startsWith(name)) ? 'waning' : 'other';
}

/** The moon in the middle of its lunar day of 12 degrees, or full or new. Undefined if the name identifies no day. */
function phase({ tithi, paksha }: Day): Html | undefined {
  const half = halfOf(paksha);
  const name = tithi.trim().toLowerCase();
  const index = tithiBeginnings.findIndex((beginnings) =>
    beginnings.some((beginning) => name.startsWith(beginning)),
  );
  if (index < 0 || half === 'other') return undefined;
  return moonDisc((half === 'waxing' ? 0 : 180) + (index === 14 ? 15 : index + 0.5) * 12);
}

function more(entry: Day, fieldsShown: readonly string[]): Html | undefined {
  const rest = without(entry, ['date', 'tithi', 'nakshatra', 'paksha', 'gregorian_date', ...fieldsShown]);
  return isEmpty(rest) ? undefined : generic(rest);
}
