import * as z from 'zod';
import { inputs } from '../../plan/inputs.ts';
import { ItemKind, schemaVersion } from '../../table/item-kind.ts';
import { intent } from '../intent.ts';
import { endStates, states, storedReason } from './state.ts';

const milliseconds = z.number();

/** What the count shard of the batch already holds of this header. */
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

/** The steps of a sweep, in their order. */
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

/** Where a sweep that ran out of time goes on. */
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
  /** Grows with every change that people downstream may want to hear of. */
  revision: z.int(),
  publishedRevision: z.int().optional(),
  /** `over`: another has begun to settle what its owner had under way; the owner writes nothing here any more. */
  lease: z
    .object({
      owner: z.string(),
      until: milliseconds,
      over: z.literal(true).optional(),
      /** The service that the calls of its wave go to. */
      seller: z.object({ name: z.string(), id: z.string() }).optional(),
    })
    .optional(),
  /** Exactly the calls that are dispatched, or about to be, in the wave under way. */
  intent: intent.optional(),
  /** Calls of the wave under way that are drawn from the ceilings. */
  reserved: z.int().optional(),
  /**
   * Calls that each worker spent here whose block may still be open, what they cost as far as it knew their prices, and the
   * time after which it is surely dead; by it the reconciler settles the block of a worker that died.
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
  /** Waves in a row that were begun and never ended: each one is a worker that died over it. */
  attempts: z.int(),
  /** Waves in a row in which the service took no call. */
  deferrals: z.int(),
  /** Jobs of this subject in a row that were dead letters: none of them came through. */
  deadLetters: z.int().optional(),
  /** Why it waits, or why it failed. Never holds an input. */
  reason: storedReason.optional(),
  /** What releases it: a gate, a batch's ceiling, the month's budget. */
  waitingOn: z.string().optional(),
  due: z.string().optional(),
  dueAt: milliseconds.optional(),
  batchShard: z.string(),
  stateId: z.string(),
  /** By these it is found by its name (name-listing.ts); none where it has no name, or is being erased. */
  nameShard: z.string().optional(),
  nameKey: z.string().optional(),
  /** Calls of all time: answers that were paid for, and attempts that may have been. */
  callsBought: z.int(),
  callsUnknown: z.int(),
  /** Parts of the report as it last stood that were copied from other subjects. */
  callsReused: z.int(),
  counted,
  tally: tally.optional(),
  /**
   * Somebody cancelled it then: no call is sent for it any more. Newer inputs, or a redrive of what is cancelled, take it
   * away.
   */
  cancel: z.object({ at: milliseconds }).optional(),
  /** Set by a redrive: parts in these states that were settled before it are open again. */
  reopen: z
    .object({
      at: milliseconds,
      states: z.array(z.enum(['unavailable', 'unknown', 'refused', 'cancelled'])),
      /** The names of the parts that it opens; all of them, where it names none. */
      parts: z.array(z.string()).optional(),
    })
    .optional(),
  /**
   * Hashes of inputs that newer ones have replaced, the newest last: pointers to them may still name the subject, and others
   * find there what was bought with them.
   */
  formerInputs: z.array(z.string()).optional(),
  /** The conversations of the chat in which it asked, or was about to; written before a question is sent. */
  conversations: z.set(z.string()).optional(),
  /** Of a subject that is being erased: since when, sweeps so far, hashes of the inputs that pointers may know. */
  erasing: z
    .object({
      at: milliseconds,
      sweeps: z.int(),
      pointers: z.array(z.string()),
      /** The ids under which earlier sweeps found that its photos came: the links that tell of them are removed. */
      photoIds: z.array(z.string()).optional(),
      /** A position of version 0.1.0 names no step: its sweep begins again. */
      position: sweepPosition.optional().catch(undefined),
    })
    .optional(),
  createdAt: milliseconds,
  updatedAt: milliseconds,
  finishedAt: milliseconds.optional(),
});
export type Header = z.output<typeof header>;
export const headerItems = new ItemKind('A report header', header);
