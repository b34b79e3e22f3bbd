import * as z from 'zod';
import { readChoices } from '../intake/choices.ts';
import { uploadKinds } from '../intake/object-key.ts';
import { isRefused, refusalCodes } from '../intake/refusal.ts';
import { uploadStates } from '../uploads/upload.ts';

/** A file of a request before its upload. */
const wantedFile = z.strictObject({
  /** Path below the batch, for example `left/anna.jpg`; a name that ends in .csv, .tsv or .txt is a table. */
  name: z.string().min(1).max(1024),
  sizeBytes: z.int().min(0),
  /** MD5 of the content in hex; with it, existing content need not be sent again. */
  md5: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits')
    .optional(),
  /** Needed only if the name does not determine it: a table of places looks like one of births. */
  kind: z.enum(uploadKinds).optional(),
});
export type WantedFile = z.output<typeof wantedFile>;

/** The most files in one request. */
export const maxFilesPerRequest = 100;
export const uploadTargetsRequest = z.strictObject({
  /** Required, except for places, which belong to no batch. */
  batch: z.string().min(1).optional(),
  /** Their product; it also applies to existing files if it differs from before. */
  product: z.string().min(1).max(40).optional(),
  /** How tables are read, in the form of docs/uploads.md; like the product, a change makes a file count as new. */
  reading: z
    .string()
    .refine((text) => !isRefused(readChoices(text)), 'must be choices as docs/uploads.md names them')
    .optional(),
  files: z.array(wantedFile).min(1).max(maxFilesPerRequest),
});

/** The target of a file. `send`: a presigned form to send it with. `there`: this content has already arrived. */
const uploadTargetView = z.discriminatedUnion('state', [
  z.object({
    name: z.string(),
    state: z.literal('send'),
    key: z.string(),
    url: z.string(),
    fields: z.record(z.string(), z.string()),
  }),
  z.object({
    name: z.string(),
    state: z.literal('there'),
    key: z.string(),
    upload: z.enum(uploadStates),
  }),
  z.object({
    name: z.string(),
    state: z.literal('refused'),
    reason: z.string(),
    advice: z.string(),
    code: z.enum(refusalCodes).optional(),
    /** The reason as a code with its parameters. */
    because: z.looseObject({ code: z.string() }).optional(),
  }),
]);
export type UploadTargetView = z.output<typeof uploadTargetView>;
/** In the order of the request's files. */
export const uploadTargetsView = z.object({ files: z.array(uploadTargetView) });

export const uploadPageQuery = z.object({
  /** The batch that the upload page fills in. */
  batch: z.string().max(200).optional(),
  /** The key of a table of this batch, whose refused rows the page opens for correction. */
  correct: z.string().max(1024).optional(),
});

/** The largest size of a file of each kind in bytes, and the most files in one request. */
export const uploadLimitsView = z.object({ limits: z.record(z.enum(uploadKinds), z.int()), files: z.int() });
