import { z } from 'zod';

/**
 * The body of a 422, exactly as the contract documents it. The service it describes follows the
 * convention of FastAPI and Pydantic, so the error types and sentences are theirs.
 */
export interface ValidationItem {
  loc: (string | number)[];
  msg: string;
  type: string;
  input?: unknown;
  ctx?: Record<string, unknown>;
}

export const validationBody = z.object({
  detail: z
    .array(
      z.object({
        loc: z.array(z.union([z.string(), z.int()])),
        msg: z.string(),
        type: z.string(),
        input: z.unknown().optional(),
        ctx: z.record(z.string(), z.unknown()).optional(),
      }),
    )
    .optional(),
});

type Issue = z.core.$ZodIssue;

const typeErrors: Record<string, [type: string, msg: string]> = {
  string: ['string_type', 'Input should be a valid string'],
  int: ['int_type', 'Input should be a valid integer'],
  number: ['float_type', 'Input should be a valid number'],
  boolean: ['bool_type', 'Input should be a valid boolean'],
  array: ['list_type', 'Input should be a valid list'],
  object: ['model_attributes_type', 'Input should be a valid dictionary or object to extract fields from'],
};

/**
 * Validates a request body against a contract schema.
 *
 * @returns the parsed value, or the `detail` items of the 422 that answers it.
 */
export function validate<S extends z.ZodType>(
  schema: S,
  body: unknown,
): { ok: true; value: z.output<S> } | { ok: false; detail: ValidationItem[] } {
  const result = schema.safeParse(body, { reportInput: true });
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, detail: result.error.issues.map((issue) => toItem(issue, body)) };
}

function toItem(issue: Issue, body: unknown): ValidationItem {
  const loc = ['body', ...issue.path.map((step) => (typeof step === 'number' ? step : String(step)))];
  if (isMissing(issue)) {
    return { loc, msg: 'Field required', type: 'missing', input: parentOf(body, issue.path) };
  }
  return { loc, ...describe(issue), input: issue.input ?? null };
}

function isMissing(issue: Issue): boolean {
  return (
    issue.path.length > 0 &&
    issue.input === undefined &&
    (issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.code === 'invalid_union')
  );
}

function parentOf(body: unknown, path: PropertyKey[]): unknown {
  return path.slice(0, -1).reduce<unknown>((value, step) => {
    return typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
  }, body);
}

function describe(issue: Issue): Omit<ValidationItem, 'loc' | 'input'> {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.expected === 'int' && typeof issue.input === 'number') {
        return {
          type: 'int_from_float',
          msg: 'Input should be a valid integer, got a number with a fractional part',
        };
      }
      const [type, msg] = typeErrors[issue.expected] ?? ['value_error', issue.message];
      return { type, msg };
    }
    case 'too_small':
      if (issue.origin === 'string') {
        return {
          type: 'string_too_short',
          msg: `String should have at least ${issue.minimum} character${issue.minimum === 1 ? '' : 's'}`,
          ctx: { min_length: issue.minimum },
        };
      }
      return {
        type: 'greater_than_equal',
        msg: `Input should be greater than or equal to ${issue.minimum}`,
        ctx: { ge: issue.minimum },
      };
    case 'too_big':
      if (issue.origin === 'string') {
        return {
          type: 'string_too_long',
          msg: `String should have at most ${issue.maximum} characters`,
          ctx: { max_length: issue.maximum },
        };
      }
      return {
        type: 'less_than_equal',
        msg: `Input should be less than or equal to ${issue.maximum}`,
        ctx: { le: issue.maximum },
      };
    case 'invalid_value': {
      const quoted = issue.values.map((value) => `'${String(value)}'`);
      const last = quoted.at(-1) ?? '';
      const expected = quoted.length > 1 ? `${quoted.slice(0, -1).join(', ')} or ${last}` : last;
      return { type: 'literal_error', msg: `Input should be ${expected}`, ctx: { expected } };
    }
    default:
      return { type: paramOf(issue, 'type') ?? 'value_error', msg: issue.message };
  }
}

/** Custom refinements name their Pydantic error type in `params.type`. */
function paramOf(issue: Issue, name: string): string | undefined {
  const value = issue.code === 'custom' ? issue.params?.[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}
