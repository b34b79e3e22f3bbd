import * as z from 'zod';
import { inputs } from '../../plan/inputs.ts';
import { ItemKind, schemaVersion } from '../../table/item-kind.ts';
import { intent } from '../intent.ts';
import { endStates, states, storedReason } from './state.ts';

const milliseconds = z.number();

/** The share of this header in the count shard of the batch. */
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
  /** Questions that signalled danger; headers before November 2026 have none. */
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

/** The position from which an interrupted sweep continues. */
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
  /** Grows with every change that is published. */
  revision: z.int(),
  publishedRevision: z.int().optional(),
  /** `over`: another worker has begun to settle the owner's calls, and the owner may no longer write here. */
  lease: z
    .object({
      owner: z.string(),
      until: milliseconds,
      over: z.literal(true).optional(),
      /** The service that receives the calls of its wave. */
      seller: z.object({ name: z.string(), id: z.string() }).optional(),
    })
    .optional(),
  /** Exactly the calls that the current wave has sent, or is about to send. */
  intent: intent.optional(),
  /** Calls of the current wave that are drawn from the ceilings. */
  reserved: z.int().optional(),
  /**
   * Spending by each worker that may still have an open block: its calls, their known cost, and the time after which
   * it is surely dead. The reconciler settles the block of a dead worker by it.
   */
  spentBy: z.record(
    z.string(),
    z.object({
      calls: z.int(),
      micros: z.int().optional(),
      unpriced: z.int().optional(),
      until: milliseconds,
    }),
  ),
  /** Consecutive waves that began and never ended; in each of them, a worker died. */
  attempts: z.int(),
  deferrals: z.int(),
  deadLetters: z.int().optional(),
  /** Why it waits, or why it failed. Never contains an input. */
  reason: storedReason.optional(),
  waitingOn: z.string().optional(),
  due: z.string().optional(),
  dueAt: milliseconds.optional(),
  batchShard: z.string(),
  stateId: z.string(),
  /** The keys of the index of names (name-listing.ts); absent without a name, or during an erasure. */
  nameShard: z.string().optional(),
  nameKey: z.string().optional(),
  /** Calls of all time: paid answers, and attempts that may have been charged. */
  callsBought: z.int(),
  callsUnknown: z.int(),
  /** Parts of the last report that were copied from other subjects. */
  callsReused: z.int(),
  counted,
  tally: tally.optional(),
  /**
   * When somebody cancelled it; no further call is sent. Newer inputs, or a redrive of cancelled calls, remove it.
   */
  cancel: z.object({ at: milliseconds }).optional(),
  /** Set by a redrive: parts in these states that settled before it are open again. */
  reopen: z
    .object({
      at: milliseconds,
      states: z.array(z.enum(['unavailable', 'unknown', 'refused', 'cancelled'])),
      /** The names of the parts that it opens; all parts if absent. */
      parts: z.array(z.string()).optional(),
    })
    .optional(),
  /**
   * Hashes of replaced inputs, the newest last. Pointers to them may still name the subject, and others find its
   * purchases there.
   */
  formerInputs: z.array(z.string()).optional(),
  /** The chat conversations of its questions, written before a question is sent. */
  conversations: z.set(z.string()).optional(),
  /** The erasure of the subject: its start, sweeps so far, and hashes of inputs that pointers may contain. */
  erasing: z
    .object({
      at: milliseconds,
      sweeps: z.int(),
      pointers: z.array(z.string()),
      /** The ids of its photos found by earlier sweeps, which also remove the links. */
      photoIds: z.array(z.string()).optional(),
      /** A position of version 0.1.0 names no step; its sweep begins again. */
      position: sweepPosition.optional().catch(undefined),
    })
    .optional(),
  createdAt: milliseconds,
  updatedAt: milliseconds,
  finishedAt: milliseconds.optional(),
});
export type Header = z.output<typeof header>;
export const headerItems = new ItemKind('A report header', header);
