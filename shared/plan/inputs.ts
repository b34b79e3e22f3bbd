import { expertiseLevels, genders, traditions } from '@palmleaf/contract/astrology';
import { type Birth, houseTypes, unknownTimeRules } from '@palmleaf/contract/birth';
import { languages } from '@palmleaf/contract/languages';
import * as z from 'zod';
import { storedInputNote } from '../intake/reasons/input-note.ts';
import { storedRefusalReason } from '../intake/reasons/refusal-reason.ts';
import { refusalCodes } from '../intake/refusal.ts';
import { product } from './product.ts';

/** Where an input came from, which decides which of two inputs is newer. Times are epoch milliseconds. */
export const source = z.object({
  bucket: z.string(),
  key: z.string(),
  etag: z.string(),
  sequencer: z.string(),
  time: z.number(),
  archived: z.literal(true).optional(),
  line: z.int().optional(),
});
export type Source = z.output<typeof source>;

/** The prepared photo is upright, without metadata, under 5 MB, and in the store under `key`. */
const photoInputs = z.object({
  sha256: z.string(),
  key: z.string(),
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
  day: z.int().optional(),
  month: z.int().optional(),
  year: z.int().optional(),
  gender: z.enum(genders).optional(),
  language: z.enum(languages).optional(),
  product: product.optional(),
  doubt: z.object({ code: z.enum(refusalCodes), reason: storedRefusalReason }).optional(),
});
export type PhotoInputs = z.output<typeof photoInputs>;

const palmLanguage = z.enum([...languages, 'unnamed']);
export type PalmLanguage = z.output<typeof palmLanguage>;

/** Ranges are not checked again; the service decides which years it accepts. */
const storedBirth = z.object({
  day: z.int(),
  month: z.int(),
  year: z.int(),
  hour: z.int(),
  min: z.int(),
  lat: z.number(),
  lon: z.number(),
  tzone: z.number(),
}) satisfies z.ZodType<Birth>;

const rowInputs = z.object({
  birth: storedBirth.optional(),
  unknownTime: z.enum(unknownTimeRules).optional(),
  birthDate: z.object({ day: z.int(), month: z.int(), year: z.int() }).optional(),
  houseType: z.enum(houseTypes).optional(),
  varshaphalYear: z.int().optional(),
  vastuId: z.string().optional(),
  questions: z.array(z.string()),
  expertise: z.enum(expertiseLevels),
  tradition: z.enum(traditions),
  name: z.string().optional(),
  gender: z.enum(genders).optional(),
  place: z.string().optional(),
  country: z.string().optional(),
  language: z.enum(languages).optional(),
  product: product.optional(),
  notes: z.array(storedInputNote),
});
export type RowInputs = z.output<typeof rowInputs>;

/** Months are `2026-11`. A month with a clock change is listed once for each UTC offset. */
const placeInputs = z.object({
  lat: z.number(),
  lon: z.number(),
  months: z.array(z.object({ month: z.string(), tzone: z.number(), from: z.int().optional() })),
  language: z.enum(languages).optional(),
});
export type PlaceInputs = z.output<typeof placeInputs>;

/** An older source never replaces a newer one. */
export const inputs = z.object({
  photo: z
    .object({
      value: photoInputs,
      source,
      /** Fixed before the first call, because a palm is bought once. If absent: the photo's language. */
      palmLanguage: palmLanguage.optional(),
      /** `palmLanguage` stays: the palm may have been bought before a row gave the photo its person. */
      isPalmFixed: z.boolean().optional(),
    })
    .optional(),
  row: z.object({ value: rowInputs, source }).optional(),
  place: z.object({ value: placeInputs, source }).optional(),
});
export type Inputs = z.output<typeof inputs>;
export type InputKind = keyof Inputs;

export type NewInput =
  | {
      readonly kind: 'photo';
      readonly value: PhotoInputs;
      readonly source: Source;
      readonly palmLanguage?: PalmLanguage | undefined;
      readonly isPalmFixed?: boolean | undefined;
    }
  | { readonly kind: 'row'; readonly value: RowInputs; readonly source: Source }
  | { readonly kind: 'place'; readonly value: PlaceInputs; readonly source: Source };

/**
 * S3 orders sequencers lexicographically, padded with zeros on the right. Across keys, the time of the event decides.
 */
export function isNewer(next: Source, current: Source): boolean {
  if (next.bucket === current.bucket && next.key === current.key) {
    const width = Math.max(next.sequencer.length, current.sequencer.length);
    return next.sequencer.padEnd(width, '0') > current.sequencer.padEnd(width, '0');
  }
  return next.time > current.time;
}
