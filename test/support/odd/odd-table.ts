import type { TableChoices } from '../../../shared/intake/choices.ts';

export interface OddTable {
  readonly name: string;
  readonly about: string;
  readonly bytes: Uint8Array;
  readonly choices?: TableChoices;
  /** `name date time`; `?` for an unknown time, `-` if there is no birth. */
  readonly people: readonly string[];
  /** `code@line`. */
  readonly refused: readonly string[];
}

export const utf8 = (text: string): Uint8Array => Buffer.from(text);
export const windows = (text: string): Uint8Array => Buffer.from(text, 'latin1');
export const utf16 = (text: string): Uint8Array => Buffer.from(`\ufeff${text}`, 'utf16le');
export const utf16Big = (text: string): Uint8Array => Buffer.from(utf16(text)).swap16();
