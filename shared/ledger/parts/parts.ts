import type { Money } from '../../money/money.ts';
import { type PartName, palmIdPart } from '../../plan/part-names.ts';
import type { PlannedCall } from '../../plan/plan.ts';
import { isSameInputs } from '../../plan/same-inputs.ts';
import type { Answer } from '../../service-client/caller.ts';
import { isSoldBy, type Seller, type Sold } from '../../service-client/seller.ts';
import { schemaVersion } from '../../table/item-kind.ts';
import { all, any, type Condition, type Item, not, type UpdateResult } from '../../table/table.ts';
import type { LedgerContext } from '../context.ts';
import type { Intended } from '../intent.ts';
import { dueFor, partKey, type Subject, subjectName } from '../items/keys.ts';
import type { Part, PartState } from '../items/part.ts';
import { copyListingKeys, hasOpenAssets, partItems } from '../items/part.ts';
import {
  attemptPrefix,
  inputsPrefix,
  readUnknown,
  type UnknownReason,
  unknownEntry,
} from '../reasons/part-note.ts';
import { packBody } from './bodies.ts';
import { chargeEntry, isResolved, resolutionOf, resolutionsOfFlag, unknownCharges } from './charges.ts';
import { isSameRefusal } from './same-refusal.ts';

export interface Writer {
  readonly wave: string;
  readonly inputsRevision: number;
}

/**
 * Stores an outcome with or without a lease, so that no bought answer is lost. Never replaces a bought part of the
 * same or newer inputs.
 * @param more `before`: the part when the call was planned; `resolves`: the unknown attempts were this purchase;
 * `renews`: the palm_id was bought again
 */
export async function storeAnswer(
  context: LedgerContext,
  subject: Subject,
  call: PlannedCall,
  state: PartState,
  answer: Answer,
  writer: Writer,
  more: {
    readonly before?: Part | undefined;
    readonly resolves?: boolean;
    readonly renews?: boolean;
    readonly seller?: Seller | undefined;
    readonly price?: Money | undefined;
    readonly assets?: Pick<Part, 'assets' | 'due' | 'dueAt'>;
  } = {},
): Promise<boolean> {
  const packed =
    answer.body === undefined
      ? {}
      : await packBody(context.bodies, subject, call.part, call.inputsHash, answer.body);
  const { inputsHash } = call;
  const { price, before } = more;
  const bought = { inputsHash, at: context.now(), price, stated: answer.cost, wave: writer.wave };
  const charges = new Set([
    ...(state === 'bought' ? [chargeEntry({ state, ...bought })] : []),
    ...(more.resolves ? openWith(before, inputsHash).map((one) => resolutionOf(one, writer.wave)) : []),
    ...resolutionsOfFlag(before),
  ]);
  const content = {
    state,
    operation: call.operation,
    inputsHash: call.inputsHash,
    ...writer,
    at: context.now(),
    class: answer.class,
    ...(answer.status === undefined ? {} : { status: answer.status }),
    ...(answer.unexpectedShape === undefined ? {} : { note: answer.unexpectedShape }),
    ...(answer.said === undefined ? {} : { said: answer.said }),
    ...soldBy(more.seller),
    ...(state === 'refused' && isSameRefusal(more.before, call, answer)
      ? { refusedBefore: true as const }
      : {}),
    ...(more.resolves === true ? { resolved: true as const } : {}),
    ...(more.renews === true ? { palmId: 'renewed' as const } : {}),
    ...more.assets,
    ...packed,
  };
  const condition = isUnchanged(more.before);
  const first = await putPart(context, subject, call.part, content, { charges, condition });
  const mark = isOwn(first.item, content) ? {} : lateMark(context, subject);
  const stored =
    first.ok || (await putPart(context, subject, call.part, { ...content, ...mark }, { charges })).ok;
  if (stored || charges.size === 0 || (await addNotes(context, subject, call.part, { charges })))
    return stored;
  return storeAnswer(context, subject, call, state, answer, writer, more);
}

