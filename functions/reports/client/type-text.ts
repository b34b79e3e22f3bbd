import * as z from 'zod';

const kind = z.enum(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']);
type Kind = z.output<typeof kind>;

/** The keywords of zod's JSON Schema that make a type. The others only restrict values. */
const node = z.strictObject({
  type: z.union([kind, z.array(kind)]).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.unknown().optional(),
  items: z.unknown().optional(),
  prefixItems: z.array(z.unknown()).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  $ref: z.string().optional(),
  not: z.strictObject({}).optional(),
  description: z.string().optional(),
});
type Node = z.output<typeof node>;

const restrictingKeywords = [
  'format',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'default',
  'examples',
  'propertyNames',
  'contentEncoding',
  'contentMediaType',
  'x-shown-by',
];

/**
 * @param schema as zod writes it; a `$ref` names the type by its last segment
 * @throws Error for an unknown keyword
 */
export function typeText(schema: unknown, indent = ''): string {
  const known = parsed(schema);
  if (known.$ref !== undefined) return known.$ref.slice(known.$ref.lastIndexOf('/') + 1);
  if (known.not !== undefined) return 'never';
  if (known.const !== undefined) return JSON.stringify(known.const);
  if (known.enum !== undefined) return known.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = known.anyOf ?? known.oneOf;
  if (choices !== undefined) return [...new Set(choices.map((one) => typeText(one, indent)))].join(' | ');
  if (known.type === undefined) return 'unknown';
  return [known.type]
    .flat()
    .map((one) => textOfKind(one, known, indent))
    .join(' | ');
}

function parsed(schema: unknown): Node {
  const plain = z.record(z.string(), z.unknown()).parse(schema);
  return node.parse(
    Object.fromEntries(Object.entries(plain).filter(([name]) => !restrictingKeywords.includes(name))),
  );
}

function textOfKind(wanted: Kind, known: Node, indent: string): string {
  switch (wanted) {
    case 'object':
      return objectText(known, indent);
    case 'array':
      return arrayText(known, indent);
    case 'integer':
      return 'number';
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return wanted;
  }
}

function arrayText({ items, prefixItems }: Node, indent: string): string {
  if (prefixItems !== undefined)
    return `readonly [${prefixItems.map((one) => typeText(one, indent)).join(', ')}]`;
  const entry = typeText(items ?? {}, indent);
  return /^[\w.]+$/.test(entry) ? `readonly ${entry}[]` : `readonly (${entry})[]`;
}

function objectText({ properties = {}, required = [], additionalProperties }: Node, indent: string): string {
  const further = indexText(additionalProperties, Object.keys(properties).length > 0, indent);
  if (Object.keys(properties).length === 0) return further ?? '{ readonly [name: string]: unknown }';
  const inner = `${indent}  `;
  const members = Object.entries(properties).flatMap(([name, value]) => {
    const key = /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
    const isRequired = required.includes(name);
    const text = typeText(value, inner);
    return [
      ...commentOf(value, inner),
      `${inner}readonly ${key}${isRequired ? '' : '?'}: ${text}${isRequired ? '' : ' | undefined'};`,
    ];
  });
  return [`{`, ...members, `${indent}}${further === undefined ? '' : ` & ${further}`}`].join('\n');
}

/** Beside named fields, an index signature of `unknown` adds nothing. */
function indexText(additional: unknown, besideNamed: boolean, indent: string): string | undefined {
  if (typeof additional !== 'object' || additional === null) return undefined;
  const value = typeText(additional, indent);
  return besideNamed && value === 'unknown' ? undefined : `{ readonly [name: string]: ${value} }`;
}

function commentOf(value: unknown, indent: string): string[] {
  const { description } = parsed(value);
  return description === undefined ? [] : [`${indent}/** ${description.replaceAll('*/', '* /')} */`];
}
