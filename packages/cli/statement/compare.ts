import { fromMoneyView } from '@palmleaf/shared/views/money';
import type { ChargeView } from '@palmleaf/shared/views/statement';

/** What a service says that it charged: for one operation, or for all of them together. */
export interface Charged {
  /** None for all operations together. */
  readonly operation?: string;
  readonly calls: number;
  /** In millionths of the currency of the prices. */
  readonly micros?: number | undefined;
}

/** What became of one line of a statement. Calls that were bought must be on it; those whose outcome is unknown may. */
export interface Compared extends Charged {
  readonly bought: number;
  readonly unknown: number;
  /** `matches`: bought <= charged <= bought + unknown. */
  readonly verdict: 'matches' | 'overcharged' | 'undercharged';
  /** Calls that are too many, or too few. */
  readonly by: number;
  readonly amount: ComparedAmount;
}

/**
 * Of the amount: `matches`, or it is more or less than the calls cost by the prices; not compared where the statement names
 * none, where the calls do not match, or where a price is not known.
 */
type ComparedAmount =
  | { readonly verdict: 'matches' | 'not named' | 'calls differ' | 'price not known' }
  | { readonly verdict: 'more' | 'less'; readonly micros: number };

/** Holds a statement against what is known of the calls, operation by operation; one that it leaves out was charged for nothing. */
export function compare(charges: readonly ChargeView[], statement: readonly Charged[]): Compared[] {
  const isWhole = statement.some(({ operation }) => operation === undefined);
  if (isWhole) return statement.map((line) => compareOne(charges, line));
  const named = new Set(statement.map(({ operation }) => operation));
  const silent = [...new Set(charges.map(({ operation }) => operation))].filter((one) => !named.has(one));
  const lines = [...statement, ...silent.map((operation): Charged => ({ operation, calls: 0 }))];
  return lines.map((line) => compareOne(chargesIn(charges, line), line));
}

/** The calls that a line of a statement speaks of. */
export const chargesIn = (charges: readonly ChargeView[], { operation }: Charged): ChargeView[] =>
  charges.filter((charge) => operation === undefined || charge.operation === operation);

function compareOne(charges: readonly ChargeView[], line: Charged): Compared {
  const bought = charges.filter(({ state }) => state === 'bought');
  const unknown = charges.filter(({ state }) => state === 'unknown');
  const counts = { ...line, bought: bought.length, unknown: unknown.length };
  const most = bought.length + unknown.length;
  const differ = { verdict: 'calls differ' } as const;
  if (line.calls > most) return { ...counts, verdict: 'overcharged', by: line.calls - most, amount: differ };
  if (line.calls < bought.length)
    return { ...counts, verdict: 'undercharged', by: bought.length - line.calls, amount: differ };
  return { ...counts, verdict: 'matches', by: 0, amount: compareAmount(bought, unknown, line) };
}

/** Which of the unknown calls were charged nobody can say: from the cheapest of them to the dearest. */
function compareAmount(
  bought: readonly ChargeView[],
  unknown: readonly ChargeView[],
  { calls, micros }: Charged,
): ComparedAmount {
  if (micros === undefined) return { verdict: 'not named' };
  const explained = calls - bought.length;
  const certain = bought.flatMap(microsOf);
  const perhaps = unknown.flatMap(microsOf).sort((one, other) => one - other);
  const isPriced = certain.length === bought.length && (explained === 0 || perhaps.length === unknown.length);
  if (!isPriced) return { verdict: 'price not known' };
  const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
  const least = sum(certain) + sum(perhaps.slice(0, explained));
  const most = sum(certain) + sum(perhaps.slice(perhaps.length - explained));
  if (micros > most) return { verdict: 'more', micros: micros - most };
  return micros < least ? { verdict: 'less', micros: least - micros } : { verdict: 'matches' };
}

/** What the service said in its answer counts more than what the profile expected. */
function microsOf({ price, told = price }: ChargeView): number[] {
  return told === undefined ? [] : [fromMoneyView(told).micros];
}

/** Whether nothing of a statement needs a look. */
export const isRight = ({ verdict, amount }: Compared): boolean =>
  verdict === 'matches' && amount.verdict !== 'more' && amount.verdict !== 'less';