const soldBy = (seller: Seller | undefined): Sold =>
  seller === undefined ? {} : { service: seller.name, serviceId: seller.id };

const isUnchanged = (before: Part | undefined): Condition =>
  before === undefined ? partItems.missing('wave') : partItems.equals('wave', before.wave);

/** The SDK may have sent the write twice. */
const isOwn = (item: Item | undefined, { wave, state }: Pick<Part, 'wave' | 'state'>): boolean =>
  item?.wave === wave && item.state === state;

const lateMark = ({ now }: LedgerContext, subject: Subject) =>
  ({ late: true, due: dueFor(subjectName(subject)), dueAt: now() }) as const;

export async function unmarkLate(
  { table }: LedgerContext,
  subject: Subject,
  name: PartName,
  part: Part,
): Promise<void> {
  const isDue = hasOpenAssets(part);
  await table.update(
    partItems.update({
      key: partKey(subject, name),
      remove: isDue ? ['late'] : ['late', 'due', 'dueAt'],
      condition: all(...partItems.unchanged(part, 'wave', 'late')),
    }),
  );
}

type Notes = Partial<Record<'unknowns' | 'charges', ReadonlySet<string>>>;

async function addNotes(
  { table }: LedgerContext,
  subject: Subject,
  part: PartName,
  add: Notes,
): Promise<boolean> {
  const condition = partItems.exists('state');
  return (await table.update(partItems.update({ key: partKey(subject, part), add, condition }))).ok;
}

/**
 * The next wave buys the palm_id again. With one service this happens once; another service never knew the palm_id.
 * @returns false when it has been bought again already
 */
export async function losePalmId(
  context: LedgerContext,
  subject: Subject,
  stored: Part,
  seller: Seller,
): Promise<boolean> {
  const onlyOnce = isSoldBy(stored, seller) ? [partItems.missing('palmId')] : [];
  const result = await context.table.update(
    partItems.update({
      key: partKey(subject, palmIdPart),
      set: { palmId: 'lost' },
      condition: all(partItems.equals('state', 'bought'), partItems.equals('wave', stored.wave), ...onlyOnce),
    }),
  );
  return result.ok || result.item?.palmId === 'lost';
}

interface Attempt extends Pick<Intended, 'part' | 'operation' | 'wave'> {
  readonly inputsHash: string;
  readonly inputsRevision: number;
  readonly why: UnknownReason;
  readonly sentAt?: number | undefined;
  readonly price?: Money | undefined;
  readonly seller?: Seller | undefined;
}

/**
 * Repeating it in one wave changes nothing.
 * @param before the part as the caller knows it; a newer part stays
 */
export async function recordUnknown(
  context: LedgerContext,
  subject: Subject,
  attempt: Attempt,
  before: Part | undefined,
): Promise<void> {
  const { part, operation, inputsHash, wave, inputsRevision, why } = attempt;
  const unknowns = new Set([unknownEntry(inputsHash, wave, why)]);
  const purchase = purchaseOf(before, inputsHash, attempt.seller);
  const unsettled = {
    state: 'unknown' as const,
    operation,
    inputsHash,
    wave,
    inputsRevision,
    at: context.now(),
    note: why,
    ...soldBy(attempt.seller),
    ...(purchase === undefined ? {} : { purchase }),
    ...(before?.palmId === undefined || !isSameInputs(before.inputsHash, inputsHash)
      ? {}
      : { palmId: before.palmId }),
  };
  // An erasure may have removed the part since.
  const untouched = any(
    partItems.missing('wave'),
    ...(before === undefined
      ? []
      : [
          partItems.equals('wave', before.wave),
          all(partItems.equals('wave', wave), partItems.equals('state', 'unknown')),
        ]),
  );
  const { sentAt = context.now(), price } = attempt;
  const charge = chargeEntry({ state: 'unknown', inputsHash, at: sentAt, price, wave });
  const charges = new Set([charge, ...resolutionsOfFlag(before)]);
  const { ok } = await putPart(context, subject, part, unsettled, {
    unknowns,
    charges,
    condition: untouched,
  });
  if (ok || (await addNotes(context, subject, part, { unknowns, charges }))) return;
  await recordUnknown(context, subject, attempt, before);
}

