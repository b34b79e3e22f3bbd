import { ordersPartition } from '../../../shared/books/order.ts';
import { deadLettersPartition } from '../../../shared/erasure/dead-letters.ts';
import { gatePrefix } from '../../../shared/gate/gate.ts';
import { customerKey } from '../../../shared/ledger/customers/customer-item.ts';
import { blockKey, blockPrefix, workerKey } from '../../../shared/ledger/items/account.ts';
import { blockerKeyOfPartition, isBlockerKey } from '../../../shared/ledger/items/blocker.ts';
import { headerItems } from '../../../shared/ledger/items/header.ts';
import {
  batchKey,
  batchPartition,
  budgetKey,
  headerSortKey,
  hintedFor,
  inputsKey,
  partOfSortKey,
  placePartition,
  subjectName,
  subjectOfPartition,
} from '../../../shared/ledger/items/keys.ts';
import { isMarked } from '../../../shared/ledger/items/publish-mark.ts';
import { endStates } from '../../../shared/ledger/items/state.ts';
import { tombstoneKeyOf } from '../../../shared/ledger/items/tombstone.ts';
import { linkKey } from '../../../shared/links/link.ts';
import { allShared } from '../../../shared/plan/shared-inputs.ts';
import type { Item, Key, Update } from '../../../shared/table/table.ts';
import { uploadPrefix } from '../../../shared/uploads/upload.ts';
import { isDelivery } from '../../../shared/webhooks/delivery.ts';
import { webhookKey } from '../../../shared/webhooks/webhook.ts';
import { holds } from './table-rules.ts';

/** False for a constraint that holds. */
type Rule = (after: Item, before: Item | undefined, at: (key: Key) => Item | undefined) => readonly Broken[];
type Broken = string | false;

class ConstraintError extends Error {
  override readonly name = 'ConstraintError';
}

const inside = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (found, step) => (typeof found === 'object' && found !== null ? Reflect.get(found, step) : undefined),
    value,
  );
const numberIn = (value: unknown, ...path: readonly string[]): number => {
  const found = inside(value, ...path);
  return typeof found === 'number' ? found : 0;
};
const textIn = (value: unknown, ...path: readonly string[]): string | undefined => {
  const found = inside(value, ...path);
  return typeof found === 'string' ? found : undefined;
};
const entriesIn = (value: unknown, ...path: readonly string[]): [string, unknown][] => {
  const found = inside(value, ...path);
  return typeof found === 'object' && found !== null ? Object.entries(found) : [];
};
const membersIn = (value: unknown, ...path: readonly string[]): unknown[] => {
  const found = inside(value, ...path);
  return found instanceof Set || Array.isArray(found) ? [...found] : [];
};

const has = (item: unknown, name: string): boolean => inside(item, name) !== undefined;
const some = (item: Item, ...names: readonly string[]): boolean => names.some((name) => has(item, name));
const every = (item: Item, ...names: readonly string[]): boolean => names.every((name) => has(item, name));
const falls = (after: unknown, before: unknown, ...path: readonly string[]): boolean =>
  numberIn(after, ...path) < numberIn(before, ...path);
const loses = (after: Item, before: Item | undefined, ...path: readonly string[]): boolean => {
  const remaining = new Set(membersIn(after, ...path));
  return membersIn(before, ...path).some((member) => !remaining.has(member));
};
const textOf = (value: unknown): string => JSON.stringify(value) ?? '';

/** The reconciler hints a subject that a lagging index lists as overdue. */
const isHinted = ({ pk, due }: Item): boolean => {
  const subject = subjectOfPartition(pk);
  return subject !== undefined && due === hintedFor(subjectName(subject));
};

