import * as z from 'zod';
import { readChoices } from '../intake/choices.ts';
import { uploadKinds } from '../intake/object-key.ts';
import { isRefused, refusalCodes } from '../intake/refusal.ts';
import { uploadStates } from '../uploads/upload.ts';

const wantedFile = z.strictObject({
  /** Path below the batch, for example `left/anna.jpg`. */
  name: z.string().min(1).max(1024),
  sizeBytes: z.int().min(0),
  /** In hex. If given, content that has already arrived is not sent again. */
  md5: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits')
    .optional(),
  kind: z.enum(uploadKinds).optional(),
});
export type WantedFile = z.output<typeof wantedFile>;

export const maxFilesPerRequest = 100;
export const uploadTargetsRequest = z.strictObject({
  batch: z.string().min(1).optional(),
  product: z.string().min(1).max(40).optional(),
  reading: z
    .string()
    .refine((text) => !isRefused(readChoices(text)), 'must be choices as docs/uploads.md names them')
    .optional(),
  files: z.array(wantedFile).min(1).max(maxFilesPerRequest),
});

/** `send`: send the file with the form. `there`: this content has already arrived. */
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
    because: z.looseObject({ code: z.string() }).optional(),
  }),
]);
export type UploadTargetView = z.output<typeof uploadTargetView>;
export const uploadTargetsView = z.object({ files: z.array(uploadTargetView) });

export const uploadPageQuery = z.object({
  batch: z.string().max(200).optional(),
  /** The upload whose refused rows the page offers for correction. */
  correct: z.string().max(1024).optional(),
});

export const uploadLimitsView = z.object({ limits: z.record(z.enum(uploadKinds), z.int()), files: z.int() });
