import * as z from 'zod';

export type FieldKind = 'integer' | 'number' | 'boolean' | 'string' | 'other';

const node = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  anyOf: z.array(z.looseObject({ type: z.string().optional() })).optional(),
});
const objectSchema = z.looseObject({ properties: z.record(z.string(), node).optional() });

const known = new WeakMap<z.ZodType, ReadonlyMap<string, FieldKind>>();

/**
 * The parsed type of each field, ignoring null and absence. Numeric text is a number.
 */
export function fieldKinds(schema: z.ZodType): ReadonlyMap<string, FieldKind> {
  const remembered = known.get(schema);
  if (remembered) return remembered;
  const { properties = {} } = objectSchema.parse(z.toJSONSchema(schema, { io: 'output' }));
  const kinds = new Map(Object.entries(properties).map(([name, field]) => [name, kindOf(field)]));
  known.set(schema, kinds);
  return kinds;
}

function kindOf(field: z.output<typeof node>): FieldKind {
  const types = [field.type ?? [], ...(field.anyOf ?? []).map((choice) => choice.type ?? [])].flat();
  const type = types.find((name) => name !== 'null');
  switch (type) {
    case 'integer':
    case 'number':
    case 'boolean':
    case 'string':
      return type;
    default:
      return 'other';
  }
}
