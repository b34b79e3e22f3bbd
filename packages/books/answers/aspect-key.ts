/** Returns the key that links a field of the grid, a line of the wheel and a text: the sorted points of an aspect. */
export const aspectKey = (points: readonly [number, number]): string =>
  [...points].sort((a, b) => a - b).join('-');
