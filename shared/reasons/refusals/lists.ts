export function quotedHeader(header: string): string {
  const trimmed = header.trim().replace(/\p{Cc}/gu, ' ');
  return `"${trimmed.length > 40 ? `${trimmed.slice(0, 40)}…` : trimmed}"`;
}

export const headerList = (headers: readonly (string | number)[], more: number): string =>
  andMore(
    headers
      .map((one) => (typeof one === 'number' ? `(column ${one}, without a name)` : quotedHeader(one)))
      .join(', '),
    more,
  );

export const andMore = (list: string, more: number): string => (more > 0 ? `${list} and ${more} more` : list);
