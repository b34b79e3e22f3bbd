import type { KindTrial, TrialKind, TrialMark } from '../ledger/items/hold-marks.ts';
import { isSameOddity, type Oddities, type Oddity } from '../ledger/reasons/oddity.ts';

/** How a trial is kept: so many subjects of each kind go first, and it is so late. */
interface TrialRules {
  readonly size: number;
  readonly now: number;
}

/** Credentials and profiles of which a late worker may still know. */
const epochsKept = 20;

interface Seat {
  readonly kind: TrialKind;
  /** Whose seat: a hash, because the batch's item stays when somebody is erased. */
  readonly seat: string;
}

interface Entering extends Seat {
  /** The credential's version and the profile, as a hash. */
  readonly epoch: string;
  /** When the seat is free again if nobody hears of its subject any more. */
  readonly until: number;
}

const fresh: KindTrial = { seats: {}, told: [] };

/** Whether the first of a kind are still awaited. */
export const isAwaited = ({ kinds }: TrialMark): boolean =>
  Object.values(kinds).some(({ passed }) => passed === undefined);

/** Whether the first of a kind have ended, with the credential and the profile that somebody has in hand. */
export function hasPassed(trial: TrialMark | undefined, kind: TrialKind, epoch: string): boolean {
  if (trial === undefined || !isKnown(trial, epoch)) return false;
  return trial.kinds[kind]?.passed !== undefined;
}

/** Whose credential or profile is older than the one that is tried goes by what is found with the newer. */
const isKnown = ({ epoch, epochs }: TrialMark, mine: string): boolean =>
  epoch === mine || epochs.includes(mine);

/**
 * A subject wants to buy. It may where the first of its kind have ended, where it is one of them, or where one is still
 * wanted. With another credential or profile, all begin anew.
 */
export function entered(
  before: TrialMark | undefined,
  { kind, seat, epoch, until }: Entering,
  { size, now }: TrialRules,
): { readonly trial: TrialMark; readonly may: boolean } {
  const trial = trialOf(before, epoch, now);
  const own = trial.kinds[kind] ?? fresh;
  if (own.passed !== undefined) return { trial, may: true };
  const seats = seatsTaken(own, now);
  const isMine = seat in seats;
  if (!isMine && slotsFree(own, { size, now }) === 0) return { trial, may: false };
  if (isMine && (seats[seat] ?? 0) >= until) return { trial, may: true };
  return { trial: withKind(trial, kind, { ...own, seats: { ...seats, [seat]: until } }), may: true };
}

/** A service that is trusted needs no trial: the rest of a kind may go at once. */
export function trusted(
  before: TrialMark | undefined,
  kind: TrialKind,
  epoch: string,
  now: number,
): TrialMark {
  const trial = trialOf(before, epoch, now);
  const own = trial.kinds[kind] ?? fresh;
  return own.passed === undefined ? withKind(trial, kind, passedNow(own, now)) : trial;
}

/** Names the way of a kind as it is now: another one when the first have ended. */
export const revisionOfKind = (trial: TrialMark | undefined, kind: TrialKind): string =>
  `${trial?.epoch} ${trial?.kinds[kind]?.passed?.endedAt ?? ''}`;

/** A subject has to wait for something else, or its end tells nothing: the next may take its seat. */
export function leftSeat(trial: TrialMark, { kind, seat }: Seat): TrialMark {
  const own = trial.kinds[kind];
  if (own === undefined || !(seat in own.seats)) return trial;
  return withKind(trial, kind, { ...own, seats: without(own.seats, seat) });
}

/**
 * One of the first subjects has ended and tells something. When the last of them has, the rest may go, or the batch is held.
 * What ends after that tells the trial nothing more (`afterOdd`).
 *
 * @param oddities none where it ended as expected
 */
