import * as z from 'zod';
import type { LedgerContext } from '../ledger/context.ts';
import { trialKinds } from '../ledger/items/hold-marks.ts';
import { type Oddity, oddities } from '../ledger/reasons/oddity.ts';
import { changeItem } from '../table/change-item.ts';
import { expiry } from '../table/expiry.ts';
import { ItemKind, itemMissing, schemaVersion } from '../table/item-kind.ts';
import type { Key } from '../table/table.ts';
import { commonTo } from './trial.ts';

/** An odd end, and how many subjects of its batch and kind had ended as expected before. */
const oddEnd = z.object({
  /** A hash of the subject, which counts once. */
  name: z.string(),
  batch: z.string(),
  kind: z.enum(trialKinds),
  expected: z.int(),
  oddities,
  /** Set once another batch or kind ended as expected: the end counts for its own batch and kind only. */
  ofBatchOnly: z.literal(true).optional(),
});
export type OddEnd = z.output<typeof oddEnd>;

/** The experience of all batches with one service and one version of the credential. */
const trustItem = z.object({
  v: z.literal(schemaVersion),
  revision: z.int(),
  /** When each operation last answered as expected, in milliseconds since 1970. */
  operations: z.record(z.string(), z.number()),
  /** The last consecutive odd ends over all batches. */
  odd: z.array(oddEnd),
  expiresAt: expiry,
});
export type Trust = z.output<typeof trustItem>;
const trustItems = new ItemKind('The trust in a service', trustItem);

const trustKey = (epoch: string): Key => ({ pk: `trust#${epoch}`, sk: `trust#${epoch}` });

const dayMs = 24 * 3600_000;
/** How often the last success of an operation is written. */
const refreshMs = 3600_000;

const noTrust: Trust = { v: schemaVersion, revision: 0, operations: {}, odd: [], expiresAt: 0 };

/** @param epoch a hash of the service, its profile and the version of the credential */
export const readTrust = async ({ table }: Pick<LedgerContext, 'table'>, epoch: string): Promise<Trust> =>
  (await trustItems.read(table, trustKey(epoch))) ?? noTrust;

/**
 * Returns whether each of these operations answered as expected within a day, so that no batch needs a trial of them.
 */
export const isTrusted = ({ operations }: Trust, wanted: readonly string[], now: number): boolean =>
  wanted.length > 0 && wanted.every((operation) => now - (operations[operation] ?? 0) < dayMs);

/** Returns the trust after an expected end; the same object if nothing changes. */
export function afterGood(
  trust: Trust,
  { batch, kind }: Pick<OddEnd, 'batch' | 'kind'>,
  sold: readonly string[],
  now: number,
): Trust {
  const others = trust.odd.filter((end) => end.batch !== batch || end.kind !== kind);
  const isKnown = sold.every((operation) => now - (trust.operations[operation] ?? 0) < refreshMs);
  const isCounted = others.length === trust.odd.length && others.every(({ ofBatchOnly }) => ofBatchOnly);
  if (isKnown && isCounted) return trust;
  const fresh = Object.fromEntries(sold.map((operation) => [operation, now]));
  const odd = others.map((end) => ({ ...end, ofBatchOnly: true as const }));
  return { ...trust, operations: { ...trust.operations, ...fresh }, odd };
}

/** The stored odd ends; ends of other batches may come between. */
const endsKept = 12;

/**
 * Returns the trust after an odd end. As many consecutive odd ends as a trial has slots end the trust, over all
 * batches or within one batch and kind.
 *
 * @param row earlier odd ends without a later expected end of their batch and kind
 * @param accepted oddities that a person has accepted
 */
export function afterOdd(
  trust: Trust,
  end: OddEnd,
  { slots, row, accepted }: { slots: number; row: readonly OddEnd[]; accepted: readonly Oddity[] },
): { readonly trust: Trust; readonly oddity?: Oddity } {
  if (trust.odd.some(({ name }) => name === end.name)) return { trust };
  const odd = [...row, end].slice(-endsKept);
  const own = odd.filter(({ batch, kind }) => batch === end.batch && kind === end.kind);
  const shared = odd.filter(({ ofBatchOnly }) => ofBatchOnly === undefined);
  const rows = [shared, own].filter(({ length }) => length >= slots).map((ends) => ends.slice(-slots));
  const [oddity] = rows.flatMap(
    (ends) =>
      commonTo(
        ends.map(({ oddities }) => oddities),
        accepted,
      ) ?? [],
  );
  return oddity === undefined
    ? { trust: { ...trust, odd } }
    : { trust: { ...trust, operations: {}, odd: [] }, oddity };
}

/**
 * Changes the stored trust in a service.
 *
 * @param change receives the stored trust; returns it to change nothing. Called again after another writer's change
 * @returns the stored trust
 */
export async function changeTrust(
  { table, now }: Pick<LedgerContext, 'table' | 'now'>,
  epoch: string,
  change: (trust: Trust) => Promise<Trust> | Trust,
): Promise<Trust> {
  let trust = noTrust;
  await changeItem(table, trustItems, trustKey(epoch), async (before = noTrust) => {
    trust = before;
    const changed = await change(before);
    if (changed === before) return undefined;
    const expiresAt = Math.ceil((now() + 2 * dayMs) / 1000);
    trust = { ...changed, revision: before.revision + 1, expiresAt };
    const { revision } = before;
    const condition = revision === 0 ? itemMissing : trustItems.equals('revision', revision);
    return { set: trust, condition };
  });
  return trust;
}
