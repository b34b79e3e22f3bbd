/**
 * A name of a place as it is looked up: without case, blanks and punctuation, and without the accents of Latin letters. The marks of
 * Indian scripts are letters, and stay.
 */
export function placeKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/(\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('đ', 'd')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replace(/^(saint|sankt|st)(?=[^\p{L}])/u, 'saint')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** Pieces of the gazetteer: a name is looked up in one of them. */
export const pieceCount = 64;

/** In which piece a key stands (FNV-1a). */
export function pieceOf(key: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(key)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash % pieceCount;
}
