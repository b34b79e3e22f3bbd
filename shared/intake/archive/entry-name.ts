import { extraField } from '../zip/central-directory.ts';
import { crc32 } from '../zip/crc32.ts';

/** The upper half of code page 437, the encoding of names without a UTF-8 flag. */
const upperHalf =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const looseUtf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** macOS writes UTF-8 without the flag, so valid UTF-8 takes precedence over code page 437. */
export function entryName(bytes: Uint8Array, isUtf8: boolean, extra: Uint8Array): string {
  const unicodeName = unicodePath(extra, bytes);
  if (unicodeName !== undefined) return unicodeName;
  if (isUtf8) return looseUtf8.decode(bytes);
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return [...bytes]
      .map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : (upperHalf[byte - 0x80] ?? '?')))
      .join('');
  }
}

function unicodePath(extra: Uint8Array, name: Uint8Array): string | undefined {
  const field = extraField(extra, 0x7075);
  if (field === undefined || field.length <= 5 || field[0] !== 1) return undefined;
  const checksum = new DataView(field.buffer, field.byteOffset + 1, 4).getUint32(0, true);
  return checksum === crc32(name) ? looseUtf8.decode(field.subarray(5)) : undefined;
}
