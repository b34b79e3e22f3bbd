import * as z from 'zod';

type Schema = Readonly<Record<string, unknown>>;

const schemaShape = z.record(z.string(), z.unknown());
const isSchema = (value: unknown): value is Schema => schemaShape.safeParse(value).success;

/**
 * @param variant selects among alternatives
 * @param anything fills every place that the schema leaves open
 */
export function answerOf(schema: unknown, text: string, variant: number, anything: unknown): unknown {
  const build = (one: unknown): unknown => {
    if (!isSchema(one)) return anything;
    const alternatives = one.anyOf ?? one.oneOf ?? one.enum;
    if (Array.isArray(alternatives)) {
      const chosen: unknown = alternatives[variant % alternatives.length];
      return one.enum === undefined ? build(chosen) : chosen;
    }
    if ('const' in one) return one.const;
    switch (one.type) {
      case 'object':
        return objectOf(one);
      case 'array':
        return [build(one.items), build(one.items)];
      case 'string':
        return stringOf(one);
      case 'integer':
      case 'number':
        return variant;
      case 'boolean':
        return variant % 2 === 0;
      case 'null':
        return null;
      default:
        return anything;
    }
  };
  const objectOf = ({ properties, additionalProperties }: Schema) => ({
    ...(isSchema(additionalProperties) ? { [text]: build(additionalProperties) } : {}),
    ...Object.fromEntries(
      Object.entries(isSchema(properties) ? properties : {}).map(([name, one]) => [name, build(one)]),
    ),
  });
  const stringOf = ({ format, pattern }: Schema): string => {
    if (format === 'date-time') return '2026-11-21T06:00:00.000Z';
    return pattern === undefined ? text : 'a'.repeat(64);
  };
  return build(schema);
}
