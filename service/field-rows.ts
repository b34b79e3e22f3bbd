import { z } from 'zod';

/** One field of a JSON Schema as a line of a table; `planets[].name` is a field of each entry of an array. */
export interface FieldRow {
  readonly field: string;
  readonly type: string;
  readonly required: boolean;
  readonly notes: string;
}

const node = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  default: z.unknown().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  description: z.string().optional(),
});
type Node = z.output<typeof node>;

/** All fields of a JSON Schema, nested ones after the field that holds them. */
export function fieldRows(schema: unknown, prefix = ''): FieldRow[] {
  const parsed = node.parse(schema);
  if (parsed.items !== undefined) return fieldRows(parsed.items, `${prefix}[]`);
  const inner = parsed.properties ?? {};
  const within = Object.entries(inner).flatMap(([name, child]) => {
    const field = prefix === '' ? name : `${prefix}.${name}`;
    const described = node.parse(child);
    const required = parsed.required?.includes(name) ?? false;
    return [
      { field, type: typeOf(described), required, notes: notesOf(described) },
      ...fieldRows(described, field),
    ];
  });
  return [...within, ...(parsed.anyOf ?? []).flatMap((choice) => fieldRows(choice, prefix))];
}

function typeOf({ type, anyOf, items }: Node): string {
  if (anyOf) return [...new Set(anyOf.map((choice) => typeOf(node.parse(choice))))].join(' or ');
  if (type === 'array' && items !== undefined) {
    const inner = typeOf(node.parse(items));
    return inner === 'never' ? 'empty array' : `array of ${inner}`;
  }
  return typeof type === 'string' ? type : (type?.join(' or ') ?? 'never');
}

function notesOf(field: Node): string {
  const { minimum, maximum, minLength, maxLength } = field;
  const range =
    minimum === undefined && maximum === undefined ? [] : [`${minimum ?? ''} to ${maximum ?? ''}`];
  const lengths = [
    ...(minLength === undefined ? [] : [minLength === 1 ? 'not empty' : `at least ${minLength} characters`]),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
  ];
  return [
    ...(field.description === undefined ? [] : [field.description]),
    ...(field.enum ? [`one of ${field.enum.map(String).join(', ')}`] : []),
    ...(field.const === undefined ? [] : [`only ${String(field.const)}`]),
    ...range,
    ...lengths,
    ...(field.default === undefined ? [] : [`default ${String(field.default)}`]),
  ].join('; ');
}
