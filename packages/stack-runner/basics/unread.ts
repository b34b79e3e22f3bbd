import { isObject } from './json.ts';

/** Objects of the schema must drop unknown members. */
export function unread(input: unknown, output: unknown): string[] {
  return [...new Set(pathsOf(input, output, ''))];
}

function pathsOf(input: unknown, output: unknown, path: string): string[] {
  if (Array.isArray(input) && Array.isArray(output))
    return input.flatMap((item, at) => pathsOf(item, output[at], `${path}[]`));
  if (!isObject(input) || !isObject(output)) return [];
  return Object.entries(input).flatMap(([name, value]) => {
    const inner = path === '' ? name : `${path}.${name}`;
    return Object.hasOwn(output, name) ? pathsOf(value, output[name], inner) : [inner];
  });
}
