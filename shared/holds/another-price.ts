import type { Money } from '../money/money.ts';

/** The difference between the charge for a call and its known price. */
export interface AnotherPrice {
  readonly than: 'more' | 'less';
  /** The known price. */
  readonly price: Money;
}

/**
 * Returns the difference between a charge and the price; undefined if they agree or either is unknown.
 *
 * @param varies the known price is an upper bound, so a lower charge agrees
 */
export function anotherPrice(
  told: Money | undefined,
  price: Money | undefined,
  varies: boolean,
): AnotherPrice | undefined {
  if (told === undefined || price === undefined || told.micros === price.micros) return undefined;
  const than = told.micros > price.micros ? 'more' : 'less';
  return than === 'less' && varies ? undefined : { than, price };
}
