import type { Attributes, Change } from '../../table/item-kind.ts';
import type { Condition } from '../../table/table.ts';
import type { Worker } from '../context.ts';
import { intentOf } from '../intent.ts';
import { parkedUnder, waitingOnOf } from '../items/blocker.ts';
import type { Header } from '../items/header.ts';
import { hintedFor, subjectName } from '../items/keys.ts';
import type { Ending, HeaderEvent, WaveStart } from './header-event.ts';
import { inputAssignments, inputUnchanged } from './input-member.ts';
import { spendingOf } from './spending.ts';
import { leaseFree, leaseUnchanged } from './unchanged-since.ts';

export interface HeaderChange {
  readonly set?: Attributes<Header>;
  readonly setPaths?: Change<Header>['setPaths'];
  readonly remove?: Change<Header>['remove'];
  readonly dueAt?: number;
  readonly queuesHint?: boolean;
  readonly incrementsRevision?: true;
  readonly countsCalls?: true;
  readonly countsForTrial?: boolean;
  /** Added to the batch's number of subjects. */
  readonly subjects?: number;
  readonly condition?: Condition;
  readonly inputsMayChange?: true;
}

export function changeOf(before: Header, event: HeaderEvent, state: string, now: number): HeaderChange {
  const erasing = before.erasing ?? { at: now, sweeps: 0, pointers: [] };
  switch (event.kind) {
    case 'inputs changed': {
      const counters = {
        inputsRevision: before.inputsRevision + 1,
        attempts: 0,
        deferrals: 0,
        updatedAt: now,
        ...(event.formerInputs === undefined ? {} : { formerInputs: [...event.formerInputs] }),
      };
      const change = {
        set: counters,
        setPaths: inputAssignments(before, event.input),
        condition: inputUnchanged(before, event.input.kind),
      };
      const remove = ['cancel', 'deadLetters'] as const;
      if (state === 'working') return { ...change, remove };
      const dueAt = isHinted(before, now, event.dueAt) ? before.dueAt : event.dueAt;
      return { ...change, remove: ['reason', ...remove], dueAt, queuesHint: true, incrementsRevision: true };
    }
    case 'wave started':
      return {
        set: {
          ...startAttributes(before, event.worker.name, event.start, now),
          lease: leaseOf(event.worker, event.start),
        },
        remove: ['reason'],
        dueAt: event.start.dueAt,
        condition: leaseFree(before, event.worker, now),
      };
    case 'run ended':
      return {
        ...endingChange(before, event, now),
        incrementsRevision: true,
        countsCalls: true,
        condition: leaseFree(before, event.worker, now),
      };
    case 'released':
      return {
        set: { updatedAt: now },
        remove: ['reason'],
        dueAt: event.dueAt,
        condition: leaseUnchanged(before),
      };
    case 'postponed':
      return { remove: ['deadLetters'], dueAt: event.dueAt, condition: leaseUnchanged(before) };
    case 'redriven':
      return {
        set: { reopen: event.reopen, attempts: 0, deferrals: 0, updatedAt: now },
        remove: ['reason', 'deadLetters', ...(event.isContinued ? [] : (['cancel'] as const))],
        dueAt: event.dueAt,
        queuesHint: !event.isContinued,
        incrementsRevision: true,
        condition: leaseUnchanged(before),
      };
    case 'cancel': {
      const parts = event.parts && [...new Set([...(before.cancel?.parts ?? []), ...event.parts])];
      const set = { cancel: { at: event.at, ...(parts === undefined ? {} : { parts }) }, updatedAt: now };
      // The current wave finds the cancellation before it sends more, or at its end.
      if (state === 'working') return { set, incrementsRevision: true };
      const { dueAt, queuesHint } = event;
      return { set, remove: ['reason'], dueAt, queuesHint, incrementsRevision: true };
    }
    case 'dead letter':
      return { set: { deadLetters: deadLettersOf(before) }, dueAt: now, condition: leaseUnchanged(before) };
    case 'abandoned': {
      const deadLetters = deadLettersOf(before);
      return {
        set: {
          deadLetters,
          reason: { code: 'given-up', after: 'dead-letters', times: deadLetters },
          tally: event.tally,
          callsReused: event.tally.reused,
          finishedAt: now,
          updatedAt: now,
        },
        remove: ['reopen'],
        incrementsRevision: true,
        countsCalls: true,
        condition: leaseUnchanged(before),
      };
    }
    case 'dropped':
      return { subjects: -1, condition: leaseUnchanged(before) };
    case 'erase':
      // Keeps lease and intent: the current wave ends normally, and its purchases count against the ceilings.
      return {
        set: { erasing: { at: now, sweeps: 0, pointers: [] }, updatedAt: now },
        remove: ['reason', 'reopen'],
        dueAt: now,
        incrementsRevision: true,
        subjects: -1,
      };
    case 'swept': {
      const known = { at: erasing.at, pointers: [...event.pointers], photoIds: [...event.photoIds] };
      if (event.position !== undefined) {
        const { position } = event;
        return { set: { erasing: { ...known, sweeps: erasing.sweeps, position } }, dueAt: event.dueAt };
      }
      return {
        set: { inputs: {}, erasing: { ...known, sweeps: erasing.sweeps + 1 } },
        remove: ['formerInputs'],
        dueAt: event.dueAt,
      };
    }
    case 'sweep finished':
      return {};
  }
}