const headers: Rule = (after, before, at) => {
  const { state, due } = after;
  const isEnd = endStates.some((each) => each === state);
  const isMoved = before?.due !== due || before?.state !== state;
  const blocker = blockerKeyOfPartition(textIn(due));
  return [
    state === 'waiting' &&
      isMoved &&
      !(before?.state === 'waiting' && isHinted(after)) &&
      !(blocker && has(at(blocker), 'due')) &&
      'waits under no blocker',
    state === 'waiting' && !every(after, 'waitingOn', 'reason', 'dueAt') && 'waits for no reason',
    state !== 'waiting' && some(after, 'waitingOn') && 'has a reason to wait although it does not wait',
    ['due', 'working', 'erasing'].includes(String(state)) && !every(after, 'due', 'dueAt') && 'is never due',
    state === 'working' && !every(after, 'lease', 'intent') && 'works without a lease and an intent',
    isEnd && !every(after, 'tally', 'finishedAt') && 'ended without a tally and its time',
    isEnd && some(after, 'lease', 'intent', 'reopen') && 'ended with a lease, an intent or a redrive',
    isEnd && before?.revision !== after.revision && !isMarked(due) && 'ended, and no event will say so',
    state === 'erasing' && some(after, 'nameKey', 'reopen') && 'keeps a name during its erasure',
    numberIn(after, 'attempts') < 0 && 'has a negative number of attempts',
    ['revision', 'inputsRevision', 'callsBought'].some((name) => falls(after, before, name)) &&
      'has fewer revisions or bought calls than before',
    entriesIn(after, 'spentBy').some(([name, spent]) =>
      falls(spent, inside(before, 'spentBy', name), 'calls'),
    ) && 'has spent less than before',
    before !== undefined && loses(after, before, 'conversations') && 'forgot a conversation',
    state === 'erasing' &&
      before?.state === 'erasing' &&
      (loses(after, before, 'erasing', 'pointers') || loses(after, before, 'erasing', 'photoIds')) &&
      'forgot a name that its erasure must find',
    state !== 'erasing' &&
      loses(after, before, 'formerInputs') &&
      isNamedByLost(after, before, at) &&
      'forgot inputs whose pointer names it',
  ];
};

function isNamedByLost(after: Item, before: Item | undefined, at: (key: Key) => Item | undefined): boolean {
  const subject = subjectOfPartition(after.pk);
  const name = subject && subjectName(subject);
  const known = new Set([...membersIn(after, 'formerInputs'), ...allShared(headerItems.parse(after).inputs)]);
  const lost = membersIn(before, 'formerInputs').filter((hash) => !known.has(String(hash)));
  return lost.some((hash) => {
    const pointer = at(inputsKey(String(hash)));
    const isOwner = textIn(pointer, 'owner')?.startsWith(`${name} `) === true;
    return isOwner || entriesIn(pointer, 'calls').some(([source]) => source === name);
  });
}

const accounts: Rule = (after, before) => [
  ['committed', 'committedMicros', 'committedUnpriced'].some((name) => numberIn(after, name) < 0) &&
    'commits less than nothing',
  falls(before, after, 'committed') && !every(after, 'due', 'dueAt') && 'has a draw that nobody reports',
  has(before, 'currency') && before?.currency !== after.currency && 'changes its currency',
];

const marks = ['pause', 'trial', 'cancellation'] as const;

const batches: Rule = (after, before) => [
  marks.some((mark) => falls(after, before, mark, 'revision')) && 'has an older pause, trial or cancellation',
  marks.some(
    (mark) =>
      has(before, mark) &&
      textOf(inside(after, mark)) !== textOf(inside(before, mark)) &&
      mark !== 'cancellation' &&
      numberIn(after, mark, 'revision') === numberIn(before, mark, 'revision'),
  ) && 'changes a pause or a trial under one revision',
  inside(after, 'pause', 'endedAt') !== undefined &&
    inside(before, 'pause', 'endedAt') === undefined &&
    numberIn(after, 'pause', 'at') !== numberIn(before, 'pause', 'at') &&
    'forgets when its pause began',
  numberIn(after, 'cancellation', 'revision') === numberIn(before, 'cancellation', 'revision') &&
    ['at', 'people', 'walks', 'doneAt'].some((name) => falls(after, before, 'cancellation', name)) &&
    'cancels fewer people than before',
  falls(after, before, 'trial', 'hold', 'revision') && 'has an older hold',
  textIn(after, 'trial', 'epoch') === textIn(before, 'trial', 'epoch') &&
    entriesIn(before, 'trial', 'kinds').some(
      ([kind, own]) =>
        has(own, 'passed') &&
        textOf(inside(own, 'passed')) !== textOf(inside(after, 'trial', 'kinds', kind, 'passed')),
    ) &&
    'begins a passed trial again',
  ['sealedAt', 'sealedUploads', 'revision', 'completedRevision', 'shards', 'cancelledAt'].some((name) =>
    falls(after, before, name),
  ) && 'has an older seal, completion or number of shards',
  before?.sealedAt !== after.sealedAt &&
    numberIn(after, 'sealedAt') < numberIn(after, 'lastInputAt') &&
    'is sealed before its last input',
  numberIn(after, 'completedRevision') > numberIn(after, 'revision') && 'is complete before its seal',
];

