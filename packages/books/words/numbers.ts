export const degreesIn =
  (locale: string) =>
  (degrees: number, decimals: number): string => {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    return `${new Intl.NumberFormat(`${locale}-u-nu-latn`, digits).format(Math.abs(degrees))}°`;
  };
