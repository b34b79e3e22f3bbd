import { schemaVersion } from '../../table/item-kind.ts';
import { all, type Condition, wholePartition } from '../../table/table.ts';
import type { LedgerContext, Worker } from '../context.ts';
import {
  callPointerKey,
  callPointerPrefix,
  erasedOrigin,
  inputsKey,
  type Subject,
  subjectName,
} from '../items/keys.ts';
import { callPointerItems, type Pointer, pointerItems } from '../items/pointer.ts';
import { hasRoomFor, type Listing, listedWith } from './listing.ts';

export interface Claimant {
  readonly subject: Subject;
  readonly worker: Worker;
}

const ownerOf = ({ subject, worker }: Claimant): string => `${subjectName(subject)} ${worker.name}`;

const isOwner = ({ owner }: Pointer, subject: Subject): boolean =>
  owner.startsWith(`${subjectName(subject)} `);

export const readPointer = (
  { table }: Pick<LedgerContext, 'table'>,
  hash: string,
): Promise<Pointer | undefined> => pointerItems.read(table, inputsKey(hash));

export function claimedUntil(
  { now }: Pick<LedgerContext, 'now'>,
  known: Pointer | undefined,
  claimant: Claimant,
): number | undefined {
  if (known === undefined || known.owner === ownerOf(claimant) || known.until <= now()) return undefined;
  return known.until;
}

/**
 * Claims inputs until the worker's end, so that two subjects with the same inputs buy once. The claim lists the calls, so
 * that others find a dead worker's purchases.
 * @returns false when another worker has claimed or bought since the pointer was read
 */
export async function claimInput(
  { table }: Pick<LedgerContext, 'table'>,
  hash: string,
  known: Pointer | undefined,
  claimant: Claimant,
  listing: Listing,
): Promise<boolean> {
  const { subject, worker } = claimant;
  const isFull = !hasRoomFor(known, subject);
  const claim = pointerItems.update({
    key: inputsKey(hash),
    set: {
      v: schemaVersion,
      owner: ownerOf(claimant),
      until: worker.until,
      revision: (known?.revision ?? 0) + 1,
      calls: listedWith(known, subject, listing),
      ...(isFull ? { apart: true as const } : {}),
    },
    condition: unchangedPointer(known),
  });
  if (!(await table.update(claim)).ok) return false;
  if (isFull) await listApart({ table }, hash, subject, uncrowded(listing));
  return true;
}

const uncrowded = ({ tags, crowded }: Listing): Set<string> =>
  new Set([...tags].filter((tag) => !crowded.has(tag)));

async function listApart(
  { table }: Pick<LedgerContext, 'table'>,
  hash: string,
  subject: Subject,
  tags: ReadonlySet<string>,
): Promise<void> {
  const add = { sources: new Set([subjectName(subject)]) };
  const set = { v: schemaVersion } as const;
  const list = (tag: string) =>
    table.update(callPointerItems.update({ key: callPointerKey(hash, tag), set, add }));
  await Promise.all([...tags].map(list));
}

/**
 * In case the original is erased. Skips a changed pointer, or a full one with
 * enough subjects.
 */
export async function listCopier(
  { table }: Pick<LedgerContext, 'table'>,
  hash: string,
  known: Pointer,
  { subject }: Claimant,
  listing: Listing,
): Promise<void> {
  const listed = known.calls[subjectName(subject)];
  if ([...listing.tags].every((tag) => listed?.has(tag))) return;
  const isFull = !hasRoomFor(known, subject);
  const uncrowdedTags = uncrowded(listing);
  if (isFull && uncrowdedTags.size === 0) return;
  const set = {
    calls: listedWith(known, subject, listing),
    revision: (known.revision ?? 0) + 1,
    ...(isFull ? { apart: true as const } : {}),
  };
  const list = pointerItems.update({ key: inputsKey(hash), set, condition: unchangedPointer(known) });
  if ((await table.update(list)).ok && isFull) await listApart({ table }, hash, subject, uncrowdedTags);
}

const unchangedPointer = (known: Pointer | undefined): Condition =>
  known === undefined
    ? pointerItems.missing('owner')
    : all(...pointerItems.unchanged(known, 'owner', 'revision'));

const maxForgetAttempts = 5;

/** Other subjects' claims stay. @returns whether the pointer named the subject */
export async function forgetSubject(
  { table }: Pick<LedgerContext, 'table'>,
  hash: string,
  subject: Subject,
): Promise<boolean> {
  const name = subjectName(subject);
  const key = inputsKey(hash);
  let wasNamed = false;
  for (let attempt = 0; attempt < maxForgetAttempts; attempt += 1) {
    const known = await readPointer({ table }, hash);
    if (known === undefined) return wasNamed;
    const separate = known.apart ? await forgetApart({ table }, hash, name) : nothingApart;
    const { [name]: ownTags, ...calls } = known.calls;
    const older = [...(known.sources ?? [])];
    const sources = new Set(older.filter((source) => source !== name));
    const owned = isOwner(known, subject);
    const isNamed = ownTags !== undefined || sources.size < older.length || owned;
    wasNamed ||= isNamed || separate.wasNamed;
    const isEmpty = Object.keys(calls).length === 0 && sources.size === 0 && !separate.isLeft;
    if (!isNamed && !(isEmpty && separate.wasNamed)) return wasNamed;
    const condition = unchangedPointer(known);
    const revision = (known.revision ?? 0) + 1;
    const set = {
      calls,
      revision,
      ...(owned ? { owner: erasedOrigin } : {}),
      ...(sources.size === 0 ? {} : { sources }),
    };
    const remove = sources.size === 0 ? (['sources'] as const) : [];
    const isWritten = isEmpty
      ? await table.delete({ key, delete: true, condition })
      : (await table.update(pointerItems.update({ key, set, remove, condition }))).ok;
    if (isWritten) return true;
  }
  return wasNamed;
}

const nothingApart = { wasNamed: false, isLeft: false };

async function forgetApart(
  { table }: Pick<LedgerContext, 'table'>,
  hash: string,
  name: string,
): Promise<typeof nothingApart> {
  const seen = { ...nothingApart };
  for await (const item of wholePartition(table, inputsKey(hash).pk, callPointerPrefix)) {
    const { sources } = callPointerItems.parse(item);
    const rest = new Set([...sources].filter((source) => source !== name));
    if (rest.size > 0) seen.isLeft = true;
    if (rest.size === sources.size) continue;
    seen.wasNamed = true;
    const key = { pk: item.pk, sk: item.sk };
    const condition = callPointerItems.equals('sources', sources);
    const isWritten =
      rest.size === 0
        ? await table.delete({ key, delete: true, condition })
        : (await table.update(callPointerItems.update({ key, set: { sources: rest }, condition }))).ok;
    if (!isWritten) return forgetApart({ table }, hash, name);
  }
  return seen;
}

export async function releaseInput(
  { table, now }: LedgerContext,
  hash: string,
  claimant: Claimant,
): Promise<void> {
  const condition = pointerItems.equals('owner', ownerOf(claimant));
  await table.update(pointerItems.update({ key: inputsKey(hash), set: { until: now() }, condition }));
}
