import * as z from 'zod';
import type { LedgerContext } from '../ledger/context.ts';
import { trialKinds } from '../ledger/items/hold-marks.ts';
import { type Oddity, oddities } from '../ledger/reasons/oddity.ts';
import { changeItem } from '../table/change-item.ts';
import { expiry } from '../table/expiry.ts';
import { ItemKind, itemMissing, schemaVersion } from '../table/item-kind.ts';
import type { Key } from '../table/table.ts';
import { commonTo } from './trial.ts';

const oddEnd = z.object({
  name: z.string(),
  batch: z.string(),
  kind: z.enum(trialKinds),
  expected: z.int(),
  oddities,
  /** A report of another batch or kind ended as expected, so this end counts only for its own batch and kind. */
  ofBatchOnly: z.literal(true).optional(),
});
export type OddEnd = z.output<typeof oddEnd>;

const trustItem = z.object({
  v: z.literal(schemaVersion),
  revision: z.int(),
  operations: z.record(z.string(), z.number()),
  odd: z.array(oddEnd),
  expiresAt: expiry,
});
export type Trust = z.output<typeof trustItem>;
const trustItems = new ItemKind('The trust in a service', trustItem);

const trustKey = (epoch: string): Key => ({ pk: `trust#${epoch}`, sk: `trust#${epoch}` });

const dayMs = 24 * 3600_000;
const refreshMs = 3600_000;

const noTrust: Trust = { v: schemaVersion, revision: 0, operations: {}, odd: [], expiresAt: 0 };

/** @param epoch a hash of the service, its profile and the credential's version */
export const readTrust = async ({ table }: Pick<LedgerContext, 'table'>, epoch: string): Promise<Trust> =>
  (await trustItems.read(table, trustKey(epoch))) ?? noTrust;

/** Operations that answered as expected within a day need no trial. */
export const isTrusted = ({ operations }: Trust, wanted: readonly string[], now: number): boolean =>
  wanted.length > 0 && wanted.every((operation) => now - (operations[operation] ?? 0) < dayMs);

export function afterGood(
  trust: Trust,
  { batch, kind }: Pick<OddEnd, 'batch' | 'kind'>,
  sold: readonly string[],
  now: number,
): Trust {
  const stillOdd = trust.odd.filter((end) => end.batch !== batch || end.kind !== kind);
  const isRecent = sold.every((operation) => now - (trust.operations[operation] ?? 0) < refreshMs);
  const isCounted = stillOdd.length === trust.odd.length && stillOdd.every(({ ofBatchOnly }) => ofBatchOnly);
  if (isRecent && isCounted) return trust;
  const fresh = Object.fromEntries(sold.map((operation) => [operation, now]));
  const odd = stillOdd.map((end) => ({ ...end, ofBatchOnly: true as const }));
  return { ...trust, operations: { ...trust.operations, ...fresh }, odd };
}

/** More than the slots of a trial, because reports of other batches may end in between. */
const maxEnds = 12;

/**
 * The trust ends after as many consecutive ends with a common oddity as a trial has slots.
 * @param row the earlier odd ends after which no report of the same batch and kind ended as expected
 * @param accepted oddities that a person has accepted
 */
export function afterOdd(
  trust: Trust,
  end: OddEnd,
  { slots, row, accepted }: { slots: number; row: readonly OddEnd[]; accepted: readonly Oddity[] },
): { readonly trust: Trust; readonly oddity?: Oddity } {
  if (trust.odd.some(({ name }) => name === end.name)) return { trust };
  const odd = [...row, end].slice(-maxEnds);
  const ofKind = odd.filter(({ batch, kind }) => batch === end.batch && kind === end.kind);
  const shared = odd.filter(({ ofBatchOnly }) => ofBatchOnly === undefined);
  const rows = [shared, ofKind].filter(({ length }) => length >= slots).map((ends) => ends.slice(-slots));
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

/** @param change may run again after another writer's change; returns its argument to change nothing */
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
