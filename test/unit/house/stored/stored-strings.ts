import * as z from 'zod';

type Schema = z.core.$ZodType;

const isSchema = (value: unknown): value is Schema => value instanceof z.core.$ZodType;

function partsOf(schema: Schema): [member: string | undefined, part: Schema][] {
  if (schema instanceof z.core.$ZodObject) return Object.entries(schema._zod.def.shape);
  return Object.values(schema._zod.def)
    .flat()
    .filter(isSchema)
    .map((part) => [undefined, part]);
}

const isSentenceOfOldVersion = (schema: Schema): boolean =>
  schema instanceof z.core.$ZodObject &&
  schema._zod.def.shape.code instanceof z.core.$ZodLiteral &&
  schema._zod.def.shape.code._zod.def.values.includes('legacy');

/** Names each field that may hold any text, as value or as key of a record. */
export function freeStrings(schema: Schema, name = ''): string[] {
  if (schema instanceof z.core.$ZodString) return [name];
  if (isSentenceOfOldVersion(schema)) return [];
  return partsOf(schema).flatMap(([member, part]) => freeStrings(part, member ?? name));
}
