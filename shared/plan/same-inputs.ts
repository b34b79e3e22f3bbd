/** Hex digits of a call's hash in an intent; a subject has few versions of its inputs. */
const keptDigits = 12;

export const shortened = (inputsHash: string): string => inputsHash.slice(0, keptDigits);

/** Returns whether two hashes, either of them possibly shortened, are of the same inputs. */
export const isSameInputs = (one: string, other: string): boolean =>
  one.startsWith(other) || other.startsWith(one);
