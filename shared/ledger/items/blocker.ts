import * as z from 'zod';
import { ItemKind, schemaVersion } from '../../table/item-kind.ts';
import type { Key } from '../../table/table.ts';
import { trialKinds } from './hold-marks.ts';
import { accountsDue, parkedFor, type Subject, subjectName } from './keys.ts';
import type { Reason } from './state.ts';

/**
 * What a parked subject waits for:
 * - `gates`: any of these gates opens (`token#palmistry`).
 * - `pause`: a person resumes the batch.
 * - `hold`: a person releases the trial's hold.
 * - `trial`: a slot in the trial, or its end.
 * - `ceiling`: room under the ceiling of this budget.
 */
const blocker = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('gates'), gates: z.array(z.string()).min(1) }),
  z.object({ kind: z.literal('pause'), batch: z.string() }),
  z.object({ kind: z.literal('hold'), batch: z.string() }),
  z.object({ kind: z.literal('trial'), batch: z.string(), of: z.enum(trialKinds) }),
  z.object({
    kind: z.literal('ceiling'),
    account: z.object({ pk: z.string(), sk: z.string() }),
    calls: z.int(),
    micros: z.int().optional(),
    judgedBy: z.string().optional(),
  }),
]);
export type Blocker = z.output<typeof blocker>;
export type BlockerOf<Kind extends Blocker['kind']> = Extract<Blocker, { kind: Kind }>;

export interface Wait {
  readonly blocker: Blocker;
  readonly reason: Reason;
}

export const blockedByGates = (ids: readonly string[]): BlockerOf<'gates'> => ({
  kind: 'gates',
  gates: [...new Set(ids)].sort(),
});

const monthPrefix = 'budget#';
const batchPrefix = 'batch#';

/** The blocker as a header names it: `gate#token#base`, `pause#june`, `ceiling#june`, `month#2026-11`. */
export function waitingOnOf(blocker: Blocker): string {
  switch (blocker.kind) {
    case 'gates':
      return blocker.gates.map((id) => `gate#${id}`).join('+');
    case 'pause':
      return `pause#${blocker.batch}`;
    case 'hold':
      return `trial#${blocker.batch}`;
    case 'trial':
      return `trial#${blocker.batch}/${blocker.of}`;
    case 'ceiling': {
      const { pk } = blocker.account;
      return pk.startsWith(monthPrefix)
        ? `month#${pk.slice(monthPrefix.length)}`
        : `ceiling#${pk.slice(batchPrefix.length)}`;
    }
  }
}

export function queueOf(blocker: Blocker): string {
  const waitingOn = waitingOnOf(blocker);
  if (blocker.kind !== 'ceiling') return waitingOn;
  const { calls, micros = '?', judgedBy } = blocker;
  return `${waitingOn}/${judgedBy === undefined ? calls : `${calls}:${micros}:${judgedBy}`}`;
}

export const parkedUnder = (subject: Subject, blocker: Blocker): string =>
  parkedFor(queueOf(blocker), subjectName(subject));

const releasePass = z.object({
  revision: z.string(),
  size: z.int(),
  cursors: z.record(z.string(), z.string()).optional(),
  ended: z.array(z.int()).optional(),
  endedAt: z.number().optional(),
});
export type ReleasePass = z.output<typeof releasePass>;

/** Due every minute until no subject waits here and no worker can be about to park one. */
const blockerItem = z.object({
  v: z.literal(schemaVersion),
  blocker,
  /** Until when a worker may park a subject here. Times are epoch milliseconds. */
  parkingUntil: z.number(),
  pass: releasePass.optional(),
  due: z.string(),
  dueAt: z.number(),
});
export type BlockerItem = z.output<typeof blockerItem>;
export const blockerItems = new ItemKind('A blocker', blockerItem);

const prefix = 'blocker#';
export const blockerKey = (blocker: Blocker): Key => {
  const name = `${prefix}${queueOf(blocker)}`;
  return { pk: name, sk: name };
};
export function blockerKeyOfPartition(due = ''): Key | undefined {
  const queue = /^parked#(?<queue>.+)#\d+$/.exec(due)?.groups?.queue;
  return queue === undefined ? undefined : { pk: `${prefix}${queue}`, sk: `${prefix}${queue}` };
}
export const isBlockerKey = ({ pk }: Key): boolean => pk.startsWith(prefix);

export const blockerDueAt = (dueAt: number) => ({ due: accountsDue, dueAt });
