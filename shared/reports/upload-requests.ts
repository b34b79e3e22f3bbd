import * as z from 'zod';
import { readChoices } from '../intake/choices.ts';
import { uploadKinds } from '../intake/object-key.ts';
import { isRefused, refusalCodes } from '../intake/refusal.ts';
import { uploadStates } from '../uploads/upload.ts';

/** What is asked before files are uploaded, and how that is answered. */

/** One file that somebody wants to upload. */
const wantedFile = z.strictObject({
  /** Path below the batch, for example `left/anna.jpg`; a name that ends in .csv, .tsv or .txt is a table. */
  name: z.string().min(1).max(1024),
  /** Bytes. */
  sizeBytes: z.int().min(0),
  /** MD5 of the content in hex: with it, what is there already need not be sent again. */
  md5: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits')
    .optional(),
  /** Needed only where the name does not tell: a table of places looks like one of births. */
  kind: z.enum(uploadKinds).optional(),
});
export type WantedFile = z.output<typeof wantedFile>;

/** Files that one request may ask about. */
export const maxFilesPerRequest = 100;
export const uploadTargetsRequest = z.strictObject({
  /** Places belong to no batch; everything else does. */
  batch: z.string().min(1).optional(),
  /** What is bought for them; for files that are there already, it counts where it is another than before. */
  product: z.string().min(1).max(40).optional(),
  /** How tables are to be read, as docs/uploads.md writes it; like the product, another one makes a file come again. */
  reading: z
    .string()
    .refine((text) => !isRefused(readChoices(text)), 'must be choices as docs/uploads.md names them')
    .optional(),
  files: z.array(wantedFile).min(1).max(maxFilesPerRequest),
});

/** Where a file goes. `send`: a presigned form to send it with. `there`: this very content has come already. */
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
/** In the order in which the files were asked about. */
export const uploadTargetsView = z.object({ files: z.array(uploadTargetView) });

/** The batch that the page for uploads fills in. */
export const uploadPageQuery = z.object({ batch: z.string().max(200).optional() });

/** Most bytes of one file of each kind, and most files in one request. */
export const uploadLimitsView = z.object({ limits: z.record(z.enum(uploadKinds), z.int()), files: z.int() });
