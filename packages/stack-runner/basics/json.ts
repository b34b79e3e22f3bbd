import * as z from 'zod';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export interface JsonObject {
  [key: string]: Json;
}

export const jsonSchema: z.ZodType<Json> = z.json();

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Ignores inherited members such as `toString`, because the name is untrusted. */
export const ownValue = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** Never throws, unlike `String`: JSON can hold an object with a member `toString`. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value);

export function parseJson(text: string): Json | undefined {
  try {
    return jsonSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