const blocks: Rule = (after, before, at) => {
  const name = after.sk.slice(blockKey({ pk: '' }, '').sk.length);
  const worker = before === undefined ? at(workerKey(name)) : undefined;
  const listed = membersIn(worker, 'accounts').map((account) => textIn(account, 'pk'));
  return [
    listed.length > 0 && !listed.includes(after.pk) && 'belongs to a worker whose item does not lead to it',
    ['calls', 'micros', 'unpriced'].some((part) => numberIn(after, part) < 0) && 'holds less than nothing',
  ];
};

const gates: Rule = (after, before) => [
  after.state === 'open' &&
    some(after, 'reason', 'until', 'refusedVersion', 'probeAt', 'probes') &&
    'is open with a reason to be closed',
  after.state === 'closed' && !every(after, 'reason', 'closedAt') && 'is closed for no reason',
  falls(after, before, 'revision') && 'has an older revision',
  (before?.state ?? 'open') !== after.state &&
    (numberIn(after, 'revision') <= numberIn(before, 'revision') || !isMarked(after.due)) &&
    'opens or closes, and no event will say so',
];

const blockers: Rule = (after, before) => [
  !every(after, 'blocker', 'parkingUntil', 'due', 'dueAt') && 'is never checked',
  falls(after, before, 'parkingUntil') && 'expects a worker for a shorter time than before',
];

const uploads: Rule = (after) => [
  (after.state === 'reading') !== has(after, 'isCounted') &&
    'is counted as open although it is not, or the reverse',
  after.state === 'reading' && !every(after, 'due', 'dueAt') && 'is never read again',
  after.state !== 'reading' && some(after, 'lease', 'due', 'checkpoint', 'survey') && 'is read after its end',
  numberIn(after, 'attempts') < 0 && 'has a negative number of attempts',
];

const parts: Rule = (after, before) => [
  before?.state === 'bought' &&
    after.state !== 'bought' &&
    before.inputsHash === after.inputsHash &&
    before.palmId !== 'lost' &&
    'replaces a bought answer',
  (loses(after, before, 'charges') || loses(after, before, 'unknowns')) && 'forgets a charge',
  has(after, 'late') && !every(after, 'due', 'dueAt') && 'is late, but not due',
];

const tombstones: Rule = (after, before) => [
  falls(after, before, 'at') && 'is older than before',
  has(before, 'doneAt') &&
    !has(after, 'doneAt') &&
    !falls(before, after, 'at') &&
    'is open again without a newer erasure',
  before !== undefined &&
    falls(before, after, 'at') &&
    has(after, 'doneAt') &&
    'is done before a new erasure',
  (loses(after, before, 'of') || loses(after, before, 'held')) &&
    'forgets a person or a record of the service',
  has(after, 'ban') !== has(after, 'batchShard') &&
    'has a ban without a place in the list of bans, or the reverse',
];

const deliveries: Rule = (after, before) => [
  (after.state === 'waiting') !== (has(after, 'due') && has(after, 'dueAt')) && 'is due against its state',
  before !== undefined &&
    textOf(membersIn(before, 'attempts').at(-1)) !== textOf(membersIn(after, 'attempts').at(-1)) &&
    numberIn(membersIn(after, 'attempts').at(-1), 'at') <
      numberIn(membersIn(before, 'attempts').at(-1), 'at') &&
    'lost its newest attempt',
];