export function told(
  before: TrialMark,
  seat: Seat,
  oddities: Oddities,
  { size, now }: TrialRules,
): TrialMark {
  const { kind } = seat;
  const trial = leftSeat(before, seat);
  const own = trial.kinds[kind] ?? fresh;
  if (own.passed !== undefined) return trial;
  // Who ended after its seat was given to another tells as much.
  const all = [...own.told, oddities];
  const next = withKind(trial, kind, { ...own, told: all });
  if (all.length < size) return next;
  const oddity = commonTo(all, trial.accepted);
  return oddity === undefined
    ? withKind(trial, kind, passedNow(own, now))
    : held(next, kind, oddity, all.length, true, now);
}

/** Somebody has looked, and lets the batch go on: what was odd is accepted, and nobody waits for the first any more. */
export function released(trial: TrialMark, now: number): TrialMark {
  const kinds = Object.fromEntries(
    Object.entries(trial.kinds).map(([kind, own]) => [
      kind,
      own.passed === undefined ? passedNow(own, now) : own,
    ]),
  );
  const { hold } = trial;
  if (hold === undefined || hold.endedAt !== undefined) return { ...trial, kinds };
  const ended = { ...hold, revision: hold.revision + 1, endedAt: now };
  const others = trial.accepted.filter((one) => !isSameOddity(one, hold.oddity));
  return { ...trial, kinds, hold: ended, accepted: [...others, hold.oddity] };
}

/** Seats that are taken now. */
const seatsTaken = ({ seats }: KindTrial, now: number): KindTrial['seats'] =>
  Object.fromEntries(Object.entries(seats).filter(([, until]) => until > now));

/** How many more subjects of a kind may go now among the first. */
export const slotsFree = (own: KindTrial = fresh, { size, now }: TrialRules): number =>
  Math.max(0, size - Object.keys(seatsTaken(own, now)).length - own.told.length);

const passedNow = (own: KindTrial, now: number): KindTrial => ({
  ...own,
  told: [],
  passed: { revision: (own.passed?.revision ?? 0) + 1, endedAt: now },
});

/** The trial that stands; with another credential or profile, one that begins anew. */
const trialOf = (before: TrialMark | undefined, epoch: string, now: number): TrialMark =>
  before !== undefined && isKnown(before, epoch) ? before : begun(before, epoch, now);

function begun(before: TrialMark | undefined, epoch: string, now: number): TrialMark {
  const empty = { revision: 0, changedAt: now, epoch, epochs: [], kinds: {}, accepted: [] };
  if (before === undefined) return empty;
  const epochs = [...before.epochs, before.epoch].slice(-epochsKept);
  return { ...before, epoch, epochs, kinds: {}, accepted: [] };
}

const withKind = (trial: TrialMark, kind: TrialKind, own: KindTrial): TrialMark => ({
  ...trial,
  kinds: { ...trial.kinds, [kind]: own },
});

export function held(
  trial: TrialMark,
  kind: TrialKind,
  oddity: Oddity,
  subjects: number,
  isFirst: boolean,
  at: number,
): TrialMark {
  if (trial.hold !== undefined && trial.hold.endedAt === undefined) return trial;
  const revision = (trial.hold?.revision ?? 0) + 1;
  return { ...trial, hold: { revision, at, kind, oddity, subjects, isFirst } };
}

/**
 * What is odd about all of them, each time with other inputs: what one photo or one house comes to, says nothing of the
 * next. What somebody has accepted counts no more.
 */
export function commonTo(all: readonly Oddities[], accepted: readonly Oddity[]): Oddity | undefined {
  const [first = []] = all;
  return first.find(({ oddity }) => {
    const isOdd = (other: Oddity) => isSameOddity(oddity, other);
    const inputs = all.map((oddities) => oddities.find((one) => isOdd(one.oddity))?.inputs);
    return !accepted.some(isOdd) && !inputs.includes(undefined) && new Set(inputs).size === all.length;
  })?.oddity;
}

const without = (seats: KindTrial['seats'], seat: string): KindTrial['seats'] =>
  Object.fromEntries(Object.entries(seats).filter(([one]) => one !== seat));
