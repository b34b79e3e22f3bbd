interface Schema {
  readonly [keyword: string]: unknown;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values by field name, where the schema does not show what is valid; undefined omits the field. */
export type Known = Readonly<Record<string, unknown>>;

const byFormat: Readonly<Record<string, string>> = {
  date: '2026-06-01',
  'date-time': '2026-06-01T08:00:00.000Z',
  email: 'a@shop.example',
  uri: 'https://shop.example/hooks',
  uuid: '01234567-89ab-4cde-8f01-23456789abcd',
};

const deepest = 12;

export function sampleOf(schema: unknown, known: Known, name = '', root: Schema = {}, depth = 0): unknown {
  if (!isSchema(schema) || depth > deepest) return null;
  const next = (inner: unknown, as = name) => sampleOf(inner, known, as, root, depth + 1);
  if (typeof schema.$ref === 'string') return next(referred(root, schema.$ref));
  if (Object.hasOwn(known, name)) return known[name];
  if ('const' in schema) return schema.const;
  if ('default' in schema) return schema.default;
  for (const choices of [schema.enum, schema.examples])
    if (Array.isArray(choices) && choices.length > 0) return choices[0];
  for (const choices of [schema.anyOf, schema.oneOf, schema.allOf])
    if (Array.isArray(choices) && choices.length > 0) return next(choices[0]);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(isSchema(schema.properties) ? schema.properties : {})
          .map(([member, inner]): [string, unknown] => [member, next(inner, member)])
          .filter(([, value]) => value !== undefined),
      );
    case 'array':
      return [next(schema.items)];
    case 'integer':
    case 'number':
      return numberIn(schema);
    case 'boolean':
      return true;
    case 'string':
      return textOf(schema);
    default:
      return {};
  }
}

const candidates = [
  'a',
  '25',
  '2026-11',
  '2026-06-01',
  '06:37',
  '0'.repeat(32),
  '0'.repeat(64),
  'token#palmistry',
];

function textOf({ format, pattern, minLength }: Schema): string {
  const named = byFormat[String(format)];
  if (named !== undefined) return named;
  const fitting =
    typeof pattern === 'string' ? candidates.find((text) => new RegExp(pattern).test(text)) : undefined;
  return fitting ?? 'a'.repeat(Math.max(1, Number(minLength ?? 1)));
}

/** An integer without a limit has the smallest safe integer as its minimum in a schema of zod. */
function numberIn({ minimum, exclusiveMinimum }: Schema): number {
  if (typeof minimum === 'number' && minimum > -1e9) return minimum;
  return typeof exclusiveMinimum === 'number' && exclusiveMinimum > -1e9 ? exclusiveMinimum + 1 : 1;
}

const referred = (root: Schema, reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((at, step) => (isSchema(at) ? at[step] : undefined), root);
