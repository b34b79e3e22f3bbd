/** Hex digits of a call's hash that an intent keeps: a subject has few versions of its inputs. */
const keptDigits = 12;

export const shortened = (inputsHash: string): string => inputsHash.slice(0, keptDigits);

/** Whether two hashes name the same inputs. Either may be shortened. */
export const isSameInputs = (one: string, other: string): boolean =>
  one.startsWith(other) || other.startsWith(one);
