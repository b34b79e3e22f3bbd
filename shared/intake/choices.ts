import { type UnknownTime, unknownTimeRules } from '@palmleaf/contract/birth';
import type { Language } from '@palmleaf/contract/languages';
import { type DateOrder, dateOrders } from './date-order.ts';
import type { RefusalReason } from './reasons/refusal-reason.ts';
import type { choiceFaults } from './reasons/table-reasons.ts';
import { isRefused, type Refused, refuse } from './refusal.ts';
import { lookUpLanguage } from './values/vocabulary.ts';

export interface TableChoices {
  readonly dates?: DateOrder | undefined;
  /** The first of the hundred years that two-digit years mean. */
  readonly yearsFrom?: number | undefined;
  readonly unknownTime?: UnknownTime | undefined;
  readonly zones?: 'as given' | undefined;
  readonly language?: Language | undefined;
  /** Our column for each mapped header; `-` leaves the column out. */
  readonly columns?: Readonly<Record<string, string>> | undefined;
}

/** The object's metadata `x-amz-meta-reading` holds the choices. */
export const readingMetadata = 'reading';

/** S3 allows 2 KB of metadata in all; other entries need the rest. */
const maxWrittenLength = 1500;

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

/** Refuses unknown choices, because a table must not be misread. */
export function readChoices(written: string | undefined): { readonly choices: TableChoices } | Refused {
  if (written === undefined || written === '') return { choices: {} };
  if (written.length > maxWrittenLength)
    return wrong({ code: 'choices-too-long', characters: written.length });
  const parameters = new URLSearchParams(written);
  const dates = parameters.get('dates') ?? undefined;
  const years = parameters.get('years') ?? undefined;
  const time = parameters.get('time') ?? undefined;
  const zones = parameters.get('zones') ?? undefined;
  const languageName = parameters.get('language') ?? undefined;
  const language = languageName === undefined ? undefined : lookUpLanguage(languageName);
  const order = dateOrders.find((one) => one === dates);
  const unknownTime = unknownTimeRules.find((one) => one === time);
  const yearsFrom = years === undefined ? undefined : firstYear(years);
  if (dates !== undefined && order === undefined) return unreadable('dates');
  if (time !== undefined && unknownTime === undefined) return unreadable('time');
  if (zones !== undefined && zones !== 'as given') return unreadable('zones');
  if (years !== undefined && yearsFrom === undefined) return unreadable('years');
  if (languageName !== undefined && language === undefined) return unreadable('language');
  const columns = parameters.getAll('map').map(mapping);
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

export const languageIn = (written: string | undefined): Language | undefined => {
  const parsed = readChoices(written);
  return isRefused(parsed) ? undefined : parsed.choices.language;
};

export function firstYear(text: string): number | undefined {
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  return year >= 1800 && year <= 2101 ? year : undefined;
}

/** `Geburtsort=place`. The last equals sign separates, because a header may contain one. */
export function mapping(text: string): [header: string, column: string] | undefined {
  const at = text.lastIndexOf('=');
  const [header, column] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  return at < 1 || header === '' || column === '' ? undefined : [header, column];
}

const wrong = (reason: RefusalReason): Refused => refuse('bad-choice', reason, { field: readingMetadata });

const unreadable = (fault: (typeof choiceFaults)[number]): Refused =>
  wrong({ code: 'choices-unreadable', fault });
