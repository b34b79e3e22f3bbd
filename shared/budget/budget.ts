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
import { type Amount, type Pricing, pricingOf } from './amount.ts';
import { type Ceilings, ceilingsOf, type Lack, lackOf, type Room, roomOf } from './room.ts';

async function ensureAccount({ table, now }: LedgerContext, key: Key): Promise<void> {
  await table.update(
    accountItems.update({
      key,
      setIfMissing: { v: schemaVersion, committed: 0, createdAt: now() },
    }),
  );
}

/** From now on the account counts money, in this currency. What is committed already has no known price. */
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
  /** The worker's block before this draw; undefined where it has none. */
  readonly before: Block | undefined;
  /** When the worker is surely dead. */
  readonly until: number;
  /** How much this draw adds, by how the account counts. */
  readonly amountIn: (pricing: Pricing) => Amount;
  /** Ceilings from config, for accounts that carry none of their own. */
  readonly ceilings: Ceilings;
  readonly prices?: PriceTable | undefined;
}

/** Which ceiling left too little, and the prices by which that was judged. */
export interface Undrawn {
  readonly lack: Lack;
  readonly judgedBy: string;
}

type Drawn = { readonly amount: Amount; readonly block: Block; readonly pricing: Pricing } | Undrawn;

/**
 * Draws calls and their money from an account: one transaction of the account and the worker's block, so that what is
 * committed passes neither ceiling, and that counts once however often the table's client sends it.
 *
 * @returns what was drawn and the worker's whole block, or which ceiling leaves too little
 */
export async function draw(context: LedgerContext, wanted: Draw): Promise<Drawn> {
  const { key, worker, before, prices, ceilings } = wanted;
  for (;;) {
    const item = await context.table.get(key);
    if (item?.committed === undefined) await ensureAccount(context, key);
    const current = readAccount(item?.committed === undefined ? await context.table.get(key) : item);
    if (current.currency === undefined && prices !== undefined) {
      await beginCurrency(context, key, current, prices);
      continue;
    }
    const pricing = pricingOf(current, prices);
    const amount = wanted.amountIn(pricing);
    const block = blockAfter(wanted, pricing, amount);
    const limits = ceilingsOf(current, ceilings);
    const room = roomOf(current, limits, prices);
    const lack = lackOf(room, amount);
    if (lack !== undefined) return { lack, judgedBy: room.judgedBy };
    const { ok } = await context.table.transact([
      accountItems.update({
        key,
        add: {
          committed: amount.calls,
          ...(pricing === 'by price' ? { committedMicros: amount.micros } : {}),
          ...(pricing === 'by calls' ? {} : { committedUnpriced: amount.unpriced }),
        },
        // The reconciler tells how much of the ceilings is spent.
        setIfMissing: { due: accountsDue, dueAt: block.until },
        condition: all(
          ...ceilingsUnchanged(current),
          ...(pricing === 'by calls' ? [accountItems.missing('currency')] : []),
          ...hasRoom(current, limits, room, amount),
        ),
      }),
      blockItems.update({
        key: blockKey(key, worker),
        set: { v: schemaVersion, ...block },
        condition: blockUnchanged(before),
      }),
    ]);
    if (ok) return { amount, block, pricing };
    const standing = await blockItems.read(context.table, blockKey(key, worker));
    if (isSame(standing, block)) return { amount, block, pricing };
    if (!isSame(standing, before)) {
      throw new Error('Another worker of the same name draws from the same account');
    }
  }
}

function blockAfter({ before, until }: Draw, pricing: Pricing, amount: Amount): Block {
  const micros = (before?.micros ?? 0) + amount.micros;
  const unpriced = (before?.unpriced ?? 0) + amount.unpriced;
  return {
    calls: (before?.calls ?? 0) + amount.calls,
    ...(pricing === 'by price' ? { micros } : {}),
    ...(pricing === 'by calls' ? {} : { unpriced }),
    until,
  };
}

const isSame = (one: Block | undefined, other: Block | undefined): boolean =>
  one?.calls === other?.calls && one?.micros === other?.micros && one?.unpriced === other?.unpriced;

/** Nobody has set, moved or taken away a ceiling since the account was read. */
function ceilingsUnchanged({ ceiling, ceilingMoney }: Account): Condition[] {
  return [
    ceiling === undefined ? accountItems.missing('ceiling') : accountItems.equals('ceiling', ceiling),
    ...(ceilingMoney === undefined
      ? [accountItems.missing('ceilingMoney')]
      : [
          accountItems.equals(['ceilingMoney', 'micros'], ceilingMoney.micros),
          accountItems.equals(['ceilingMoney', 'currency'], ceilingMoney.currency),
        ]),
  ];
}

/** The worker's block is as it was read. */
export const blockUnchanged = (before: Block | undefined): Condition =>
  before === undefined
    ? itemMissing
    : all(...blockItems.unchanged({ v: schemaVersion, ...before }, 'calls', 'micros', 'unpriced'));

/** What others have drawn since the account was read leaves this much. */
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
 * Ends a block: gives back what was not spent. Does nothing when the block has been ended already.
 *
 * @param unused what was drawn and not spent
 * @param condition that the block is as it was judged; without it, that it is there
 */
export async function endBlock(
  { table }: Pick<LedgerContext, 'table'>,
  key: Key,
  worker: string,
  { micros, unpriced }: Block,
  unused: Amount,
  condition: Condition = blockItems.exists('calls'),
): Promise<void> {
  await table.transact([
    accountItems.update({
      key,
      add: {
        committed: -unused.calls,
        ...(micros === undefined ? {} : { committedMicros: -unused.micros }),
        ...(unpriced === undefined ? {} : { committedUnpriced: -unused.unpriced }),
      },
    }),
    { key: blockKey(key, worker), delete: true, condition },
  ]);
}
