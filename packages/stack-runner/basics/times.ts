export const times = (count: number): string => `${count} time${count === 1 ? '' : 's'}`;
