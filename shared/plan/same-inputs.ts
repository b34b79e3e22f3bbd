const keptDigits = 12;

export const shortened = (inputsHash: string): string => inputsHash.slice(0, keptDigits);

export const isSameInputs = (one: string, other: string): boolean =>
  one.startsWith(other) || other.startsWith(one);
