import { z } from 'zod';
import { uploadKinds } from '../../../shared/intake/object-key.ts';
import { redriveStates } from '../../../shared/ledger/batches.ts';
import { states } from '../../../shared/ledger/states.ts';
import { uploadStates } from '../../../shared/uploads/upload.ts';
import { wantedFile } from '../upload-places.ts';
import { pageQuery } from './requests.ts';

/** What requests may hold, beside what lists take. */
export const subjectsQuery = pageQuery.extend({ state: z.enum(states).optional() });

export const ceilingRequest = z.strictObject({
  /** The most calls that the batch may buy; null for no limit. */
  ceiling: z.int().min(0).max(1_000_000_000).nullable(),
});

export const redriveRequest = z.strictObject({
  /** Which parts are opened again. What was refused is left alone unless it is named. */
  states: z.array(z.enum(redriveStates)).min(1).default(['unavailable', 'unknown']),
});

export const placesRedriveRequest = z.strictObject({
  /** Which months are tried again. An unknown one may be bought twice, so it has to be named. */
  states: z.array(z.enum(redriveStates)).min(1).default(['unavailable', 'refused']),
});

/** A person has to say so twice: a button alone is pressed too easily. */
export const eraseForm = z.strictObject({
  sure: z.literal('yes', 'tick the box to say that the report shall be erased for good'),
});

export const openGateRequest = z.strictObject({
  /** One gate, for example `token#palmistry`; without it, every closed one. */
  gate: z.string().optional(),
});

/** Files that one request may ask about. */
export const mostFiles = 100;
export const uploadsRequest = z.strictObject({
  /** Places belong to no batch; everything else does. */
  batch: z.string().min(1).optional(),
  files: z.array(wantedFile).min(1).max(mostFiles),
});

/** The batch that the page fills in. */
export const uploadPageQuery = z.object({ batch: z.string().max(200).optional() });

/** Most bytes of one file of each kind, and most files in one request. */
export const uploadLimits = z.object({ limits: z.record(z.enum(uploadKinds), z.int()), files: z.int() });

/** `send`: a form to send the file with. `there`: this very content has come already. */
export const uploadAnswer = z.discriminatedUnion('state', [
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
  z.object({ name: z.string(), state: z.literal('refused'), reason: z.string(), advice: z.string() }),
]);
export type UploadAnswer = z.output<typeof uploadAnswer>;
export const uploadsAnswer = z.object({ files: z.array(uploadAnswer) });
