const storedDigits = 12;

export const shortened = (inputsHash: string): string => inputsHash.slice(0, storedDigits);

export const isSameInputs = (one: string, other: string): boolean =>
  one.startsWith(other) || other.startsWith(one);