/** The purchase to repeat if its outcome at this service is unknown, else a new one. */
export function purchaseOf(
  before: Part | undefined,
  inputsHash: string,
  seller: Seller | undefined,
): string | undefined {
  if (before === undefined || !isSameInputs(before.inputsHash, inputsHash)) return undefined;
  return before.state === 'unknown' && isSameService(before, seller) ? before.purchase : before.wave;
}

const isSameService = (part: Part, seller: Seller | undefined): boolean =>
  seller === undefined || isSoldBy(part, seller);

export function isRecorded(part: Part | undefined, { inputs, wave }: Intended): boolean {
  return [...(part?.unknowns ?? [])].some((entry) => entry.startsWith(attemptPrefix(inputs, wave)));
}

export const openUnknowns = (part: Part): string[] =>
  [...(part.unknowns ?? [])].filter((entry) => !isResolved(part, entry));

const openWith = (part: Part | undefined, inputsHash: string): string[] =>
  part === undefined ? [] : openUnknowns(part).filter((entry) => entry.startsWith(inputsPrefix(inputsHash)));

export const unknownsOf = (part: Part | undefined, inputsHash: string): number =>
  openWith(part, inputsHash).length;

export const deathsIn = (part: Part | undefined, inputsHash: string): number =>
  openWith(part, inputsHash).filter((entry) => readUnknown(entry).code === 'worker-died').length;

/** Times of unknown attempts with these inputs; 0 if none was stored. */
export function unknownTimes(part: Part | undefined, inputsHash: string): number[] {
  const prefix = inputsPrefix(inputsHash);
  const times = new Map((part === undefined ? [] : unknownCharges(part)).map(({ wave, at }) => [wave, at]));
  return openWith(part, inputsHash).map(
    (entry) => times.get(entry.slice(prefix.length).split(' ')[0] ?? '') ?? 0,
  );
}

const optionalAttributes = [
  'class',
  'status',
  'note',
  'said',
  'purchase',
  'refusedBefore',
  'resolved',
  'palmId',
  'body',
  'bodyKey',
  'service',
  'serviceId',
  'assets',
  'late',
  'due',
  'dueAt',
  'reusedFrom',
  ...copyListingKeys,
] as const;

function lostPalmId({ reusedFrom, serviceId }: Pick<Part, 'reusedFrom' | 'serviceId'>): Condition[] {
  const lost = partItems.equals('palmId', 'lost');
  if (reusedFrom === undefined) return [lost];
  return serviceId === undefined ? [] : [all(lost, not(partItems.equals('serviceId', serviceId)))];
}

export async function putPart(
  context: LedgerContext,
  subject: Subject,
  part: PartName,
  content: Omit<Part, 'pk' | 'sk' | 'v' | 'unknowns' | 'charges'>,
  more: Notes & { readonly condition?: Condition } = {},
): Promise<UpdateResult> {
  const notBought = not(partItems.equals('state', 'bought'));
  // An equal revision is possible: a changed setting makes another call from the same inputs.
  const ofOtherInputs = all(
    partItems.atMost('inputsRevision', content.inputsRevision),
    not(partItems.equals('inputsHash', content.inputsHash)),
  );
  const replaceable = any(partItems.missing('state'), notBought, ofOtherInputs, ...lostPalmId(content));
  const absent = optionalAttributes.filter((name) => content[name] === undefined);
  return context.table.update(
    partItems.update({
      key: partKey(subject, part),
      set: {
        v: schemaVersion,
        ...content,
      },
      remove: absent,
      add: {
        ...(more.unknowns === undefined ? {} : { unknowns: more.unknowns }),
        ...(more.charges === undefined || more.charges.size === 0 ? {} : { charges: more.charges }),
      },
      condition: more.condition === undefined ? replaceable : all(replaceable, more.condition),
    }),
  );
}
