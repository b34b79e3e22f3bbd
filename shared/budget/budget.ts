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
import { all, any, type Condition, type Key } from '../table/table.ts';
import { type Amount, inBlock, isPriced, isZero, nothing, plus } from './amount.ts';
import { type Ceilings, ceilingsOf, type Lack, lackOf, type Room, roomOf } from './room.ts';

interface Draw {
  readonly key: Key;
  readonly worker: string;
  readonly until: number;
  readonly missing: (priced: boolean, block: Amount) => Amount;
  /** The larger amount, for later calls too, to reserve if there is room. */
  readonly ahead: (missing: Amount, priced: boolean) => Amount;
  readonly ceilings: Ceilings;
  readonly prices?: PriceTable | undefined;
}

export interface NoRoom {
  readonly lack: Lack;
  readonly judgedBy: string;
}

type Drawn = { readonly block: Amount; readonly priced: boolean } | NoRoom;

/**
 * Reserves calls and money of an account together with the worker's block.
 * @returns the worker's whole block, or the ceiling without enough room
 */
export async function draw(context: LedgerContext, wanted: Draw): Promise<Drawn> {
  const { key, worker, until, prices, ceilings } = wanted;
  for (;;) {
    const [item, before] = await Promise.all([
      context.table.get(key),
      blockItems.read(context.table, blockKey(key, worker)),
    ]);
    const found = readAccount(item);
    const begins = found.currency === undefined && prices !== undefined;
    const current = begins ? { ...found, ...inCurrency(found, prices) } : found;
    const priced = isPriced(current, prices);
    const drawn = inBlock(before);
    const missing = wanted.missing(priced, drawn);
    if (isZero(missing)) return { block: drawn, priced };
    const limits = ceilingsOf(current, ceilings);
    const room = roomOf(current, limits, prices);
    const lack = lackOf(room, missing);
    if (lack !== undefined) return { lack, judgedBy: room.judgedBy };
    const ahead = wanted.ahead(missing, priced);
    const amount = lackOf(room, ahead) === undefined ? ahead : missing;
    const block = plus(drawn, amount);
    const { calls, micros, unpriced } = block;
    const { ok } = await context.table.transact([
      accountItems.update({
        key,
        ...(begins ? { set: inCurrency(found, prices, amount) } : {}),
        add: {
          committed: amount.calls,
          ...(priced && !begins ? { committedMicros: amount.micros } : {}),
          ...(begins ? {} : { committedUnpriced: amount.unpriced }),
        },
        // The reconciler reports the spent share of the ceilings.
        setIfMissing: { v: schemaVersion, createdAt: context.now(), due: accountsDue, dueAt: until },
        condition: all(
          ...ceilingsUnchanged(current),
          ...(begins ? hasNoCurrency(found) : hasRoom(current, limits, room, amount)),
        ),
      }),
      blockItems.update({
        key: blockKey(key, worker),
        set: { v: schemaVersion, calls, unpriced, ...(priced ? { micros } : {}) },
        condition: blockUnchanged(before),
      }),
    ]);
    if (ok) return { block, priced };
  }
}

/** An account counts money since its first reservation with prices; earlier calls have no known price. */
const inCurrency = ({ committed }: Account, { currency }: PriceTable, { micros, unpriced } = nothing) => ({
  currency,
  committedMicros: micros,
  committedUnpriced: committed + unpriced,
});

const hasNoCurrency = ({ committed }: Account): Condition[] => [
  accountItems.missing('currency'),
  any(accountItems.missing('committed'), accountItems.equals('committed', committed)),
];

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
    ...(limits.calls === undefined
      ? []
      : [any(accountItems.missing('committed'), accountItems.atMost('committed', limits.calls - calls))]),
    ...(limits.money === undefined
      ? []
      : [
          accountItems.atMost('committedMicros', committedMicros + room.micros - micros),
          accountItems.atMost('committedUnpriced', committedUnpriced),
        ]),
  ];
}

/** Does nothing if the block has already ended. */
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
