import type { Money } from '../money/money.ts';

/** How what a service charged for a call differs from the price that is known for it. */
export interface AnotherPrice {
  readonly than: 'more' | 'less';
  /** The price that is known. */
  readonly price: Money;
}

/**
 * Whether a call has cost another price. Of calls whose price is not known, and where the service tells nothing, nobody can say.
 *
 * @param varies the known price is the most that a call costs: less is as expected
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
