import { readable } from '../figures.ts';

/** An amount of one currency in whole millionths, so that sums of prices are exact. */
export interface Money {
  /** For example `USD`, or `credits`. */
  readonly currency: string;
  readonly micros: number;
}

const microsOfOne = 1_000_000;
/** The most decimal places of an amount. */
export const maxDecimals = 6;
/** Keeps sums of prices within the exact integers of a number. */
export const maxAmount = 1_000_000_000;

/**
 * Returns the millionths of a decimal, for example `0.0025` or `25`; undefined for other text, or more decimal
 * places.
 */
export function microsOf(decimal: string): number | undefined {
  const found = /^(\d{1,10})(?:\.(\d{1,6}))?$/.exec(decimal);
  if (found === null) return undefined;
  const [, whole = '', fraction = ''] = found;
  const micros = Number(whole) * microsOfOne + Number(fraction.padEnd(maxDecimals, '0'));
  return micros <= maxAmount * microsOfOne ? micros : undefined;
}

/** Returns the same for a JSON number, by its decimal digits instead of its binary value. */
export function microsOfNumber(number: number): number | undefined {
  const text = String(number);
  return microsOf(
    text.includes('e')
      ? number
          .toFixed(maxDecimals + 1)
          .replace(/0+$/, '')
          .replace(/\.$/, '')
      : text,
  );
}

/** Returns the same for a computed decimal, rounded to millionths. */
export function microsOfDecimal(decimal: string): number | undefined {
  if (!/^\d{1,10}(?:\.\d{1,30})?(?:e[+-]?\d{1,2})?$/i.test(decimal)) return undefined;
  const micros = Math.round(Number(decimal) * microsOfOne);
  return micros <= maxAmount * microsOfOne ? micros : undefined;
}

/** Returns the amount as digits: two decimal places for a currency of three letters, more if the amount has more. */
export function amountText({ currency, micros }: Money): string {
  const least = /^[A-Z]{3}$/.test(currency) ? 2 : 0;
  const whole = Math.trunc(micros / microsOfOne);
  const digits = String(Math.abs(micros % microsOfOne)).padStart(maxDecimals, '0');
  const fraction = digits.replace(/0+$/, '').padEnd(least, '0');
  return `${micros < 0 && whole === 0 ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/**
 * Reads an amount that a person wrote: digits, and optionally the currency.
 *
 * @returns undefined for any other text
 */
export function readAmount(
  text: string,
): { readonly amount: string; readonly currency?: string } | undefined {
  const [amount = '', currency, ...more] = text.trim().split(/\s+/);
  if (microsOf(amount) === undefined || more.length > 0) return undefined;
  return currency === undefined ? { amount } : { amount, currency };
}

/** Returns the amount with its currency, for people: `0.50 USD`, `1,148 credits`, `1 credit`. */
export const moneyText = (money: Money): string => {
  const isOneCredit = money.currency === 'credits' && money.micros === microsOfOne;
  return `${readable(amountText(money))} ${isOneCredit ? 'credit' : money.currency}`;
};
