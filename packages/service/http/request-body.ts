import { readDecimal } from '@palmleaf/contract/decimal';
import { type FieldKind, fieldKinds } from '@palmleaf/contract/fields';
import { type ValidationItem, validate } from '@palmleaf/contract/validation';
import type * as z from 'zod';
import { faultOfFields, faultOfJson, faultOfParts } from './body-shape.ts';
import { invalid } from './invalid.ts';
import { RefusedError } from './refusals.ts';

type ParsedBody =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly detail: ValidationItem[] };

/**
 * Reads JSON or form fields, by the Content-Type.
 * @throws {RefusedError} a 422 that names the problem
 */
export async function readAs<S extends z.ZodType>(
  schema: S,
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string | undefined,
): Promise<z.output<S>> {
  const parsed = await parseBody(bytes, contentType, schema);
  if (!parsed.ok) throw new RefusedError(invalid(parsed.detail));
  const result = validate(
    schema,
    isObject(parsed.body) ? withShortNames(parsed.body, fieldKinds(schema)) : parsed.body,
  );
  if (!result.ok) throw new RefusedError(invalid(result.detail, result.unlisted));
  return result.value;
}

/** Alternative names of birth fields in the contract's documents (tamil_month_panchang). */
const shortNames = new Map([
  ['date', 'day'],
  ['minute', 'min'],
  ['latitude', 'lat'],
  ['longitude', 'lon'],
  ['timezone', 'tzone'],
]);

function withShortNames(
  body: Readonly<Record<string, unknown>>,
  known: ReadonlyMap<string, FieldKind>,
): Readonly<Record<string, unknown>> {
  const renamed = Object.entries(body).map(([name, value]): [string, unknown] => {
    const short = shortNames.get(name);
    const isMeant =
      short !== undefined && known.has(short) && !known.has(name) && !Object.hasOwn(body, short);
    return [isMeant ? short : name, value];
  });
  return Object.fromEntries(renamed);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function parseBody(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string | undefined,
  schema: z.ZodType,
): Promise<ParsedBody> {
  if (bytes.byteLength === 0) return missingBody();
  const media = (contentType ?? 'application/json').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (media === 'application/x-www-form-urlencoded' || media === 'multipart/form-data') {
    return parseForm(bytes, media, contentType ?? '', schema);
  }
  if (media === 'application/json' || /^application\/[\w.-]+\+json$/.test(media)) return parseJson(bytes);
  return refuse({
    type: 'model_attributes_type',
    loc: ['body'],
    msg: 'Input should be a valid dictionary or object to extract fields from',
  });
}

function parseJson(bytes: Uint8Array): ParsedBody {
  const fault = faultOfJson(bytes);
  if (fault !== undefined) return refuseJson(0, fault);
  const body = readJson(new TextDecoder().decode(bytes));
  return body.ok && body.body === null ? missingBody() : body;
}

function readJson(text: string): ParsedBody {
  try {
    return { ok: true, body: JSON.parse(text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const atEnd = message.startsWith('Unexpected end');
    const position = /at position (\d+)/.exec(message)?.[1];
    return refuseJson(atEnd ? text.length : Number(position ?? 0), withoutQuotation(message));
  }
}

function refuseJson(position: number, error: string): ParsedBody {
  return refuse({
    type: 'json_invalid',
    loc: ['body', position],
    msg: 'JSON decode error',
    input: {},
    ctx: { error },
  });
}

/** V8 quotes a piece of the body in some messages. */
function withoutQuotation(message: string): string {
  return message
    .replace(/, (\.\.\.)?".*"(\.\.\.)? is not valid JSON$/s, '')
    .replace(/ in JSON at position.*/s, '');
}

/** An empty number counts as absent; of a repeated field, the last one counts. */
async function parseForm(
  bytes: Uint8Array<ArrayBuffer>,
  media: string,
  contentType: string,
  schema: z.ZodType,
): Promise<ParsedBody> {
  const fault = media === 'multipart/form-data' ? faultOfParts(bytes, contentType) : faultOfFields(bytes);
  if (fault !== undefined) return refuseForm(fault);
  const form = await new Response(bytes, { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => undefined);
  if (form === undefined) return refuseForm('the form fields cannot be read');
  const kinds = fieldKinds(schema);
  const fields = Object.entries(withShortNames(Object.fromEntries(form.entries()), kinds))
    .map(([name, value]): [string, unknown] => [name, fieldValue(kinds.get(name), value)])
    .filter(([, value]) => value !== undefined);
  return { ok: true, body: Object.fromEntries(fields) };
}

function fieldValue(kind: FieldKind | undefined, value: unknown): unknown {
  if (typeof value !== 'string' || (kind !== 'integer' && kind !== 'number')) return value;
  if (value.trim() === '') return undefined;
  return readDecimal(value) ?? value;
}

function missingBody(): ParsedBody {
  return refuse({ type: 'missing', loc: ['body'], msg: 'Field required', input: null });
}

function refuseForm(why: string): ParsedBody {
  return refuse({ type: 'value_error', loc: ['body'], msg: `Value error, ${why}` });
}

function refuse(item: ValidationItem): ParsedBody {
  return { ok: false, detail: [item] };
}
