import { expertiseLevels, genders, traditions } from '@palmleaf/contract/astrology';
import { type Birth, houseTypes, unknownTimes } from '@palmleaf/contract/birth';
import { languages } from '@palmleaf/contract/languages';
import * as z from 'zod';
import { storedInputNote } from '../intake/reasons/input-note.ts';
import { storedRefusalReason } from '../intake/reasons/refusal-reason.ts';
import { refusalCodes } from '../intake/refusal.ts';
import { product } from './product.ts';

/** Where an input came from, and what decides which of two is newer. Times are milliseconds since 1970. */
export const source = z.object({
  bucket: z.string(),
  key: z.string(),
  etag: z.string(),
  sequencer: z.string(),
  time: z.number(),
  /** It was in an archive, which came at this time and holds it still. */
  archived: z.literal(true).optional(),
  /** Line of the CSV that the row began on. */
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
  /** What is bought for it, as it was defined when it came; where no upload of a subject says, the usual product. */
  product: product.optional(),
  /** What a look at it had against it; it is bought all the same. */
  doubt: z.object({ code: z.enum(refusalCodes), reason: storedRefusalReason }).optional(),
});
export type PhotoInputs = z.output<typeof photoInputs>;

/** The language that a palm is bought in; `unnamed` where a call names none. */
const palmLanguage = z.enum([...languages, 'unnamed']);
export type PalmLanguage = z.output<typeof palmLanguage>;

/** Birth data as a row gave them. What is kept is not judged again: which years it answers for is the service's matter. */
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

/** What one accepted row of a birth-data CSV says of a subject. */
const rowInputs = z.object({
  /** With noon as its time where that is not known. */
  birth: storedBirth.optional(),
  /** The time of birth is not known: what is asked for all the same. */
  unknownTime: z.enum(unknownTimes).optional(),
  /** The date of birth, also where the rest of the birth data is missing. */
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
  /** What a reader of the report should know: how tzone was derived, a local time that existed twice. */
  notes: z.array(storedInputNote),
});
export type RowInputs = z.output<typeof rowInputs>;

/**
 * A place and the months of it that are wanted (`2026-11`), each with its UTC offset. A month in which clocks change is
 * listed once for each offset, the later ones with the day from which it holds.
 */
const placeInputs = z.object({
  lat: z.number(),
  lon: z.number(),
  months: z.array(z.object({ month: z.string(), tzone: z.number(), from: z.int().optional() })),
  /** Of the answers, where another than English was named. */
  language: z.enum(languages).optional(),
});
export type PlaceInputs = z.output<typeof placeInputs>;

/** What is known of a subject, each with its source. An older source never replaces a newer one. */
export const inputs = z.object({
  photo: z
    .object({
      value: photoInputs,
      source,
      /** Fixed before the first call, because a palm is bought once. Absent, it is the photo's own. */
      palmLanguage: palmLanguage.optional(),
      /** Its palm may be bought already under the photo's own name: no row or newer source changes its language. */
      isPalmFixed: z.boolean().optional(),
    })
    .optional(),
  row: z.object({ value: rowInputs, source }).optional(),
  /** Of a place alone. */
  place: z.object({ value: placeInputs, source }).optional(),
});
export type Inputs = z.output<typeof inputs>;
export type InputKind = keyof Inputs;

/** One input as it came. */
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
 * Returns whether `next` may replace `current`. Sequencers order the versions of one key: S3 documents a lexicographic
 * comparison after the shorter one is padded with zeros on the right. Across keys, the time of the event decides.
 */
export function isNewer(next: Source, current: Source): boolean {
  if (next.bucket === current.bucket && next.key === current.key) {
    const width = Math.max(next.sequencer.length, current.sequencer.length);
    return next.sequencer.padEnd(width, '0') > current.sequencer.padEnd(width, '0');
  }
  return next.time > current.time;
}
