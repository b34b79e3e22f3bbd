/** Links grid, wheel and text. */
export const aspectKey = (points: readonly [number, number]): string =>
  [...points].sort((a, b) => a - b).join('-');
