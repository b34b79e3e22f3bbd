import * as z from 'zod';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export interface JsonObject {
  [key: string]: Json;
}

export const jsonSchema: z.ZodType<Json> = z.json();

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns an own value of a record, and nothing inherited such as `toString`: the name comes from outside. */
export const ownValue = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** Parses JSON text, or undefined when it is none. */
export function parseJson(text: string): Json | undefined {
  try {
    return jsonSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
