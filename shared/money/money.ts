import { readable } from '../figures.ts';

/** An amount of one currency, in whole millionths of it: sums of prices are exact, and never drift. */
export interface Money {
  /** Such as `USD`, or `credits`. */
  readonly currency: string;
  readonly micros: number;
}

const microsOfOne = 1_000_000;
/** Digits after the point that an amount may have. */
export const maxDecimals = 6;
/** So that sums of prices stay whole numbers that a number holds exactly. */
export const maxAmount = 1_000_000_000;

/** The millionths that a decimal such as `0.0025` or `25` stands for; undefined where it is none, or is not exact in millionths. */
export function microsOf(decimal: string): number | undefined {
  const found = /^(\d{1,10})(?:\.(\d{1,6}))?$/.exec(decimal);
  if (found === null) return undefined;
  const [, whole = '', fraction = ''] = found;
  const micros = Number(whole) * microsOfOne + Number(fraction.padEnd(maxDecimals, '0'));
  return micros <= maxAmount * microsOfOne ? micros : undefined;
}

/** The same of a number as JSON holds it: by the digits that were written, not by their binary neighbour. */
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

/** The same of a decimal that somebody else has computed: digits beyond the millionths are rounded. */
export function microsOfDecimal(decimal: string): number | undefined {
  if (!/^\d{1,10}(?:\.\d{1,30})?(?:e[+-]?\d{1,2})?$/i.test(decimal)) return undefined;
  const micros = Math.round(Number(decimal) * microsOfOne);
  return micros <= maxAmount * microsOfOne ? micros : undefined;
}

/** The amount as digits: two after the point for a currency of three letters, more where it has more. */
export function amountText({ currency, micros }: Money): string {
  const least = /^[A-Z]{3}$/.test(currency) ? 2 : 0;
  const whole = Math.trunc(micros / microsOfOne);
  const digits = String(Math.abs(micros % microsOfOne)).padStart(maxDecimals, '0');
  const fraction = digits.replace(/0+$/, '').padEnd(least, '0');
  return `${micros < 0 && whole === 0 ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/**
 * An amount as a person writes it: digits, and the currency if they like.
 *
 * @returns undefined where it is none
 */
export function readAmount(
  text: string,
): { readonly amount: string; readonly currency?: string } | undefined {
  const [amount = '', currency, ...more] = text.trim().split(/\s+/);
  if (microsOf(amount) === undefined || more.length > 0) return undefined;
  return currency === undefined ? { amount } : { amount, currency };
}

/** The amount with its currency, for people: `0.50 USD`, `1,148 credits`, `1 credit`. */
export const moneyText = (money: Money): string => {
  const isOneCredit = money.currency === 'credits' && money.micros === microsOfOne;
  return `${readable(amountText(money))} ${isOneCredit ? 'credit' : money.currency}`;
};
