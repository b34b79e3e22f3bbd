import * as z from 'zod';
import { inputs } from '../../plan/inputs.ts';
import { ItemKind, schemaVersion } from '../../table/item-kind.ts';
import { intent } from '../intent.ts';
import { endStates, states, storedReason } from './state.ts';

const milliseconds = z.number();

const counted = z.object({
  state: z.enum(endStates).optional(),
  bought: z.int(),
  unknown: z.int(),
  reused: z.int(),
  declined: z.int().default(0),
});

const tally = z.object({
  bought: z.int(),
  reused: z.int(),
  refused: z.int(),
  unavailable: z.int(),
  unknown: z.int(),
  notAsked: z.int(),
  declined: z.int().default(0),
});
export type Tally = z.output<typeof tally>;

export const sweepSteps = [
  'list batch',
  'list letters',
  'links',
  'uploads',
  'originals',
  'refusals',
  'copies',
  'objects',
  'parts',
  'pointers',
  'letters',
  'deliveries',
] as const;

const sweepPosition = z.object({ step: z.enum(sweepSteps), cursor: z.string().optional() });
export type SweepPosition = z.output<typeof sweepPosition>;

export const header = z.object({
  pk: z.string(),
  sk: z.string(),
  v: z.literal(schemaVersion),
  batch: z.string(),
  id: z.string(),
  state: z.enum(states),
  inputs,
  inputsRevision: z.int(),
  varshaphalYear: z.int(),
  revision: z.int(),
  publishedRevision: z.int().optional(),
  /** `over`: another worker settles the owner's calls, so the owner may not write here. `seller`: the service it calls. */
  lease: z
    .object({
      owner: z.string(),
      until: milliseconds,
      over: z.literal(true).optional(),
      seller: z.object({ name: z.string(), id: z.string() }).optional(),
    })
    .optional(),
  /** Exactly the calls that the current wave has sent, or is about to send. */
  intent: intent.optional(),
  /** The spending of each worker that may still hold calls reserved from a budget. */
  spentBy: z.record(
    z.string(),
    z.object({
      calls: z.int(),
      micros: z.int().optional(),
      unpriced: z.int().optional(),
      until: milliseconds,
    }),
  ),
  /** The number of consecutive waves in which a worker died. */
  attempts: z.int(),
  deferrals: z.int(),
  deadLetters: z.int().optional(),
  /** Why the subject waits, or why it failed. Never contains an input. */
  reason: storedReason.optional(),
  waitingOn: z.string().optional(),
  due: z.string().optional(),
  dueAt: milliseconds.optional(),
  batchShard: z.string(),
  stateId: z.string(),
  /** Absent without a name, or during an erasure. */
  nameShard: z.string().optional(),
  nameKey: z.string().optional(),
  callsBought: z.int(),
  callsUnknown: z.int(),
  callsReused: z.int(),
  /** This subject's share of the count shard. */
  counted,
  tally: tally.optional(),
  /**
   * Workers send no further call, or none for these parts. Newer inputs, or a redrive of cancelled calls, remove this
   * mark.
   */
  cancel: z.object({ at: milliseconds, parts: z.array(z.string()).optional() }).optional(),
  reopen: z
    .object({
      at: milliseconds,
      states: z.array(z.enum(['unavailable', 'unknown', 'refused', 'cancelled'])),
      parts: z.array(z.string()).optional(),
    })
    .optional(),
  formerInputs: z.array(z.string()).optional(),
  /** The chat conversations of the subject's questions, written before a question is sent. */
  conversations: z.set(z.string()).optional(),
  erasing: z
    .object({
      at: milliseconds,
      sweeps: z.int(),
      pointers: z.array(z.string()),
      photoIds: z.array(z.string()).optional(),
      position: sweepPosition.optional().catch(undefined),
    })
    .optional(),
  createdAt: milliseconds,
  updatedAt: milliseconds,
  finishedAt: milliseconds.optional(),
});
export type Header = z.output<typeof header>;
export const headerItems = new ItemKind('A report header', header);
