import { type UnknownTime, unknownTimes } from '@palmleaf/contract/birth';
import type { Language } from '@palmleaf/contract/languages';
import { type DateOrder, dateOrders } from './date-order.ts';
import type { RefusalReason } from './reasons/refusal-reason.ts';
import type { choiceFaults } from './reasons/table-reasons.ts';
import { isRefused, type Refused, refuse } from './refusal.ts';
import { lookUpLanguage } from './values/vocabulary.ts';

/** How the sender wants a table to be read, and in which language its people want their reports. It travels with the upload. */
export interface TableChoices {
  readonly dates?: DateOrder | undefined;
  /** The first of the hundred years that years of two digits stand for. */
  readonly yearsFrom?: number | undefined;
  readonly unknownTime?: UnknownTime | undefined;
  /** Time zones that do not fit their places are taken all the same. */
  readonly zones?: 'as given' | undefined;
  /** Of the report of every row, or photo, that names none. */
  readonly language?: Language | undefined;
  /** Which of our columns a header means, by the header; `-` leaves the column out. */
  readonly columns?: Readonly<Record<string, string>> | undefined;
}

/** The name of the metadata of an object (`x-amz-meta-reading`) that holds the choices. */
export const readingMetadata = 'reading';

/** What metadata may hold beside what else goes with an object: S3 takes 2 KB in all. */
const maxWrittenLength = 1500;

/** The choices as one line of ASCII, always the same for the same choices; empty for none. */
export function writeChoices(choices: TableChoices): string {
  const { dates, yearsFrom, unknownTime, zones, language, columns = {} } = choices;
  const written = new URLSearchParams();
  if (dates !== undefined) written.set('dates', dates);
  if (yearsFrom !== undefined) written.set('years', String(yearsFrom));
  if (unknownTime !== undefined) written.set('time', unknownTime);
  if (zones !== undefined) written.set('zones', zones);
  if (language !== undefined) written.set('language', language);
  for (const [header, column] of Object.entries(columns).sort(([a], [b]) => (a < b ? -1 : 1)))
    written.append('map', `${header}=${column}`);
  return written.toString();
}

/** Reads what {@link writeChoices} wrote. What is no choice is refused: a table must not be read otherwise than was meant. */
export function readChoices(written: string | undefined): { readonly choices: TableChoices } | Refused {
  if (written === undefined || written === '') return { choices: {} };
  if (written.length > maxWrittenLength)
    return wrong({ code: 'choices-too-long', characters: written.length });
  const read = new URLSearchParams(written);
  const dates = read.get('dates') ?? undefined;
  const years = read.get('years') ?? undefined;
  const time = read.get('time') ?? undefined;
  const zones = read.get('zones') ?? undefined;
  const tongue = read.get('language') ?? undefined;
  const language = tongue === undefined ? undefined : lookUpLanguage(tongue);
  const order = dateOrders.find((one) => one === dates);
  const unknownTime = unknownTimes.find((one) => one === time);
  const yearsFrom = years === undefined ? undefined : firstYear(years);
  if (dates !== undefined && order === undefined) return unreadable('dates');
  if (time !== undefined && unknownTime === undefined) return unreadable('time');
  if (zones !== undefined && zones !== 'as given') return unreadable('zones');
  if (years !== undefined && yearsFrom === undefined) return unreadable('years');
  if (tongue !== undefined && language === undefined) return unreadable('language');
  const columns = read.getAll('map').map(mapping);
  if (columns.some((one) => one === undefined)) return unreadable('map');
  return {
    choices: {
      ...(order === undefined ? {} : { dates: order }),
      ...(yearsFrom === undefined ? {} : { yearsFrom }),
      ...(unknownTime === undefined ? {} : { unknownTime }),
      ...(zones === undefined ? {} : { zones }),
      ...(language === undefined ? {} : { language }),
      ...(columns.length === 0
        ? {}
        : { columns: Object.fromEntries(columns.flatMap((one) => (one ? [one] : []))) }),
    },
  };
}

/** The language that choices ask for. All that they say to a photo; choices that cannot be read say nothing. */
export const languageIn = (written: string | undefined): Language | undefined => {
  const read = readChoices(written);
  return isRefused(read) ? undefined : read.choices.language;
};

/** A year such as 1930, of which years of two digits are counted on: 1930 to 2029. */
export function firstYear(text: string): number | undefined {
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  return year >= 1800 && year <= 2101 ? year : undefined;
}

/** `Geburtsort=place`: the last equals sign parts them, because a header may hold one. */
export function mapping(text: string): [header: string, column: string] | undefined {
  const at = text.lastIndexOf('=');
  const [header, column] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  return at < 1 || header === '' || column === '' ? undefined : [header, column];
}

const wrong = (reason: RefusalReason): Refused => refuse('bad-choice', reason, { field: readingMetadata });

const unreadable = (fault: (typeof choiceFaults)[number]): Refused =>
  wrong({ code: 'choices-unreadable', fault });
