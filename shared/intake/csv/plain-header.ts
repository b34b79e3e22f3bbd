/** No column is called by a longer name. A header may have 64 KB, and each cell of it is compared with all columns. */
const maxCharacters = 500;

/** `"Date of Birth (d.m.y)"` becomes `dateofbirth`. */
export function plainHeader(name: string): string {
  return name
    .slice(0, maxCharacters)
    .replace(/[([{].*?[)\]}]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
