import * as z from 'zod';

type Schema = z.core.$ZodType;

const isSchema = (value: unknown): value is Schema => value instanceof z.core.$ZodType;

/** The schemas that one is made of, each with the member that it is of, if it is of one. */
function partsOf(schema: Schema): [member: string | undefined, part: Schema][] {
  if (schema instanceof z.core.$ZodObject) return Object.entries(schema._zod.def.shape);
  return Object.values(schema._zod.def)
    .flat()
    .filter(isSchema)
    .map((part) => [undefined, part]);
}

/** The option of a reason that holds a sentence of an older version. */
const isLegacy = (schema: Schema): boolean =>
  schema instanceof z.core.$ZodObject &&
  schema._zod.def.shape.code instanceof z.core.$ZodLiteral &&
  schema._zod.def.shape.code._zod.def.values.includes('legacy');

/**
 * Returns the names of the members of a schema that may be any string: no literal, no enum. The key of a record counts as
 * its value does. Sentences of older versions are left out.
 */
export function freeStrings(schema: Schema, name = ''): string[] {
  if (schema instanceof z.core.$ZodString) return [name];
  if (isLegacy(schema)) return [];
  return partsOf(schema).flatMap(([member, part]) => freeStrings(part, member ?? name));
}
