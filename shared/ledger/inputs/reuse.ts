import { hashOf } from '../../plan/canonical.ts';
import type { Inputs } from '../../plan/inputs.ts';
import { type Family, families, type PartName, type PlannedCall } from '../../plan/plan.ts';
import { schemaVersion } from '../../table/item-kind.ts';
import { all } from '../../table/table.ts';
import type { LedgerContext, Worker } from '../context.ts';
import { inputsKey, parseSubject, partKey, type Subject, subjectName } from '../items/keys.ts';
import { loadReport } from '../items/load.ts';
import { type Part, partItems } from '../items/part.ts';
import { pointerItems } from '../items/pointer.ts';
import { copyPart, type Writer } from '../parts/parts.ts';

/** A handful of sources is enough to find what has been bought. */
const maxSources = 8;

const shares: Record<Family, (inputs: Inputs) => unknown> = {
  palm: ({ photo }) => photo && { photo: photo.value.sha256 },
  chart: ({ row }) => row?.value.birth && { birth: row.value.birth },
  chat: ({ row }) => row?.value.birth && { birth: row.value.birth },
  place: () => undefined,
  vastu: ({ row }) => row?.value.vastuId && { vastu: row.value.vastuId },
};

/** One hash for each of the inputs by which parts of these families can be shared between subjects. */
export function sharedInputs(inputs: Inputs, wanted: ReadonlySet<Family>): string[] {
  const shared = families.filter((family) => wanted.has(family)).map((family) => shares[family](inputs));
  return [...new Set(shared.filter((value) => value !== undefined).map(hashOf))];
}

type Claim =
  | { readonly ok: true; readonly sources: readonly Subject[] }
  | { readonly ok: false; readonly until: number };

/** Who claims: one worker for one subject. Another worker's claim for the same subject is another's. */
interface Claimant {
  readonly subject: Subject;
  readonly worker: Worker;
}

const ownerOf = ({ subject, worker }: Claimant): string => `${subjectName(subject)} ${worker.name}`;

/** How often a pointer that changes at every try is tried; then it counts as another's for now. */
const claimTries = 3;

/**
 * Claims the right to buy for these inputs until the worker's end, so that two subjects with the same photo or the
 * same birth data, even in two batches at once, are bought for only once. All of the inputs, or none.
 *
 * @returns the other subjects that may have bought parts already, or until when somebody else is buying
 */
export async function claimInputs(
  context: LedgerContext,
  hashes: readonly string[],
  claimant: Claimant,
): Promise<Claim> {
  const sources = new Set<string>();
  for (const [position, hash] of hashes.entries()) {
    const claim = await claimOne(context, hash, claimant);
    if (!claim.ok) {
      await releaseInputs(context, hashes.slice(0, position), claimant);
      return claim;
    }
    for (const source of claim.sources) sources.add(source);
  }
  sources.delete(subjectName(claimant.subject));
  return { ok: true, sources: [...sources].flatMap((name) => parseSubject(name) ?? []) };
}

type OneClaim =
  | { readonly ok: true; readonly sources: ReadonlySet<string> }
  | { readonly ok: false; readonly until: number };

async function claimOne({ table, now }: LedgerContext, hash: string, claimant: Claimant): Promise<OneClaim> {
  const me = ownerOf(claimant);
  const key = inputsKey(hash);
  for (let attempt = 0; attempt < claimTries; attempt += 1) {
    const item = await table.get(key);
    const known = item && pointerItems.parse(item);
    if (known !== undefined && known.owner !== me && known.until > now())
      return { ok: false, until: known.until };
    const name = subjectName(claimant.subject);
    const sources = known?.sources ?? new Set<string>();
    const listed = sources.has(name) || sources.size >= maxSources;
    const claimed = await table.update(
      pointerItems.update({
        key,
        set: { v: schemaVersion, owner: me, until: claimant.worker.until },
        ...(listed ? {} : { add: { sources: new Set([name]) } }),
        condition:
          known === undefined
            ? pointerItems.missing('owner')
            : all(pointerItems.equals('owner', known.owner), pointerItems.equals('until', known.until)),
      }),
    );
    if (claimed.ok) return { ok: true, sources };
  }
  return { ok: false, until: now() };
}

/** Lets others with the same inputs go on. A claim that is not released runs out by itself. */
export async function releaseInputs(
  { table, now }: LedgerContext,
  hashes: readonly string[],
  claimant: Claimant,
): Promise<void> {
  for (const hash of hashes) {
    const condition = pointerItems.equals('owner', ownerOf(claimant));
    await table.update(pointerItems.update({ key: inputsKey(hash), set: { until: now() }, condition }));
  }
}

/**
 * Lists a claimant where the list of sources is full, in the place of one that had nothing to copy. To be called before
 * anything is bought: whatever happens then, others find it.
 *
 * @param useful the subjects that had parts to copy
 */
export async function listClaimant(
  { table }: Pick<LedgerContext, 'table'>,
  hashes: readonly string[],
  claimant: Claimant,
  useful: ReadonlySet<string>,
): Promise<void> {
  const name = subjectName(claimant.subject);
  for (const hash of hashes) {
    const key = inputsKey(hash);
    const condition = pointerItems.equals('owner', ownerOf(claimant));
    const known = await pointerItems.read(table, key);
    if (known === undefined || known.sources.has(name)) continue;
    const { sources } = known;
    const others = [...sources].sort((a, b) => Number(useful.has(b)) - Number(useful.has(a)));
    const refreshed = new Set([name, ...others.slice(0, maxSources - 1)]);
    await table.update(pointerItems.update({ key, set: { sources: refreshed }, condition }));
  }
}

interface Reused {
  /** The parts that are now there, as they were bought. */
  readonly parts: ReadonlyMap<PartName, Part>;
  /** The subjects that had something to copy. */
  readonly useful: ReadonlySet<string>;
}

/** Copies what other subjects have bought with the same inputs. */
export async function reuseParts(
  context: LedgerContext,
  subject: Subject,
  wanted: readonly PlannedCall[],
  sources: readonly Subject[],
  writer: Writer,
): Promise<Reused> {
  const copied = new Map<PartName, Part>();
  const useful = new Set<string>();
  for (const source of sources) {
    const open = wanted.filter((call) => !copied.has(call.part));
    if (open.length === 0) break;
    const other = await loadReport(context, source);
    if (other === undefined || other.header.state === 'erasing') continue;
    const bought = new Map([...other.parts.values()].map((kept) => [kept.inputsHash, kept]));
    for (const call of open) {
      const original = bought.get(call.inputsHash);
      if (original?.state !== 'bought' || original.palmId === 'lost') continue;
      useful.add(subjectName(source));
      await copyPart(context, source, original, subject, call.part, writer);
      // Not what the write said, but what stands: the table's client may have met its own first write.
      const item = await context.table.get(partKey(subject, call.part));
      const stands = item && partItems.parse(item);
      if (stands?.state !== 'bought' || stands.palmId === 'lost') continue;
      if (stands.inputsHash === call.inputsHash) copied.set(call.part, stands);
    }
  }
  return { parts: copied, useful };
}
