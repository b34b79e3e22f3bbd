import * as z from 'zod';
import { fieldKinds } from './fields.ts';

/** The service follows FastAPI and Pydantic, so error types and sentences are theirs. */
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
type Described = Pick<ValidationItem, 'type' | 'msg' | 'ctx'>;

const typeErrors: Record<string, [type: string, msg: string]> = {
  string: ['string_type', 'Input should be a valid string'],
  int: ['int_type', 'Input should be a valid integer'],
  number: ['float_type', 'Input should be a valid number'],
  boolean: ['bool_type', 'Input should be a valid boolean'],
  array: ['list_type', 'Input should be a valid list'],
  object: ['model_attributes_type', 'Input should be a valid dictionary or object to extract fields from'],
};

/** A 422 counts the faults beyond these, without listing them. */
const maxListedFaults = 100;

type Validated<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly detail: ValidationItem[]; readonly unlisted: number };

/** @returns the parsed value, or the `detail` items of the 422 */
export function validate<S extends z.ZodType>(schema: S, body: unknown): Validated<z.output<S>> {
  const result = schema.safeParse(body, { reportInput: true });
  if (result.success) return { ok: true, value: result.data };
  const { issues } = result.error;
  const faults = issues.reduce((sum, issue) => sum + faultsIn(issue), 0);
  const detail = issues
    .slice(0, maxListedFaults)
    .flatMap((issue) => toItems(issue, schema, body))
    .slice(0, maxListedFaults);
  return { ok: false, detail, unlisted: faults - detail.length };
}

const faultsIn = (issue: Issue): number => (issue.code === 'unrecognized_keys' ? issue.keys.length : 1);

function toItems(issue: Issue, schema: z.ZodType, body: unknown): ValidationItem[] {
  if (issue.code !== 'unrecognized_keys') return [toItem(issue, schema, body)];
  return issue.keys.slice(0, maxListedFaults).map((key) => ({
    loc: [...locationOf(issue), key],
    msg: 'Extra inputs are not permitted',
    type: 'extra_forbidden',
    input: valueAt(body, [...issue.path, key]),
  }));
}

function toItem(issue: Issue, schema: z.ZodType, body: unknown): ValidationItem {
  const loc = locationOf(issue);
  if (isMissing(issue)) {
    return { loc, msg: 'Field required', type: 'missing', input: valueAt(body, issue.path.slice(0, -1)) };
  }
  return { loc, ...(describeNumber(issue, schema) ?? describe(issue)), input: issue.input ?? null };
}

/** zod says only "number" and does not distinguish text from other types. */
function describeNumber(issue: Issue, schema: z.ZodType): Described | undefined {
  if (issue.code !== 'invalid_type' || issue.expected !== 'number' || issue.path.length !== 1)
    return undefined;
  const kind = fieldKinds(schema).get(String(issue.path[0]));
  if (kind === 'integer') return { type: 'int_type', msg: 'Input should be a valid integer' };
  if (typeof issue.input === 'string') {
    return {
      type: 'float_parsing',
      msg: 'Input should be a valid number, unable to parse string as a number',
    };
  }
  return undefined;
}

function isMissing(issue: Issue): boolean {
  return (
    issue.path.length > 0 &&
    issue.input === undefined &&
    (issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.code === 'invalid_union')
  );
}

function locationOf(issue: Issue): (string | number)[] {
  return ['body', ...issue.path.map((step) => (typeof step === 'number' ? step : String(step)))];
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, step) => {
    return typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
  }, body);
}

function describe(issue: Issue): Described {
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
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
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

function tooSmall({ origin, minimum, inclusive, input }: z.core.$ZodIssueTooSmall): Described {
  if (origin === 'string') {
    return {
      type: 'string_too_short',
      msg: `String should have at least ${count(minimum, 'character')}`,
      ctx: { min_length: minimum },
    };
  }
  if (origin === 'array') {
    return {
      type: 'too_short',
      msg: `List should have at least ${count(minimum, 'item')} after validation, not ${lengthOf(input)}`,
      ctx: { field_type: 'List', min_length: minimum, actual_length: lengthOf(input) },
    };
  }
  return inclusive === false
    ? { type: 'greater_than', msg: `Input should be greater than ${minimum}`, ctx: { gt: minimum } }
    : {
        type: 'greater_than_equal',
        msg: `Input should be greater than or equal to ${minimum}`,
        ctx: { ge: minimum },
      };
}

function tooBig({ origin, maximum, inclusive, input }: z.core.$ZodIssueTooBig): Described {
  if (origin === 'string') {
    return {
      type: 'string_too_long',
      msg: `String should have at most ${count(maximum, 'character')}`,
      ctx: { max_length: maximum },
    };
  }
  if (origin === 'array') {
    return {
      type: 'too_long',
      msg: `List should have at most ${count(maximum, 'item')} after validation, not ${lengthOf(input)}`,
      ctx: { field_type: 'List', max_length: maximum, actual_length: lengthOf(input) },
    };
  }
  return inclusive === false
    ? { type: 'less_than', msg: `Input should be less than ${maximum}`, ctx: { lt: maximum } }
    : {
        type: 'less_than_equal',
        msg: `Input should be less than or equal to ${maximum}`,
        ctx: { le: maximum },
      };
}

function count(number: number | bigint, thing: string): string {
  return `${number} ${thing}${Number(number) === 1 ? '' : 's'}`;
}

function lengthOf(input: unknown): number {
  return Array.isArray(input) ? input.length : 0;
}

/** Custom refinements name their Pydantic error type in `params.type`. */
function paramOf(issue: Issue, name: string): string | undefined {
  const value = issue.code === 'custom' ? issue.params?.[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}
