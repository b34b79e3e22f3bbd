import { schemaVersion } from '../../table/item-kind.ts';
import { all, type Condition } from '../../table/table.ts';
import type { LedgerContext, Worker } from '../context.ts';
import { erasedOrigin, inputsKey, parseSubject, type Subject, subjectName } from '../items/keys.ts';
import { type Pointer, pointerItems } from '../items/pointer.ts';

/** A handful of sources is enough to find what has been bought. */
const maxSources = 8;

/** Who claims: one worker for one subject. Another worker's claim for the same subject is another's. */
export interface Claimant {
  readonly subject: Subject;
  readonly worker: Worker;
}

const ownerOf = ({ subject, worker }: Claimant): string => `${subjectName(subject)} ${worker.name}`;

/** Whether the last who claimed was a worker of this subject. */
const isOwner = ({ owner }: Pointer, subject: Subject): boolean =>
  owner.startsWith(`${subjectName(subject)} `);

export const readPointer = (
  { table }: Pick<LedgerContext, 'table'>,
  hash: string,
): Promise<Pointer | undefined> => pointerItems.read(table, inputsKey(hash));

/** Until when somebody else is buying for these inputs; undefined when nobody is. */
export function claimedUntil(
  { now }: Pick<LedgerContext, 'now'>,
  known: Pointer | undefined,
  claimant: Claimant,
): number | undefined {
  if (known === undefined || known.owner === ownerOf(claimant) || known.until <= now()) return undefined;
  return known.until;
}

/** The other subjects that may have bought parts for these inputs. */
export function sourcesOf(known: Pointer | undefined, claimant: Claimant): Subject[] {
  const me = subjectName(claimant.subject);
  const others = [...(known?.sources ?? [])].filter((name) => name !== me);
  return others.flatMap((name) => parseSubject(name) ?? []);
}

/**
 * Claims the right to buy for these inputs until the worker's end, so that two subjects with the same photo or the same
 * birth data, even in two batches at once, are bought for only once. Who claims is listed with the claim, before anything
 * is bought: whatever happens then, others find it.
 *
 * @param known the pointer as it was read before what it leads to was copied
 * @param useful the subjects that had something to copy: where the list is full, another makes room
 * @returns false when somebody has claimed, or bought, since the pointer was read
 */
export async function claimInput(
  { table }: Pick<LedgerContext, 'table'>,
  hash: string,
  known: Pointer | undefined,
  claimant: Claimant,
  useful: ReadonlySet<string>,
): Promise<boolean> {
  const { worker } = claimant;
  const sources = listed(known, claimant, useful);
  const claim = pointerItems.update({
    key: inputsKey(hash),
    set: { v: schemaVersion, owner: ownerOf(claimant), until: worker.until, sources },
    condition: asRead(known),
  });
  return (await table.update(claim)).ok;
}

/**
 * Lists a subject that has copied all that it wanted: it has the parts when those it copied from are erased. Another that
 * is listed at the same time may take its place.
 */
export async function listCopier(
  { table }: Pick<LedgerContext, 'table'>,
  hash: string,
  known: Pointer,
  claimant: Claimant,
  useful: ReadonlySet<string>,
): Promise<void> {
  if (known.sources.has(subjectName(claimant.subject))) return;
  const sources = listed(known, claimant, useful);
  await table.update(
    pointerItems.update({ key: inputsKey(hash), set: { sources }, condition: asRead(known) }),
  );
}

/** The list of sources with a claimant; where it is full, without one that had nothing to copy. */
function listed(known: Pointer | undefined, { subject }: Claimant, useful: ReadonlySet<string>): Set<string> {
  const sources = known?.sources ?? new Set<string>();
  const me = subjectName(subject);
  if (sources.has(me)) return new Set(sources);
  const others = [...sources].sort((a, b) => Number(useful.has(b)) - Number(useful.has(a)));
  return new Set([me, ...others.slice(0, maxSources - 1)]);
}

/** Nobody has claimed, let go, been listed or been taken out since the pointer was read: a name that was erased stays away. */
const asRead = (known: Pointer | undefined): Condition =>
  known === undefined
    ? pointerItems.missing('owner')
    : all(...pointerItems.unchanged(known, 'owner', 'until'), sourcesAre(known.sources));

/** A list without names is none in the table. */
const sourcesAre = (sources: ReadonlySet<string>): Condition =>
  sources.size === 0 ? pointerItems.missing('sources') : pointerItems.equals('sources', new Set(sources));

/** A pointer that changes at every try is claimed by one after the other. */
const forgetTries = 5;

/**
 * Takes a subject out of a pointer: out of its sources, and as the last who bought. A claim of somebody else stays.
 *
 * @returns whether the pointer named it
 */
export async function forgetSubject(
  { table }: Pick<LedgerContext, 'table'>,
  hash: string,
  subject: Subject,
): Promise<boolean> {
  const key = inputsKey(hash);
  const name = subjectName(subject);
  for (let attempt = 0; attempt < forgetTries; attempt += 1) {
    const known = await readPointer({ table }, hash);
    if (known === undefined) return false;
    const sources = new Set([...known.sources].filter((source) => source !== name));
    const owned = isOwner(known, subject);
    if (sources.size === known.sources.size && !owned) return false;
    const condition = asRead(known);
    const set = { sources, ...(owned ? { owner: erasedOrigin } : {}) };
    const done =
      sources.size === 0
        ? await table.delete({ key, delete: true, condition })
        : (await table.update(pointerItems.update({ key, set, condition }))).ok;
    if (done) return true;
  }
  return false;
}

/** Lets others with the same inputs go on. A claim that is not released runs out by itself. */
export async function releaseInput(
  { table, now }: LedgerContext,
  hash: string,
  claimant: Claimant,
): Promise<void> {
  const condition = pointerItems.equals('owner', ownerOf(claimant));
  await table.update(pointerItems.update({ key: inputsKey(hash), set: { until: now() }, condition }));
}
