/** No column has a longer name; comparing headers of 64 KB would be slow. */
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
