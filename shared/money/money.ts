import { readable } from '../figures.ts';

/** Whole millionths, so that sums of prices are exact. */
export interface Money {
  readonly currency: string;
  readonly micros: number;
}

const microsOfOne = 1_000_000;
export const maxDecimals = 6;
/** The largest amount, so that sums of prices stay exact integers. */
export const maxAmount = 1_000_000_000;

export function microsOf(decimal: string): number | undefined {
  const found = /^(\d{1,10})(?:\.(\d{1,6}))?$/.exec(decimal);
  if (found === null) return undefined;
  const [, whole = '', fraction = ''] = found;
  const micros = Number(whole) * microsOfOne + Number(fraction.padEnd(maxDecimals, '0'));
  return micros <= maxAmount * microsOfOne ? micros : undefined;
}

/** Reads the decimal digits of a JSON number, not its binary value. */
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

export function microsOfDecimal(decimal: string): number | undefined {
  if (!/^\d{1,10}(?:\.\d{1,30})?(?:e[+-]?\d{1,2})?$/i.test(decimal)) return undefined;
  const micros = Math.round(Number(decimal) * microsOfOne);
  return micros <= maxAmount * microsOfOne ? micros : undefined;
}

export function amountText({ currency, micros }: Money): string {
  const minDecimals = /^[A-Z]{3}$/.test(currency) ? 2 : 0;
  const whole = Math.trunc(micros / microsOfOne);
  const digits = String(Math.abs(micros % microsOfOne)).padStart(maxDecimals, '0');
  const fraction = digits.replace(/0+$/, '').padEnd(minDecimals, '0');
  return `${micros < 0 && whole === 0 ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Reads digits with an optional currency; undefined for any other text. */
export function readAmount(
  text: string,
): { readonly amount: string; readonly currency?: string } | undefined {
  const [amount = '', currency, ...more] = text.trim().split(/\s+/);
  if (microsOf(amount) === undefined || more.length > 0) return undefined;
  return currency === undefined ? { amount } : { amount, currency };
}

export const moneyText = (money: Money): string => {
  const isOneCredit = money.currency === 'credits' && money.micros === microsOfOne;
  return `${readable(amountText(money))} ${isOneCredit ? 'credit' : money.currency}`;
};
