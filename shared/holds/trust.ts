import * as z from 'zod';
import type { LedgerContext } from '../ledger/context.ts';
import { trialKinds } from '../ledger/items/hold-marks.ts';
import { type Oddity, oddities } from '../ledger/reasons/oddity.ts';
import { changeItem } from '../table/change-item.ts';
import { expiry } from '../table/expiry.ts';
import { ItemKind, itemMissing, schemaVersion } from '../table/item-kind.ts';
import type { Key } from '../table/table.ts';
import { commonTo } from './trial.ts';

/** A subject that was answered oddly, and how many of its kind had ended as expected in its batch by then. */
const oddEnd = z.object({
  /** Which no other end has: an end that is written twice counts once. */
  name: z.string(),
  batch: z.string(),
  kind: z.enum(trialKinds),
  expected: z.int(),
  oddities,
});
export type OddEnd = z.output<typeof oddEnd>;

/** What all batches together know of one service with one version of the credential. */
const trustItem = z.object({
  v: z.literal(schemaVersion),
  revision: z.int(),
  /** When each operation was last known to answer as expected, in milliseconds since 1970. */
  operations: z.record(z.string(), z.number()),
  /** The last ends in a row, over all batches, that were odd. */
  odd: z.array(oddEnd),
  expiresAt: expiry,
});
export type Trust = z.output<typeof trustItem>;
const trustItems = new ItemKind('The trust in a service', trustItem);

const trustKey = (epoch: string): Key => ({ pk: `trust#${epoch}`, sk: `trust#${epoch}` });

const dayMs = 24 * 3600_000;
/** An operation that is known to answer is written down again after so long. */
const refreshMs = 3600_000;

const noTrust: Trust = { v: schemaVersion, revision: 0, operations: {}, odd: [], expiresAt: 0 };

/** @param epoch the service, its profile and the version of the credential, as a hash */
export const readTrust = async ({ table }: Pick<LedgerContext, 'table'>, epoch: string): Promise<Trust> =>
  (await trustItems.read(table, trustKey(epoch))) ?? noTrust;

/** Whether each of these operations answered as expected within a day: no batch need try them first. */
export const isTrusted = ({ operations }: Trust, wanted: readonly string[], now: number): boolean =>
  wanted.length > 0 && wanted.every((operation) => now - (operations[operation] ?? 0) < dayMs);

/** Returns the trust after a subject that was answered as expected; the same, where that is known. */
export function afterGood(trust: Trust, sold: readonly string[], now: number): Trust {
  const isKnown = sold.every((operation) => now - (trust.operations[operation] ?? 0) < refreshMs);
  if (isKnown && trust.odd.length === 0) return trust;
  const fresh = Object.fromEntries(sold.map((operation) => [operation, now]));
  return { ...trust, operations: { ...trust.operations, ...fresh }, odd: [] };
}

/** Odd ends that are remembered: between those of one batch may be others. */
const endsKept = 12;

/**
 * Returns the trust after a subject that was answered oddly. As many in a row as a trial has slots end it, over all batches
 * or in one kind of its own.
 *
 * @param row those of the earlier ends after which nobody of their batch and kind has ended as expected
 * @param accepted what somebody has seen, and let go all the same
 */
export function afterOdd(
  trust: Trust,
  end: OddEnd,
  { slots, row, accepted }: { slots: number; row: readonly OddEnd[]; accepted: readonly Oddity[] },
): { readonly trust: Trust; readonly oddity?: Oddity } {
  if (trust.odd.some(({ name }) => name === end.name)) return { trust };
  const odd = [...row, end].slice(-endsKept);
  const own = odd.filter(({ batch, kind }) => batch === end.batch && kind === end.kind);
  const rows = [odd, own].filter(({ length }) => length >= slots).map((ends) => ends.slice(-slots));
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
 * Changes the trust in a service, on what is there when it is written.
 *
 * @param change called with what is there; the same given back leaves it as it is. It is called again when somebody else
 *   has changed it
 * @returns what is there now
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
