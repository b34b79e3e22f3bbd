import { startsWithBytes } from '../bytes.ts';
import { fileFormat, type RegionalEncoding, regionalEncodings } from '../file-format.ts';
import { type Refused, refuse } from '../refusal.ts';
import type { Encoding } from './checkpoint.ts';

export const headBytes = 4096;

/** `skip` is the length of the byte order mark. */
export function detectEncoding(
  head: Uint8Array,
): { readonly encoding: Encoding; readonly skip: number } | Refused {
  const format = fileFormat(head);
  if (format !== undefined) return refuse('not-a-table', { code: 'other-format', format });
  if (startsWithBytes(head, [0xef, 0xbb, 0xbf])) return { encoding: 'utf-8', skip: 3 };
  if (startsWithBytes(head, [0xff, 0xfe, 0, 0]) || startsWithBytes(head, [0, 0, 0xfe, 0xff])) {
    return refuse('bad-encoding', { code: 'utf-32' });
  }
  if (startsWithBytes(head, [0xff, 0xfe])) return { encoding: 'utf-16le', skip: 2 };
  if (startsWithBytes(head, [0xfe, 0xff])) return { encoding: 'utf-16be', skip: 2 };
  const utf16 = unmarkedUtf16(head);
  if (utf16 !== undefined) return { encoding: utf16, skip: 0 };
  if (head.includes(0)) return refuse('not-a-table', { code: 'binary' });
  return { encoding: 'guess', skip: 0 };
}

/** In UTF-16, Latin letters have a zero byte on the same side. */
function unmarkedUtf16(head: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (head.length < 4) return undefined;
  const [a, b, c, d] = head;
  if (a !== 0 && b === 0 && c !== 0 && d === 0) return 'utf-16le';
  if (a === 0 && b !== 0 && c === 0 && d !== 0) return 'utf-16be';
  return undefined;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const utf16le = new TextDecoder('utf-16le', { fatal: true, ignoreBOM: true });
const utf16be = new TextDecoder('utf-16be', { fatal: true, ignoreBOM: true });
const windows1252 = new TextDecoder('windows-1252');
const regional = new Map<RegionalEncoding, typeof windows1252>();

function regionalDecoder(encoding: RegionalEncoding): typeof windows1252 {
  const decoder = regional.get(encoding) ?? new TextDecoder(encoding, { fatal: true });
  regional.set(encoding, decoder);
  return decoder;
}

export function decodeRecord(
  bytes: Uint8Array,
  encoding: Encoding,
): { readonly text: string; readonly fellBack: boolean } | undefined {
  try {
    switch (encoding) {
      case 'utf-16le':
        return { text: utf16le.decode(bytes), fellBack: false };
      case 'utf-16be':
        return { text: utf16be.decode(bytes), fellBack: false };
      case 'utf-8':
      case 'guess':
        return { text: utf8.decode(bytes), fellBack: false };
      default:
        return { text: regionalDecoder(encoding).decode(bytes), fellBack: true };
    }
  } catch {
    return encoding === 'guess' ? { text: windows1252.decode(bytes), fellBack: true } : undefined;
  }
}

/** Windows-1252, unless more column names are known in another encoding. */
export function encodingOfHeader(
  bytes: Uint8Array,
  encoding: Encoding,
  knownIn: (text: string) => number,
): Encoding {
  const guessed = encoding === 'guess' ? decodeRecord(bytes, encoding) : undefined;
  if (guessed?.fellBack !== true) return encoding;
  let best: { encoding: Encoding; known: number } = { encoding, known: knownIn(guessed.text) };
  for (const other of regionalEncodings) {
    const known = knownIn(decodeRecord(bytes, other)?.text ?? '');
    if (known > best.known) best = { encoding: other, known };
  }
  return best.encoding;
}
