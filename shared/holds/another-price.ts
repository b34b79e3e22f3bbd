import type { Money } from '../money/money.ts';

export interface AnotherPrice {
  readonly than: 'more' | 'less';
  readonly price: Money;
}

/**
 * Undefined if the amounts agree or either is unknown.
 * @param varies the known price is an upper bound
 */
export function anotherPrice(
  stated: Money | undefined,
  price: Money | undefined,
  varies: boolean,
): AnotherPrice | undefined {
  if (stated === undefined || price === undefined || stated.micros === price.micros) return undefined;
  const than = stated.micros > price.micros ? 'more' : 'less';
  return than === 'less' && varies ? undefined : { than, price };
}
