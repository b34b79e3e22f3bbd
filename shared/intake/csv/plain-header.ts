/** No column has a longer name. A header may have 64 KB, and each of its cells is compared with all columns. */
const maxCharacters = 500;

/** Returns `"Date of Birth (d.m.y)"` as `dateofbirth`. */
export function plainHeader(name: string): string {
  return name
    .slice(0, maxCharacters)
    .replace(/[([{].*?[)\]}]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
