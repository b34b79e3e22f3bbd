import { sha256Hex } from '#sha256';
import type { CalendarDate } from './dates.ts';

/**
 * Depends only on name and date of birth, so other columns may be corrected. Never an id, because trying all dates
 * reveals the date (shared/ledger/inputs/made-id.ts).
 */
export function personDigest(batch: string, name: string, date: CalendarDate | undefined): string {
  const plain = name.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const born = [date?.year ?? 0, date?.month ?? 0, date?.day ?? 0];
  return sha256Hex(JSON.stringify([batch, plain, ...born]));
}
