/** What ties a field of the grid, a line of the wheel and a text to each other: the points of an aspect, in their order. */
export const aspectKey = (points: readonly [number, number]): string =>
  [...points].sort((a, b) => a - b).join('-');
