import { type FieldSource, fieldSources, shownByMark } from '@palmleaf/contract/shown-by';
import * as z from 'zod';

export interface FieldRow {
  readonly field: string;
  readonly type: string;
  readonly required: boolean;
  readonly notes: string;
  readonly shownBy: FieldSource;
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
  exclusiveMinimum: z.number().optional(),
  exclusiveMaximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  description: z.string().optional(),
  [shownByMark]: z.enum(fieldSources).optional(),
});
type Node = z.output<typeof node>;

interface RowOptions {
  readonly prefix?: string;
  readonly defaultSource?: FieldSource;
}

export function fieldRows(
  schema: unknown,
  { prefix = '', defaultSource = 'document' }: RowOptions = {},
): FieldRow[] {
  const parsed = node.parse(schema);
  if (parsed.items !== undefined) return fieldRows(parsed.items, { prefix: `${prefix}[]`, defaultSource });
  const inner = parsed.properties ?? {};
  const nested = Object.entries(inner).flatMap(([name, child]) => {
    const field = prefix === '' ? name : `${prefix}.${name}`;
    const described = node.parse(child);
    const required = parsed.required?.includes(name) ?? false;
    return [
      {
        field,
        type: typeOf(described),
        required,
        notes: notesOf(described),
        shownBy: described[shownByMark] ?? defaultSource,
      },
      ...fieldRows(described, { prefix: field, defaultSource }),
    ];
  });
  return [
    ...nested,
    ...(parsed.anyOf ?? []).flatMap((choice) => fieldRows(choice, { prefix, defaultSource })),
  ];
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
  const { description, minLength, maxLength } = field;
  const notes = [
    description,
    field.enum && `one of ${field.enum.map(String).join(', ')}`,
    field.const === undefined ? undefined : `only ${String(field.const)}`,
    rangeOf(field),
    minLength === 1 ? 'not empty' : minLength && `at least ${minLength} characters`,
    maxLength && `at most ${maxLength} characters`,
    field.default === undefined ? undefined : `default ${textOf(field.default)}`,
  ];
  return notes.filter((note) => note !== undefined && note !== '').join('; ');
}

function rangeOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Node): string {
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  const bounds = [
    minimum === undefined ? [] : [`at least ${minimum}`],
    exclusiveMinimum === undefined ? [] : [`above ${exclusiveMinimum}`],
    maximum === undefined ? [] : [`at most ${maximum}`],
    exclusiveMaximum === undefined ? [] : [`below ${exclusiveMaximum}`],
  ];
  return bounds.flat().join(', ');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
