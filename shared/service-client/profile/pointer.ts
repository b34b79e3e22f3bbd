/** RFC 6901. */
export const isPointer = (text: string): boolean => text === '' || /^(?:\/(?:[^~/]|~[01])*)+$/.test(text);

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
