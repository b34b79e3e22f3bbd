const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, decimals: number): Intl.NumberFormat {
  const name = `${locale} ${decimals}`;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = formats.get(name) ?? new Intl.NumberFormat(`${locale}-u-nu-latn`, digits);
  formats.set(name, format);
  return format;
}

export const degreesIn =
  (locale: string) =>
  (degrees: number, decimals: number): string =>
    `${formatOf(locale, decimals).format(Math.abs(degrees))}°`;
