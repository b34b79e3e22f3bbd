import { type UnknownTime, unknownTimes } from '@palmleaf/contract/birth';
import { type DateOrder, dateOrders } from './date-order.ts';
import type { RefusalReason } from './reasons/refusal-reason.ts';
import type { choiceFaults } from './reasons/table-reasons.ts';
import { type Refused, refuse } from './refusal.ts';

/** What whoever sends a table says about how it is to be read. It travels with the upload. */
export interface TableChoices {
  readonly dates?: DateOrder | undefined;
  /** The first of the hundred years that years of two digits stand for. */
  readonly yearsFrom?: number | undefined;
  readonly unknownTime?: UnknownTime | undefined;
  /** Time zones that do not fit their places are taken all the same. */
  readonly zones?: 'as given' | undefined;
  /** Which of our columns a header means, by the header; `-` leaves the column out. */
  readonly columns?: Readonly<Record<string, string>> | undefined;
}

/** The name of the metadata of an object (`x-amz-meta-reading`) that holds the choices. */
export const readingMetadata = 'reading';

/** What metadata may hold beside what else goes with an object: S3 takes 2 KB in all. */
const maxWrittenLength = 1500;

/** The choices as one line of ASCII, always the same for the same choices; empty for none. */
export function writeChoices({ dates, yearsFrom, unknownTime, zones, columns = {} }: TableChoices): string {
  const written = new URLSearchParams();
  if (dates !== undefined) written.set('dates', dates);
  if (yearsFrom !== undefined) written.set('years', String(yearsFrom));
  if (unknownTime !== undefined) written.set('time', unknownTime);
  if (zones !== undefined) written.set('zones', zones);
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
  const order = dateOrders.find((one) => one === dates);
  const unknownTime = unknownTimes.find((one) => one === time);
  const yearsFrom = years === undefined ? undefined : firstYear(years);
  if (dates !== undefined && order === undefined) return unreadable('dates');
  if (time !== undefined && unknownTime === undefined) return unreadable('time');
  if (zones !== undefined && zones !== 'as given') return unreadable('zones');
  if (years !== undefined && yearsFrom === undefined) return unreadable('years');
  const columns = read.getAll('map').map(mapping);
  if (columns.some((one) => one === undefined)) return unreadable('map');
  return {
    choices: {
      ...(order === undefined ? {} : { dates: order }),
      ...(yearsFrom === undefined ? {} : { yearsFrom }),
      ...(unknownTime === undefined ? {} : { unknownTime }),
      ...(zones === undefined ? {} : { zones }),
      ...(columns.length === 0
        ? {}
        : { columns: Object.fromEntries(columns.flatMap((one) => (one ? [one] : []))) }),
    },
  };
}

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
