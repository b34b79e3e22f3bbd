import { sha256Hex } from '#sha256';
import type { CalendarDate } from './dates.ts';

const idLength = 12;

/**
 * The id of a person whom a table gives none: twelve characters of a SHA-256 over batch, name and date of birth. So every other column
 * may be mended without making a new person, and the name stands in no key, event or log.
 */
export function personId(batch: string, name: string, date: CalendarDate | undefined): string {
  const plain = name.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const born = [date?.year ?? 0, date?.month ?? 0, date?.day ?? 0];
  return sha256Hex(JSON.stringify([batch, plain, ...born])).slice(0, idLength);
}
