import { unknownTimes } from '@palmleaf/contract/birth';
import { languages } from '@palmleaf/contract/languages';
import * as z from 'zod';
import { legacy, orLegacy } from '../../table/legacy.ts';

/** The name of an IANA zone. */
const zone = z.string();
/** Seconds or hours east of Greenwich. */
const seconds = z.number();
const tzone = z.number();

/** What the reader of a report, or of a calendar, should know of how its inputs were read. */
const inputNote = z.discriminatedUnion('code', [
  z.object({ code: z.literal('time-unknown'), charts: z.enum(unknownTimes) }),
  z.object({ code: z.literal('seconds-dropped') }),
  /** It was written with two digits. */
  z.object({ code: z.literal('year-completed'), year: z.int() }),
  z.object({ code: z.literal('birth-incomplete'), missing: z.array(z.string()) }),
  z.object({ code: z.literal('gender-not-taken') }),
  z.object({ code: z.literal('time-happened-twice'), first: seconds, second: tzone }),
  z.object({ code: z.literal('time-skipped'), before: seconds, after: seconds }),
  z.object({ code: z.literal('sun-time'), offset: seconds }),
  z.object({ code: z.literal('before-1970') }),
  z.object({ code: z.literal('tzone-derived'), tzone, from: z.enum(['place', 'timezone']), zone }),
  /** It was given, and the zone that was given with it would make another one. */
  z.object({ code: z.literal('tzone-differs'), tzone, zone, derived: tzone }),
  z.object({ code: z.literal('tzone-insisted'), tzone }),
  z.object({ code: z.literal('zone-derived'), zone }),
  z.object({
    code: z.literal('no-calendar-in'),
    language: z.enum(languages),
    known: z.array(z.enum(languages)),
  }),
  /** What the file says of the place, and the town of the gazetteer that it was taken for. */
  z.object({ code: z.literal('town-taken'), said: z.string(), town: z.string() }),
  z.object({ code: z.literal('place-unused'), texts: z.array(z.string()) }),
  legacy,
]);
export type InputNote = z.output<typeof inputNote>;
export const storedInputNote = orLegacy(inputNote);
