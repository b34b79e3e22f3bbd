/**
 * Returns whether a text is a JSON pointer (RFC 6901): empty for the whole value, else each step after a slash, with
 * `~1` for `/` and `~0` for `~`.
 */
export const isPointer = (text: string): boolean => text === '' || /^(?:\/(?:[^~/]|~[01])*)+$/.test(text);

/** Returns the value at a pointer, or undefined. A step into a list is a number without leading zeros. */
export function valueAt(value: unknown, pointer: string): unknown {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  let here = value;
  for (const step of steps) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined;
    if (Array.isArray(here) && !/^(?:0|[1-9]\d*)$/.test(step)) return undefined;
    here = Reflect.get(here, step);
  }
  return here;
}

/** Returns the first of some pointers with a value, and the value. Null counts as none. */
export function firstAt(
  value: unknown,
  pointers: readonly string[],
): { readonly pointer: string; readonly value: unknown } | undefined {
  for (const pointer of pointers) {
    const found = valueAt(value, pointer);
    if (found !== undefined && found !== null) return { pointer, value: found };
  }
  return undefined;
}
