import type { Spent } from '../../../shared/ledger/states/spending.ts';
import { addCost, noCost, type PriceTable, priceCost } from '../../../shared/money/prices.ts';
import type { PlannedCall } from '../../../shared/plan/plan.ts';

/** Counts what a wave spends, call by call, in calls and in money. */
export class WaveSpending {
  readonly #prices: PriceTable | undefined;
  #bought = 0;
  #unknown = 0;
  #resolved = 0;
  #cost = noCost;

  constructor(prices: PriceTable | undefined) {
    this.#prices = prices;
  }

  /** A call that was paid for, or that may have been. */
  note(outcome: 'bought' | 'unknown', { operation }: PlannedCall): void {
    if (outcome === 'bought') this.#bought += 1;
    else this.#unknown += 1;
    this.#cost = addCost(this.#cost, priceCost(this.#prices?.priceOf(operation)));
  }

  /** Earlier attempts that were the same purchase as one that is bought now. */
  resolve(attempts: number): void {
    this.#resolved += attempts;
  }

  get spent(): Spent {
    return {
      bought: this.#bought,
      unknown: this.#unknown,
      resolved: this.#resolved,
      ...(this.#prices === undefined ? {} : { cost: this.#cost }),
    };
  }
}
