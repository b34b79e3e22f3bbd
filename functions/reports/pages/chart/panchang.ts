import { z } from 'zod';
import { monthNames } from '../../../../shared/contract/month-names.ts';
import { fieldsOf } from '../../../../shared/views/answers.ts';
import { generic, isEmpty } from '../html/generic.ts';
import { type Html, html } from '../html/html.ts';
import { shaped, sortedBy, without } from '../html/shape.ts';
import { moonDisc } from './moon.ts';

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

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The two halves of a lunar month, as the contract's languages write them. */
const waxing = ['shukla', 'शुक्ल', 'শুক্ল', 'சுக்ல', 'శుక్ల', 'ശുക്ല', 'ಶುಕ್ಲ'];
const waning = ['krishna', 'कृष्ण', 'কৃষ্ণ', 'கிருஷ்ண', 'కృష్ణ', 'കൃഷ്ണ', 'ಕೃಷ್ಣ'];

/** Lunar days by the first letters of their names in English; new and full moon end the half. */
const tithis = [
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

/** A month of panchang days, weeks from Monday; days in a plain list where the answer is no month that we know. */
export function panchang(answer: unknown, level: 'h3' | 'h2' = 'h3'): Html {
  const fields = fieldsOf(answer);
  if (fields === undefined) return generic(answer);
  const { fitting, others } = sortedBy(day, fields.panchang_data);
  const number = shaped(month, fields.month);
  const inYear = shaped(year, fields.year);
  const named = fitting.length > 0 && number !== undefined && inYear !== undefined;
  const rest = without(fields, ['panchang_data', 'status', ...(named ? ['month', 'year'] : [])]);
  const tamil = fitting.some((entry) => entry.gregorian_date !== undefined);
  const title =
    named &&
    `${tamil ? `Month ${number} of the Tamil year that began in` : monthNames[number - 1]} ${inYear}`;
  return html`${title && (level === 'h3' ? html`<h3>${title}</h3>` : html`<h2>${title}</h2>`)}
${fitting.length > 0 && calendar(fitting, number, inYear)}
${!isEmpty(others) && generic(others)}${!isEmpty(rest) && generic(rest)}`;
}

function calendar(days: readonly Day[], number: number | undefined, inYear: number | undefined): Html {
  const dated = days.map((entry) => ({ entry, weekday: weekdayOf(entry, number, inYear) }));
  const first = dated[0]?.weekday;
  const inWeeks =
    first !== undefined &&
    dated.every(({ weekday }, index) => weekday !== undefined && weekday === (first + index) % 7);
  return html`<div class="calendar${inWeeks && ' weeks'}">${
    inWeeks &&
    html`<div class="weekdays" aria-hidden="true">${weekdays.map((name) => html`<span>${name.slice(0, 3)}</span>`)}</div>`
  }<ol class="days">${dated.map(({ entry, weekday }, index) => {
    const className = `${index === 0 && inWeeks ? `from-${first + 1} ` : ''}${halfOf(entry.paksha)}`;
    return html`<li class="${className}"><p class="date"><strong>${entry.date}</strong>${inWeeks && weekday !== undefined && html`<span class="weekday"> ${weekdays[weekday]}</span>`}${entry.gregorian_date && html`<span class="fine"> ${entry.gregorian_date}</span>`}</p>${phase(entry)}<dl><div><dt>Tithi</dt><dd>${entry.paksha} ${entry.tithi}</dd></div><div><dt>Nakshatra</dt><dd>${entry.nakshatra}</dd></div></dl>${more(entry)}</li>`;
  })}</ol></div>`;
}

function weekdayOf(entry: Day, number: number | undefined, inYear: number | undefined): number | undefined {
  const iso =
    entry.gregorian_date ??
    (number === undefined || inYear === undefined
      ? ''
      : `${String(inYear).padStart(4, '0')}-${String(number).padStart(2, '0')}-${String(entry.date).padStart(2, '0')}`);
  const time = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== iso) return undefined;
  return (time.getUTCDay() + 6) % 7;
}

function halfOf(paksha: string): 'waxing' | 'waning' | 'other' {
  const word = paksha.trim().toLowerCase();
  if (waxing.some((name) => word.startsWith(name))) return 'waxing';
  return waning.some((name) => word.startsWith(name)) ? 'waning' : 'other';
}

/** The Moon of a lunar day, where its name tells which one it is. */
function phase({ tithi, paksha }: Day): Html | undefined {
  const half = halfOf(paksha);
  const name = tithi.trim().toLowerCase();
  const index = tithis.findIndex((beginnings) => beginnings.some((beginning) => name.startsWith(beginning)));
  if (index < 0 || half === 'other') return undefined;
  return moonDisc((half === 'waxing' ? 0 : 180) + (index === 14 ? 15 : index + 0.5) * 12);
}

function more(entry: Day): Html | undefined {
  const rest = without(entry, ['date', 'tithi', 'nakshatra', 'paksha', 'gregorian_date']);
  return isEmpty(rest) ? undefined : generic(rest);
}
