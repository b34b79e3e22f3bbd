import { expertiseLevels, genders, traditions } from '@palmleaf/contract/astrology';
import { type Birth, houseTypes, unknownTimes } from '@palmleaf/contract/birth';
import { languages } from '@palmleaf/contract/languages';
import * as z from 'zod';
import { storedInputNote } from '../intake/reasons/input-note.ts';
import { storedRefusalReason } from '../intake/reasons/refusal-reason.ts';
import { refusalCodes } from '../intake/refusal.ts';
import { product } from './product.ts';

/** The source of an input, which decides which of two inputs is newer. Times are milliseconds since 1970. */
export const source = z.object({
  bucket: z.string(),
  key: z.string(),
  etag: z.string(),
  sequencer: z.string(),
  time: z.number(),
  /** Set for an input from an archive, which came at this time and still contains it. */
  archived: z.literal(true).optional(),
  /** The first line of the row in the CSV. */
  line: z.int().optional(),
});
export type Source = z.output<typeof source>;

/** A prepared photo: upright, free of metadata, under 5 MB, in the store under `key`. */
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
  /** The definition of the product when the photo came; if no upload of a subject names one, the usual product. */
  product: product.optional(),
  /** A refusal by the check before buying, which was overruled. */
  doubt: z.object({ code: z.enum(refusalCodes), reason: storedRefusalReason }).optional(),
});
export type PhotoInputs = z.output<typeof photoInputs>;

/** The language in which a palm is bought; `unnamed` if the call names none. */
const palmLanguage = z.enum([...languages, 'unnamed']);
export type PalmLanguage = z.output<typeof palmLanguage>;

/** Birth data of a row. Stored data is not validated again; the service decides which years it answers for. */
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

/** The inputs of one accepted row of a birth-data CSV. */
const rowInputs = z.object({
  /** An unknown time is noon. */
  birth: storedBirth.optional(),
  /** The time of birth is unknown; the value names the calls that are made despite that. */
  unknownTime: z.enum(unknownTimes).optional(),
  /** The date of birth, even if the rest of the birth data is missing. */
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
  /** Notes for readers of the report: how tzone was derived, or a local time that existed twice. */
  notes: z.array(storedInputNote),
});
export type RowInputs = z.output<typeof rowInputs>;

/**
 * A place and its wanted months (`2026-11`), each with its UTC offset. A month with a clock change is listed once for
 * each offset, the later entries with their first day.
 */
const placeInputs = z.object({
  lat: z.number(),
  lon: z.number(),
  months: z.array(z.object({ month: z.string(), tzone: z.number(), from: z.int().optional() })),
  /** The language of the answers, if not English. */
  language: z.enum(languages).optional(),
});
export type PlaceInputs = z.output<typeof placeInputs>;

/** The inputs of a subject, each with its source. An older source never replaces a newer one. */
export const inputs = z.object({
  photo: z
    .object({
      value: photoInputs,
      source,
      /** Fixed before the first call, because a palm is bought once. Absent, it is the photo's own language. */
      palmLanguage: palmLanguage.optional(),
      /** Its palm may be bought already under the photo's own name: no row or newer source changes its language. */
      isPalmFixed: z.boolean().optional(),
    })
    .optional(),
  row: z.object({ value: rowInputs, source }).optional(),
  /** Present for places only. */
  place: z.object({ value: placeInputs, source }).optional(),
});
export type Inputs = z.output<typeof inputs>;
export type InputKind = keyof Inputs;

/** One new input. */
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
 * Returns whether `next` may replace `current`. Sequencers order the versions of one key: S3 documents a
 * lexicographic comparison after padding the shorter one with zeros on the right. Across keys, the time of the event
 * decides.
 */
export function isNewer(next: Source, current: Source): boolean {
  if (next.bucket === current.bucket && next.key === current.key) {
    const width = Math.max(next.sequencer.length, current.sequencer.length);
    return next.sequencer.padEnd(width, '0') > current.sequencer.padEnd(width, '0');
  }
  return next.time > current.time;
}