const webhooks: Rule = (after, before) => [
  has(after, 'worker') !== has(after, 'workerUntil') && 'has a worker without a lease',
  falls(after, before, 'revision') && 'has an older revision',
  after.state === 'disabled' && !every(after, 'disabledAt', 'disabledFor') && 'is disabled at no time',
];

const longestRetentionMs = 100 * 24 * 3600_000;
const firstMillisecond = 1e12;
const expiries: Rule = (after) => {
  const times = Object.values(after).filter((value) => typeof value === 'number' && value > firstMillisecond);
  const newest = Math.max(0, ...times.map(Number));
  const endsAt = numberIn(after, 'expiresAt') * 1000;
  return [newest > 0 && endsAt > newest + longestRetentionMs && 'stays longer than any item may'];
};

const beginnings: Rule = (after, before) => [
  before === undefined && !has(after, 'v') && 'begins without a version',
];

const versioned = [
  placePartition(''),
  batchPartition(''),
  customerKey('').pk,
  workerKey('').pk,
  linkKey('').pk,
  ordersPartition(''),
  deadLettersPartition(''),
];

function rulesFor(key: Key): readonly Rule[] {
  const { pk, sk } = key;
  if (sk === headerSortKey) return [headers];
  if (sk === batchKey('').sk) return [accounts, batches];
  if (pk.startsWith(budgetKey('').pk)) return pk === sk ? [accounts] : [blocks];
  if (sk.startsWith(blockPrefix)) return [blocks];
  if (pk.startsWith(gatePrefix) && pk === sk) return [gates];
  if (isBlockerKey(key)) return [blockers];
  if (sk.startsWith(uploadPrefix)) return [beginnings, uploads];
  if (pk.startsWith(tombstoneKeyOf('').pk)) return [beginnings, tombstones];
  if (isDelivery(key)) return [beginnings, deliveries];
  if (sk.startsWith(webhookKey('').sk)) return [beginnings, webhooks];
  if (versioned.some((prefix) => pk.startsWith(prefix))) return [beginnings];
  return partOfSortKey(sk) === undefined ? [] : [beginnings, parts];
}

/** Only tests count subjects outside of a transaction, and a slot drawn twice only delays calls. */
const mayCountTwice = ({ pk, sk }: Key): boolean => sk === 'count' || pk.startsWith(gatePrefix);

/**
 * The SDK repeats a write whose answer gets lost.
 * @throws ConstraintError if the repeated write would count again
 */
export function expectCountedOnce({ key, add = {}, condition }: Update, after: Item): void {
  const counted = Object.keys(add).filter(
    (name) => typeof add[name] === 'number' && add[name] !== 0 && name !== 'writes',
  );
  if (counted.length > 0 && !mayCountTwice(key) && holds(condition, after))
    throw new ConstraintError(`${key.pk} ${key.sk} would count ${counted.join()} twice`);
}

/** @throws ConstraintError for an item that no function may leave at any moment */
export function expectAllowed(
  key: Key,
  { before, after }: { readonly before: Item | undefined; readonly after: Item | undefined },
  at: (key: Key) => Item | undefined,
): void {
  if (after === undefined) {
    const name = key.pk.startsWith(workerKey('').pk) ? key.pk.slice(workerKey('').pk.length) : undefined;
    const left = membersIn(name === undefined ? undefined : before, 'accounts').flatMap(
      (account) => at(blockKey({ pk: textIn(account, 'pk') ?? '' }, name ?? '')) ?? [],
    );
    if (left.length > 0) throw new ConstraintError(`${key.pk} is deleted, and leaves a block`);
    return;
  }
  for (const rule of [expiries, ...rulesFor(key)])
    for (const broken of rule(after, before, at))
      if (broken !== false) throw new ConstraintError(`${key.pk} ${key.sk} ${broken}: ${textOf(after)}`);
}
