import * as z from 'zod';
import { releaseOutcomes } from '../holds/release-batch.ts';
import { readChoices } from '../intake/choices.ts';
import { uploadKinds } from '../intake/object-key.ts';
import { isRefused } from '../intake/refusal.ts';
import { type RedriveState, redriveStates } from '../ledger/items/batch.ts';
import { states } from '../ledger/items/state.ts';
import { microsOf } from '../money/money.ts';
import { uploadStates } from '../uploads/upload.ts';
import { moneyView } from './money.ts';

/** What requests to the reports function hold, and what those that change something are answered with. */

/** Asked by POST because it is long; it changes nothing. */
export const readsByPost: readonly string[] = ['/quotes'];

/** Says `yes` where whoever signs the requests of a browser may call the address for changes too: pages show buttons then. */
export const mayChangeHeader = 'palmleaf-may-change';

const maxPageLength = 200;
/** A cursor holds keys, and ids are up to 500 bytes long. */
const maxCursorLength = 12_000;
const limit = z.coerce
  .number()
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(maxPageLength, `must be at most ${maxPageLength}`)
  .default(50);

/** What every list takes. The cursor is what a page ended with; given back, it reads on. */
export const pageQuery = z.object({ limit, cursor: z.string().max(maxCursorLength).optional() });

/** How names are looked for is the matter of who looks; a name of signs alone is none. */
const nameStart = z
  .string()
  .max(200, 'must be at most 200 letters')
  .regex(/[\p{L}\p{N}]/u, 'must hold a letter: it is the beginning of a name, whatever its case and accents');

/** What lists of people take. Those of a name come in the order of names. */
export const subjectsQuery = pageQuery.extend({
  state: z.enum(states).optional(),
  /** The beginning of a name. */
  name: nameStart.optional(),
  /** Also people of whose names a later word begins so: the names are looked through for them, so many for a page. */
  within: z.literal('yes').optional(),
  /** Only those of whom something has changed since this time. */
  updatedSince: z.iso
    .datetime({ offset: true, error: 'must be a time such as 2026-11-22T08:30:00Z' })
    .optional(),
});

/** Batches of more people are listed by state alone: no index has them in another order. */
export const mostSorted = 1000;

const blankIsNone = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

/** What a button has done, as the page says that it leads back to. */
const buttonsDone = ['paused', 'resumed', 'released', 'redriven', 'sealed', 'ceiling', 'gate'] as const;
export type ButtonDone = (typeof buttonsDone)[number];
const done = z.enum(buttonsDone).optional().catch(undefined);

/** What the page of all batches takes; `all` lists them by name. */
export const homePageQuery = pageQuery.extend({ all: z.literal('yes').optional().catch(undefined), done });

/** What the page of a batch takes: a form sends its field empty too. */
export const batchPageQuery = subjectsQuery.omit({ updatedSince: true, within: true }).extend({
  name: z.preprocess(blankIsNone, nameStart.optional()),
  sort: z.enum(['name', 'changed']).optional(),
  done,
});

/** The same over all batches, where a name must be given. */
export const peopleQuery = subjectsQuery.extend({ name: nameStart });

const wantedMoney = z.strictObject({
  /** Digits, such as `25` or `0.50`. */
  amount: z
    .string()
    .refine(
      (text) => microsOf(text) !== undefined,
      'must be an amount such as 25 or 0.50, with six decimals at most',
    ),
  /** That of the prices; it need not be named. */
  currency: z.string().optional(),
});

/** What is not named stays as it is. */
export const ceilingRequest = z
  .strictObject({
    /** The most calls that the batch may buy; null for no limit. */
    ceiling: z.int().min(0).max(1_000_000_000).nullable().optional(),
    /** The most that its calls may cost; null for no limit. */
    money: wantedMoney.nullable().optional(),
  })
  .refine(
    ({ ceiling, money }) => ceiling !== undefined || money !== undefined,
    'must name ceiling, or money',
  );
export const ceilingView = z.object({
  batch: z.string(),
  ceiling: z.int().nullable().optional(),
  money: moneyView.nullable().optional(),
  /** Operations without a known price: while there is a ceiling in money, their calls wait. */
  unpriced: z.array(z.string()).optional(),
});

export const pausingView = z.object({
  batch: z.string(),
  paused: z.boolean(),
  /** Whether this request changed it. */
  changed: z.boolean(),
  /** Since when it is paused, or not any more; absent for a batch that never was. */
  since: z.iso.datetime().optional(),
});

/** What a release has changed. */
export const releasedView = z.object({ batch: z.string(), outcome: z.enum(releaseOutcomes) });

export const sealedView = z.object({ batch: z.string(), sealed: z.literal(true) });

const statesToRedrive = (usual: readonly RedriveState[]) =>
  z
    .array(z.enum(redriveStates))
    .min(1)
    .default([...usual]);

/** What a redrive of a batch takes up again: parts in these states; and photos that a look has refused. */
export const batchRedriveStates = [...redriveStates, 'photo'] as const;

/** Which parts are opened again. What was refused is left alone unless it is named. */
export const redriveRequest = z.strictObject({
  states: z.array(z.enum(batchRedriveStates)).min(1).default(['unavailable', 'unknown']),
});
export const redrivenView = z.object({
  batch: z.string(),
  states: z.array(z.enum(batchRedriveStates)),
  /** Photos that are sent though a look has refused them; only where they are asked for. */
  photos: z.int().optional(),
  /** What happens now, in a sentence. */
  next: z.string(),
});

/** Which months are tried again. An unknown one may be bought twice, so it has to be named. */
export const placesRedriveRequest = z.strictObject({ states: statesToRedrive(['unavailable', 'refused']) });
export const placesRedrivenView = redrivenView.omit({ batch: true, photos: true });

/** A person has to say so twice: a button alone is pressed too easily. */
export const eraseForm = z.strictObject({
  sure: z.literal('yes', 'tick the box to say that the report shall be erased for good'),
});

export const openGateRequest = z.strictObject({
  /** One gate, for example `token#palmistry`; without it, every closed one. */
  gate: z.string().optional(),
});
export const openedGatesView = z.object({ opened: z.array(z.string()) });

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
  z.object({ name: z.string(), state: z.literal('refused'), reason: z.string(), advice: z.string() }),
]);
export type UploadTargetView = z.output<typeof uploadTargetView>;
/** In the order in which the files were asked about. */
export const uploadTargetsView = z.object({ files: z.array(uploadTargetView) });

/** The batch that the page for uploads fills in. */
export const uploadPageQuery = z.object({ batch: z.string().max(200).optional() });

/** Most bytes of one file of each kind, and most files in one request. */
export const uploadLimitsView = z.object({ limits: z.record(z.enum(uploadKinds), z.int()), files: z.int() });
