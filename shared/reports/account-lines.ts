import { fromMoneyView, type MoneyView, toMoneyView } from '../views/money.ts';
import { type AccountEntry, type AccountKind, accountKinds } from '../views/statement.ts';

export interface AccountLine {
  readonly kind: AccountKind;
  readonly operation: string;
  readonly price?: MoneyView | undefined;
  readonly calls: number;
  readonly amount?: MoneyView | undefined;
}

export interface AccountTotal {
  readonly kind: AccountKind;
  readonly calls: number;
  readonly costs: readonly MoneyView[];
  readonly unpriced: number;
}

const priceOf = ({ price, told = price }: AccountEntry): MoneyView | undefined => told;

const microsOf = ({ price }: AccountLine): number => (price === undefined ? 0 : fromMoneyView(price).micros);

export class AccountSum {
  readonly #lines = new Map<string, AccountLine>();

  add(entries: readonly AccountEntry[]): void {
    for (const entry of entries) {
      const { kind, operation } = entry;
      const price = priceOf(entry);
      const key = JSON.stringify([kind, operation, price?.currency, price?.amount]);
      const calls = (this.#lines.get(key)?.calls ?? 0) + 1;
      this.#lines.set(key, { kind, operation, price, calls, amount: price && times(price, calls) });
    }
  }

  lines(): AccountLine[] {
    return [...this.#lines.values()].sort(
      (one, other) =>
        accountKinds.indexOf(one.kind) - accountKinds.indexOf(other.kind) ||
        one.operation.localeCompare(other.operation) ||
        microsOf(one) - microsOf(other),
    );
  }

  totals(): AccountTotal[] {
    return accountKinds.map((kind) => {
      const lines = this.lines().filter((line) => line.kind === kind);
      const currencies = new Set(lines.flatMap(({ price }) => price?.currency ?? []));
      const costs = [...currencies].map((currency) => {
        const priced = lines.filter(({ price }) => price?.currency === currency);
        return toMoneyView({ currency, micros: sumOf(priced, (line) => microsOf(line) * line.calls) });
      });
      const unpriced = lines.filter(({ price }) => price === undefined);
      const calls = (line: AccountLine) => line.calls;
      return { kind, calls: sumOf(lines, calls), costs, unpriced: sumOf(unpriced, calls) };
    });
  }
}

const times = (price: MoneyView, calls: number): MoneyView =>
  toMoneyView({ currency: price.currency, micros: fromMoneyView(price).micros * calls });

const sumOf = (lines: readonly AccountLine[], pick: (line: AccountLine) => number): number =>
  lines.reduce((sum, line) => sum + pick(line), 0);
