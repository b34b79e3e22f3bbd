import type { KindTrial, TrialKind, TrialMark } from '../ledger/items/hold-marks.ts';
import { isSameOddity, type Oddities, type Oddity } from '../ledger/reasons/oddity.ts';

interface TrialRules {
  readonly size: number;
  readonly now: number;
}

/** Earlier credentials and profiles that a late worker may still use. */
const maxEpochs = 20;

export interface TrialSlot {
  readonly kind: TrialKind;
  /** A hash of the subject's name: the batch's item outlives an erasure. */
  readonly slot: string;
}

interface Entering extends TrialSlot {
  readonly epoch: string;
  /** When the slot expires if no worker records the subject's end. */
  readonly until: number;
}

const fresh: KindTrial = { seats: {}, told: [] };

export const isUndecided = ({ kinds }: TrialMark): boolean =>
  Object.values(kinds).some(({ passed }) => passed === undefined);

export function hasPassed(trial: TrialMark | undefined, kind: TrialKind, epoch: string): boolean {
  if (trial === undefined || !knowsEpoch(trial, epoch)) return false;
  return trial.kinds[kind]?.passed !== undefined;
}

/** A worker that still has an older credential or profile obeys the newer trial. */
const knowsEpoch = ({ epoch, epochs }: TrialMark, workerEpoch: string): boolean =>
  epoch === workerEpoch || epochs.includes(workerEpoch);

export function withSlot(
  before: TrialMark | undefined,
  { kind, slot, epoch, until }: Entering,
  { size, now }: TrialRules,
): TrialMark {
  const trial = trialOf(before, epoch);
  const kindTrial = trial.kinds[kind] ?? fresh;
  const seats = occupiedSlots(kindTrial, now);
  const isFull = !(slot in seats) && freeSlots(kindTrial, { size, now }) === 0;
  if (kindTrial.passed !== undefined || isFull || (seats[slot] ?? 0) >= until) return trial;
  return withKind(trial, kind, { ...kindTrial, seats: { ...seats, [slot]: until } });
}

export const hasSlot = (trial: TrialMark | undefined, { kind, slot }: TrialSlot, now: number): boolean =>
  (trial?.kinds[kind]?.seats[slot] ?? 0) > now;

export function trusted(
  before: TrialMark | undefined,
  kind: TrialKind,
  epoch: string,
  now: number,
): TrialMark {
  const trial = trialOf(before, epoch);
  const kindTrial = trial.kinds[kind] ?? fresh;
  return kindTrial.passed === undefined ? withKind(trial, kind, passedNow(kindTrial, now)) : trial;
}

export const revisionOfKind = (trial: TrialMark | undefined, kind: TrialKind): string =>
  `${trial?.epoch} ${trial?.kinds[kind]?.passed?.endedAt ?? ''}`;

export function withoutSlot(trial: TrialMark, { kind, slot }: TrialSlot): TrialMark {
  const kindTrial = trial.kinds[kind];
  if (kindTrial === undefined || !(slot in kindTrial.seats)) return trial;
  const { [slot]: _, ...seats } = kindTrial.seats;
  return withKind(trial, kind, { ...kindTrial, seats });
}

/**
 * The last end of a kind ends its trial, or holds the batch if all share an oddity.
 * @param oddities none for an expected end
 */
export function withEnd(
  before: TrialMark,
  slot: TrialSlot,
  oddities: Oddities,
  { size, now }: TrialRules,
): TrialMark {
  const { kind } = slot;
  const trial = withoutSlot(before, slot);
  const kindTrial = trial.kinds[kind] ?? fresh;
  if (kindTrial.passed !== undefined) return trial;
  const ends = [...kindTrial.told, oddities];
  const next = withKind(trial, kind, { ...kindTrial, told: ends });
  if (ends.length < size) return next;
  const oddity = commonTo(ends, trial.accepted);
  return oddity === undefined
    ? withKind(trial, kind, passedNow(kindTrial, now))
    : withHold(next, kind, oddity, ends.length, true, now);
}

export function released(trial: TrialMark, now: number): TrialMark {
  const kinds = Object.fromEntries(
    Object.entries(trial.kinds).map(([kind, kindTrial]) => [kind, passedNow(kindTrial, now)]),
  );
  const { hold } = trial;
  if (hold === undefined || hold.endedAt !== undefined) return { ...trial, kinds };
  const ended = { ...hold, revision: hold.revision + 1, endedAt: now };
  const otherAccepted = trial.accepted.filter((one) => !isSameOddity(one, hold.oddity));
  return { ...trial, kinds, hold: ended, accepted: [...otherAccepted, hold.oddity] };
}

const occupiedSlots = ({ seats }: KindTrial, now: number): KindTrial['seats'] =>
  Object.fromEntries(Object.entries(seats).filter(([, until]) => until > now));

export const freeSlots = (kindTrial: KindTrial = fresh, { size, now }: TrialRules): number =>
  Math.max(0, size - Object.keys(occupiedSlots(kindTrial, now)).length - kindTrial.told.length);

const passedNow = (kindTrial: KindTrial, endedAt: number): KindTrial =>
  kindTrial.passed === undefined ? { ...kindTrial, told: [], passed: { endedAt } } : kindTrial;

const trialOf = (before: TrialMark | undefined, epoch: string): TrialMark =>
  before !== undefined && knowsEpoch(before, epoch) ? before : newTrial(before, epoch);

function newTrial(before: TrialMark | undefined, epoch: string): TrialMark {
  if (before === undefined) return { revision: 0, epoch, epochs: [], kinds: {}, accepted: [] };
  const epochs = [...before.epochs, before.epoch].slice(-maxEpochs);
  return { ...before, epoch, epochs, kinds: {}, accepted: [] };
}

const withKind = (trial: TrialMark, kind: TrialKind, kindTrial: KindTrial): TrialMark => ({
  ...trial,
  kinds: { ...trial.kinds, [kind]: kindTrial },
});

/** @param isOfTrial false for a hold after the trial */
export function withHold(
  trial: TrialMark,
  kind: TrialKind,
  oddity: Oddity,
  subjects: number,
  isOfTrial: boolean,
  at: number,
): TrialMark {
  if (trial.hold !== undefined && trial.hold.endedAt === undefined) return trial;
  const revision = (trial.hold?.revision ?? 0) + 1;
  return { ...trial, hold: { revision, at, kind, oddity, subjects, isFirst: isOfTrial } };
}

/** Inputs must differ, because one photo or house proves nothing about the next. */
export function commonTo(all: readonly Oddities[], accepted: readonly Oddity[]): Oddity | undefined {
  const [first = []] = all;
  return first.find(({ oddity }) => {
    const isThisOddity = (other: Oddity) => isSameOddity(oddity, other);
    const inputs = all.map((oddities) => oddities.find((one) => isThisOddity(one.oddity))?.inputs);
    return !accepted.some(isThisOddity) && !inputs.includes(undefined) && new Set(inputs).size === all.length;
  })?.oddity;
}
