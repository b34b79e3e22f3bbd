import type { LedgerContext } from '../ledger/context.ts';
import { type Account, accountItems, type Block, readAccount } from '../ledger/items/account.ts';
import { accountsDue } from '../ledger/items/keys.ts';
import type { PriceTable } from '../money/prices.ts';
import { schemaVersion } from '../table/item-kind.ts';
import { all, type Condition, type Key } from '../table/table.ts';
import { type Amount, type Pricing, pricingOf } from './amount.ts';
import { type Ceilings, ceilingsOf, type Lack, lackOf, type Room, roomOf } from './room.ts';

async function ensureAccount({ table, now }: LedgerContext, key: Key): Promise<void> {
  await table.update(
    accountItems.update({
      key,
      setIfMissing: { v: schemaVersion, committed: 0, blocks: {}, createdAt: now() },
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
  /** When the worker is surely dead, and whom it works for. */
  readonly until: number;
  readonly subjects: readonly string[];
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
 * Draws calls and their money from an account: one conditional update, so that what is committed passes neither ceiling,
 * and that counts once however often the table's client sends it.
 *
 * @returns what was drawn and the worker's whole block, or which ceiling leaves too little
 */
export async function draw(context: LedgerContext, wanted: Draw): Promise<Drawn> {
  const { key, worker, before, prices, ceilings } = wanted;
  for (;;) {
    const item = await context.table.get(key);
    if (item?.blocks === undefined) await ensureAccount(context, key);
    const current = readAccount(item?.blocks === undefined ? await context.table.get(key) : item);
    if (current.currency === undefined && prices !== undefined) {
      await beginCurrency(context, key, current, prices);
      continue;
    }
    const pricing = pricingOf(current, prices);
    const amount = wanted.amountIn(pricing);
    const block = blockAfter(wanted, pricing, amount);
    if (isSame(current.blocks[worker], block)) return { amount, block, pricing };
    const limits = ceilingsOf(current, ceilings);
    const room = roomOf(current, limits, prices);
    const lack = lackOf(room, amount);
    if (lack !== undefined) return { lack, judgedBy: room.judgedBy };
    const result = await context.table.update(
      accountItems.update({
        key,
        setPaths: [accountItems.member(['blocks', worker], block)],
        add: {
          committed: amount.calls,
          ...(pricing === 'by price' ? { committedMicros: amount.micros } : {}),
          ...(pricing === 'by calls' ? {} : { committedUnpriced: amount.unpriced }),
        },
        setIfMissing: { due: accountsDue, dueAt: block.until + settleGraceMs },
        condition: all(
          ...ceilingsUnchanged(current),
          ...(pricing === 'by calls' ? [accountItems.missing('currency')] : []),
          ...blockUnchanged(worker, before),
          ...hasRoom(current, limits, room, amount),
        ),
      }),
    );
    if (result.ok) return { amount, block, pricing };
    const standing = readAccount(result.item).blocks[worker];
    if (!isSame(standing, before) && !isSame(standing, block)) {
      throw new Error('Another worker of the same name draws from the same account');
    }
  }
}

function blockAfter({ before, until, subjects }: Draw, pricing: Pricing, amount: Amount): Block {
  const micros = (before?.micros ?? 0) + amount.micros;
  const unpriced = (before?.unpriced ?? 0) + amount.unpriced;
  return {
    calls: (before?.calls ?? 0) + amount.calls,
    ...(pricing === 'by price' ? { micros } : {}),
    ...(pricing === 'by calls' ? {} : { unpriced }),
    until,
    subjects: [...subjects],
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
export function blockUnchanged(worker: string, before: Block | undefined): Condition[] {
  if (before === undefined) return [accountItems.missing(['blocks', worker])];
  const { calls, micros, unpriced } = before;
  return [
    accountItems.equals(['blocks', worker, 'calls'], calls),
    micros === undefined
      ? accountItems.missing(['blocks', worker, 'micros'])
      : accountItems.equals(['blocks', worker, 'micros'], micros),
    unpriced === undefined
      ? accountItems.missing(['blocks', worker, 'unpriced'])
      : accountItems.equals(['blocks', worker, 'unpriced'], unpriced),
  ];
}

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

/** How long after a block's end the reconciler settles it, in milliseconds. */
export const settleGraceMs = 1000;

/**
 * Ends a block: gives back what was not spent. Does nothing when the reconciler has settled it already.
 *
 * @param block as it was drawn
 * @param unused what was drawn and not spent
 */
export async function giveBack(
  { table }: LedgerContext,
  key: Key,
  worker: string,
  block: Block,
  unused: Amount,
): Promise<void> {
  await table.update(
    accountItems.update({
      key,
      add: returned(block, unused),
      remove: [['blocks', worker]],
      condition: accountItems.exists(['blocks', worker]),
    }),
  );
}

/** What comes back to an account of a block that is ended. */
export const returned = ({ micros, unpriced }: Block, unused: Amount) => ({
  committed: -unused.calls,
  ...(micros === undefined ? {} : { committedMicros: -unused.micros }),
  ...(unpriced === undefined ? {} : { committedUnpriced: -unused.unpriced }),
});
