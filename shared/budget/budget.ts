import type { LedgerContext } from '../ledger/context.ts';
import {
  type Account,
  accountItems,
  type Block,
  blockItems,
  blockKey,
  readAccount,
} from '../ledger/items/account.ts';
import { accountsDue } from '../ledger/items/keys.ts';
import type { PriceTable } from '../money/prices.ts';
import { itemMissing, schemaVersion } from '../table/item-kind.ts';
import { all, type Condition, type Key } from '../table/table.ts';
import { type Amount, inBlock, isNothing, isPriced, plus } from './amount.ts';
import { type Ceilings, ceilingsOf, type Lack, lackOf, type Room, roomOf } from './room.ts';

async function ensureAccount({ table, now }: LedgerContext, key: Key): Promise<void> {
  await table.update(
    accountItems.update({
      key,
      setIfMissing: { v: schemaVersion, committed: 0, createdAt: now() },
    }),
  );
}

/** Fixes the account's currency; earlier calls stay without a known price. */
async function beginCurrency(
  { table }: LedgerContext,
  key: Key,
  { committed }: Account,
  { currency }: PriceTable,
): Promise<void> {
  await table.update(
    accountItems.update({
      key,
      set: { currency, committedMicros: 0, committedUnpriced: committed },
      condition: all(accountItems.missing('currency'), accountItems.equals('committed', committed)),
    }),
  );
}

interface Draw {
  readonly key: Key;
  readonly worker: string;
  /** When the worker is surely dead. */
  readonly until: number;
  readonly amountIn: (priced: boolean, block: Amount) => Amount;
  readonly ceilings: Ceilings;
  readonly prices?: PriceTable | undefined;
}

export interface Undrawn {
  readonly lack: Lack;
  readonly judgedBy: string;
}

type Drawn = { readonly block: Amount; readonly priced: boolean } | Undrawn;

/**
 * Draws calls and money from an account, in one transaction with the worker's block. No other worker draws under its
 * name.
 * @returns the worker's whole block, or the ceiling without enough room
 */
export async function draw(context: LedgerContext, wanted: Draw): Promise<Drawn> {
  const { key, worker, until, prices, ceilings } = wanted;
  for (;;) {
    const [item, before] = await Promise.all([
      context.table.get(key),
      blockItems.read(context.table, blockKey(key, worker)),
    ]);
    if (item?.committed === undefined) {
      await ensureAccount(context, key);
      continue;
    }
    const current = readAccount(item);
    if (current.currency === undefined && prices !== undefined) {
      await beginCurrency(context, key, current, prices);
      continue;
    }
    const priced = isPriced(current, prices);
    const held = inBlock(before);
    const amount = wanted.amountIn(priced, held);
    if (isNothing(amount)) return { block: held, priced };
    const limits = ceilingsOf(current, ceilings);
    const room = roomOf(current, limits, prices);
    const lack = lackOf(room, amount);
    if (lack !== undefined) return { lack, judgedBy: room.judgedBy };
    const block = plus(held, amount);
    const { calls, micros, unpriced } = block;
    const { ok } = await context.table.transact([
      accountItems.update({
        key,
        add: {
          committed: amount.calls,
          ...(priced ? { committedMicros: amount.micros } : {}),
          committedUnpriced: amount.unpriced,
        },
        // The reconciler reports the spent share of the ceilings.
        setIfMissing: { due: accountsDue, dueAt: until },
        condition: all(...ceilingsUnchanged(current), ...hasRoom(current, limits, room, amount)),
      }),
      blockItems.update({
        key: blockKey(key, worker),
        set: { v: schemaVersion, calls, unpriced, until, ...(priced ? { micros } : {}) },
        condition: blockUnchanged(before),
      }),
    ]);
    if (ok) return { block, priced };
  }
}

function ceilingsUnchanged(account: Account): Condition[] {
  const { ceilingMoney } = account;
  return [
    ...accountItems.unchanged(account, 'ceiling'),
    ...(ceilingMoney === undefined
      ? [accountItems.missing('ceilingMoney')]
      : [
          accountItems.equals(['ceilingMoney', 'micros'], ceilingMoney.micros),
          accountItems.equals(['ceilingMoney', 'currency'], ceilingMoney.currency),
        ]),
  ];
}

export const blockUnchanged = (before: Block | undefined): Condition =>
  before === undefined
    ? itemMissing
    : all(...blockItems.unchanged({ v: schemaVersion, ...before }, 'calls', 'micros', 'unpriced'));

function hasRoom(current: Account, limits: Ceilings, room: Room, { calls, micros }: Amount): Condition[] {
  const { committedMicros = 0, committedUnpriced = 0 } = current;
  return [
    ...(limits.calls === undefined ? [] : [accountItems.atMost('committed', limits.calls - calls)]),
    ...(limits.money === undefined
      ? []
      : [
          accountItems.atMost('committedMicros', committedMicros + room.micros - micros),
          accountItems.atMost('committedUnpriced', committedUnpriced),
        ]),
  ];
}

/**
 * Ends a block and returns its unspent amount. Does nothing if the block has already ended.
 * @param condition by default only that the block exists
 */
export async function endBlock(
  { table }: Pick<LedgerContext, 'table'>,
  key: Key,
  worker: string,
  unused: Amount,
  condition: Condition = blockItems.exists('calls'),
): Promise<void> {
  await table.transact([
    accountItems.update({
      key,
      add: {
        committed: -unused.calls,
        ...(unused.micros === 0 ? {} : { committedMicros: -unused.micros }),
        ...(unused.unpriced === 0 ? {} : { committedUnpriced: -unused.unpriced }),
      },
    }),
    { key: blockKey(key, worker), delete: true, condition },
  ]);
}
