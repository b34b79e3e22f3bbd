import { unknownTimeRules } from '@palmleaf/contract/birth';
import { languages } from '@palmleaf/contract/languages';
import * as z from 'zod';
import { legacy, orLegacy } from '../../table/legacy.ts';

const zone = z.string();
/** Offsets east of Greenwich; `tzone` is in hours. */
const seconds = z.number();
const tzone = z.number();

/** How inputs were interpreted, for the reader of a report or calendar. */
const inputNote = z.discriminatedUnion('code', [
  z.object({ code: z.literal('time-unknown'), charts: z.enum(unknownTimeRules) }),
  z.object({ code: z.literal('seconds-dropped') }),
  z.object({ code: z.literal('year-completed'), year: z.int() }),
  z.object({ code: z.literal('birth-incomplete'), missing: z.array(z.string()) }),
  z.object({ code: z.literal('gender-not-taken') }),
  z.object({ code: z.literal('time-happened-twice'), first: seconds, second: tzone }),
  z.object({ code: z.literal('time-skipped'), before: seconds, after: seconds }),
  z.object({ code: z.literal('sun-time'), offset: seconds }),
  z.object({ code: z.literal('before-1970') }),
  z.object({ code: z.literal('tzone-derived'), tzone, from: z.enum(['place', 'timezone']), zone }),
  z.object({ code: z.literal('tzone-differs'), tzone, zone, derived: tzone }),
  z.object({ code: z.literal('tzone-insisted'), tzone }),
  z.object({ code: z.literal('zone-derived'), zone }),
  z.object({
    code: z.literal('no-calendar-in'),
    language: z.enum(languages),
    known: z.array(z.enum(languages)),
  }),
  z.object({ code: z.literal('town-taken'), said: z.string(), town: z.string() }),
  z.object({ code: z.literal('place-as-position'), lat: z.number(), lon: z.number() }),
  z.object({ code: z.literal('place-unused'), texts: z.array(z.string()) }),
  legacy,
]);
export type InputNote = z.output<typeof inputNote>;
export const storedInputNote = orLegacy(inputNote);
