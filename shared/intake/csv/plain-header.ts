/** `"Date of Birth (d.m.y)"` becomes `dateofbirth`. */
export function plainHeader(name: string): string {
  return name
    .replace(/[([{].*?[)\]}]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
