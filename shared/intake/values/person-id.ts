import { Sha256 } from '@aws-crypto/sha256-js';
import type { CalendarDate } from './dates.ts';

const idLength = 12;

/**
 * The id of a person whom a table gives none: twelve characters of a SHA-256 over batch, name and date of birth. So every other column
 * may be mended without making a new person, and the name stands in no key, event or log.
 */
export function personId(batch: string, name: string, date: CalendarDate | undefined): string {
  const hash = new Sha256();
  const plain = name.normalize('NFC').replace(/\s+/gu, ' ').trim();
  hash.update(JSON.stringify([batch, plain, date?.year ?? 0, date?.month ?? 0, date?.day ?? 0]));
  const hex = [...hash.digestSync()].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.slice(0, idLength);
}