/** A queued hint with a near due time suffices; moving it would cost two writes of the index. */
function isHinted(before: Header, now: number, dueAt: number): before is Header & { dueAt: number } {
  if (before.due !== hintedFor(subjectName(before)) || before.dueAt === undefined) return false;
  return before.dueAt <= dueAt && before.dueAt - now > (dueAt - now) / 2;
}

const leaseOf = ({ name, until }: Worker, { seller }: WaveStart) => ({
  owner: name,
  until,
  ...(seller === undefined ? {} : { seller }),
});

export const deadLettersOf = ({ deadLetters = 0 }: Header): number => deadLetters + 1;

function startAttributes(
  before: Header,
  worker: string,
  { wave, dispatched, conversations, prices, spent, settledWorkers }: WaveStart,
  now: number,
): Attributes<Header> {
  return {
    intent: intentOf(dispatched, wave, now, prices),
    // Only this record tells an erasure in which conversation a question was asked.
    ...(conversations.size === 0
      ? {}
      : { conversations: new Set([...(before.conversations ?? []), ...conversations]) }),
    attempts: before.lease?.owner === worker ? before.attempts : before.attempts + 1,
    ...spendingOf(before, spent, settledWorkers),
    updatedAt: now,
  };
}

function endingChange(
  before: Header,
  { worker, spent, ending }: Extract<HeaderEvent, { kind: 'run ended' }>,
  now: number,
): HeaderChange {
  const died = before.lease !== undefined && before.lease.owner !== worker.name;
  const set = {
    ...spendingOf(before, spent),
    attempts: isParked(ending) && (died || before.lease === undefined) ? before.attempts : 0,
    reason: ending.reason,
    updatedAt: now,
    ...endingAttributes(before, ending, now),
  };
  // The worker ended normally, so the count of consecutive dead letters starts again.
  const cleared = ['lease', 'intent', 'deadLetters'] as const;
  const noReason = ending.reason === undefined ? (['reason'] as const) : [];
  switch (ending.kind) {
    case 'settled':
      return {
        set,
        remove: [...cleared, ...noReason, 'reopen'],
        countsForTrial: ending.countsForTrial === true,
      };
    case 'open':
      return { set, remove: [...cleared, ...noReason], dueAt: ending.dueAt, inputsMayChange: true };
    case 'parked':
      return { set, remove: cleared };
  }
}

const isParked = (ending: Ending): boolean =>
  ending.kind === 'parked' || (ending.kind === 'open' && ending.isInsteadOfParked === true);

function endingAttributes(before: Header, ending: Ending, now: number): Attributes<Header> {
  switch (ending.kind) {
    case 'settled':
      return {
        tally: ending.tally,
        callsReused: ending.tally.reused,
        finishedAt: now,
        deferrals: 0,
        ...(ending.cancelledAt === undefined ? {} : { cancel: { at: ending.cancelledAt } }),
      };
    case 'open':
      return { deferrals: ending.deferrals };
    case 'parked':
      return {
        waitingOn: waitingOnOf(ending.blocker),
        due: parkedUnder(before, ending.blocker),
        dueAt: now,
      };
  }
}
