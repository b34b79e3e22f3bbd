import { sha256Hex } from '#sha256';
import type { CalendarDate } from './dates.ts';

/**
 * Returns a digest that identifies the people of a batch in a table without ids.
 *
 * It depends only on name and date of birth, so other columns may be corrected. A reader of the digest can find the
 * date by trying all dates, so it never becomes an id (shared/ledger/inputs/made-id.ts derives ids from it with the
 * stack's key).
 */
export function personDigest(batch: string, name: string, date: CalendarDate | undefined): string {
  const plain = name.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const born = [date?.year ?? 0, date?.month ?? 0, date?.day ?? 0];
  return sha256Hex(JSON.stringify([batch, plain, ...born]));
}
