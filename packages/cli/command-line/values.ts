import { parseSubject, type Subject } from '@palmleaf/shared/ledger/items/keys';
import { readAmount } from '@palmleaf/shared/money/money';
import { batchRedriveStates } from '@palmleaf/shared/views/requests';
import { UsageError } from '../errors.ts';

export function calls(text: string, what: string): number {
  const number = Number(text.replaceAll('_', ''));
  if (text.trim() === '' || !Number.isInteger(number) || number < 0 || number > 1_000_000_000) {
    throw new UsageError(`${what} must be a whole number of calls, such as 5000`);
  }
  return number;
}

export function readMoney(
  text: string,
  what: string,
): { readonly amount: string; readonly currency?: string } {
  const amount = readAmount(text);
  if (amount === undefined)
    throw new UsageError(
      `${what} must be an amount such as 25, 25.00 or "25.00 USD", with six decimals at most`,
    );
  return amount;
}

export function port(text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isInteger(number) || number < 0 || number > 65535) {
    throw new UsageError('--port must be a whole number from 0 to 65535');
  }
  return number;
}

export function statesToRedrive(text: string): string[] {
  const names = text.split(',').map((word) => word.trim());
  const wrong = names.filter((word) => !batchRedriveStates.some((state) => state === word));
  if (wrong.length > 0)
    throw new UsageError(`--states takes ${batchRedriveStates.join(', ')}, not "${wrong.join(', ')}"`);
  return names;
}

const agoUnitsMs: Readonly<Record<string, number>> = { m: 60_000, h: 3600_000, d: 24 * 3600_000 };

/** Milliseconds since 1970, from a day or time in ISO 8601, or from an age (`90m`, `6h`, `3d`). */
export function readMoment(text: string, what: string, now: number): number {
  const [, count = '', unit = ''] = /^(\d{1,6})([mhd])$/.exec(text) ?? [];
  const agoMs = Number(count) * (agoUnitsMs[unit] ?? 0);
  if (agoMs > 0) return now - agoMs;
  const isWritten = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/.test(text);
  const time = isWritten ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time))
    throw new UsageError(
      `${what} must be a time such as 2026-11-22, 2026-11-22T10:00Z, or how long ago: 90m, 6h, 3d`,
    );
  return time;
}

/**
 * Accepts `BATCH/ID`; an id may contain slashes. A customer's batch is `@CUSTOMER//BATCH`.
 * @param usage the beginning of the error message
 */
export function subjectIn(name: string, usage: string): Subject {
  const subject = parseSubject(name);
  if (subject === undefined) throw new UsageError(`${usage}, for example june/anna, not "${name}"`);
  return subject;
}
