import { type Money, microsOfDecimal } from '../../money/money.ts';
import type { Profile } from './fields.ts';
import { firstAt } from './pointer.ts';

/**
 * The header that the profile names, else its first pointer with a value. Undefined if the currency differs from
 * that of the prices.
 */
export function statedCost(
  { cost, prices }: Pick<Profile, 'cost' | 'prices'>,
  headers: Pick<Headers, 'get'>,
  body: unknown,
): Money | undefined {
  if (cost === undefined || prices === undefined) return undefined;
  const inHeader = cost.header === undefined ? null : headers.get(cost.header);
  return amountIn(inHeader ?? firstAt(body, cost.pointers ?? [])?.value, prices.currency);
}

function amountIn(stated: unknown, currency: string): Money | undefined {
  if (typeof stated !== 'number' && typeof stated !== 'string') return undefined;
  const [amount = '', named, ...more] = String(stated).trim().split(/\s+/);
  if (more.length > 0 || (named !== undefined && named.toLowerCase() !== currency.toLowerCase()))
    return undefined;
  const micros = microsOfDecimal(amount);
  return micros === undefined ? undefined : { currency, micros };
}
