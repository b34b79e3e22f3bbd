import { fromMoneyView } from '@palmleaf/shared/views/money';
import type { ChargeView } from '@palmleaf/shared/views/statement';

export interface Charged {
  /** Absent for all operations together. */
  readonly operation?: string;
  readonly calls: number;
  /** In millionths of the currency of the prices. */
  readonly micros?: number | undefined;
}

export interface Compared extends Charged {
  readonly bought: number;
  readonly unknown: number;
  /** Bought calls whose answer stated a cost of zero: a statement may leave them out. */
  readonly free: number;
  /** `matches`: bought - free <= charged <= bought + unknown. */
  readonly verdict: 'matches' | 'overcharged' | 'undercharged';
  /** The number of calls too many or too few. */
  readonly by: number;
  readonly amount: ComparedAmount;
}

/** `micros`: how far the amount lies outside the range that the calls explain. */
type ComparedAmount =
  | { readonly verdict: 'matches' | 'no amount' | 'calls differ' | 'price not known' }
  | { readonly verdict: 'more' | 'less'; readonly micros: number };

export function compare(charges: readonly ChargeView[], statement: readonly Charged[]): Compared[] {
  const isWhole = statement.some(({ operation }) => operation === undefined);
  if (isWhole) return statement.map((line) => compareOne(charges, line));
  const operationsOnStatement = new Set(statement.map(({ operation }) => operation));
  const unnamed = [...new Set(charges.map(({ operation }) => operation))].filter(
    (one) => !operationsOnStatement.has(one),
  );
  const lines = [...statement, ...unnamed.map((operation): Charged => ({ operation, calls: 0 }))];
  return lines.map((line) => compareOne(chargesIn(charges, line), line));
}

export const chargesIn = (charges: readonly ChargeView[], { operation }: Charged): ChargeView[] =>
  charges.filter((charge) => operation === undefined || charge.operation === operation);

function compareOne(charges: readonly ChargeView[], line: Charged): Compared {
  const bought = charges.filter(({ state }) => state === 'bought');
  const unknown = charges.filter(({ state }) => state === 'unknown');
  const free = bought.filter(isFree);
  const surelyCharged = bought.filter((charge) => !isFree(charge));
  const counts = { ...line, bought: bought.length, unknown: unknown.length, free: free.length };
  const max = bought.length + unknown.length;
  const differ = { verdict: 'calls differ' } as const;
  if (line.calls > max) return { ...counts, verdict: 'overcharged', by: line.calls - max, amount: differ };
  if (line.calls < surelyCharged.length)
    return { ...counts, verdict: 'undercharged', by: surelyCharged.length - line.calls, amount: differ };
  const amount = compareAmount(surelyCharged, [...free, ...unknown], line);
  return { ...counts, verdict: 'matches', by: 0, amount };
}

const isFree = ({ told: stated }: ChargeView): boolean =>
  stated !== undefined && fromMoneyView(stated).micros === 0;

/** Any of `others` may be on the statement, so the explained amount is a range. */
function compareAmount(
  surelyCharged: readonly ChargeView[],
  others: readonly ChargeView[],
  { calls, micros }: Charged,
): ComparedAmount {
  if (micros === undefined) return { verdict: 'no amount' };
  const chargedOthers = calls - surelyCharged.length;
  const certain = surelyCharged.flatMap(microsOf);
  const uncertain = others.flatMap(microsOf).sort((one, other) => one - other);
  const isPriced =
    certain.length === surelyCharged.length && (chargedOthers === 0 || uncertain.length === others.length);
  if (!isPriced) return { verdict: 'price not known' };
  const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
  const min = sum(certain) + sum(uncertain.slice(0, chargedOthers));
  const max = sum(certain) + sum(uncertain.slice(uncertain.length - chargedOthers));
  if (micros > max) return { verdict: 'more', micros: micros - max };
  return micros < min ? { verdict: 'less', micros: min - micros } : { verdict: 'matches' };
}

function microsOf({ price, told: stated = price }: ChargeView): number[] {
  return stated === undefined ? [] : [fromMoneyView(stated).micros];
}

export const agrees = ({ verdict, amount }: Compared): boolean =>
  verdict === 'matches' && amount.verdict !== 'more' && amount.verdict !== 'less';
