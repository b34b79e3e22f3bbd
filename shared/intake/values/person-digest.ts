import { sha256Hex } from '#sha256';
import type { CalendarDate } from './dates.ts';

/**
 * Returns a digest by which the people of a batch are told apart where the table has no ids.
 *
 * Only name and date of birth count, so other columns may be corrected. Whoever has the digest can try dates until one fits:
 * it never becomes an id (shared/ledger/inputs/made-id.ts makes ids of it, with the key of the stack).
 */
export function personDigest(batch: string, name: string, date: CalendarDate | undefined): string {
  const plain = name.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const born = [date?.year ?? 0, date?.month ?? 0, date?.day ?? 0];
  return sha256Hex(JSON.stringify([batch, plain, ...born]));
}
