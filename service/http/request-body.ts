import type { z } from 'zod';
import { readDecimal } from '../../shared/contract/decimal.ts';
import { type FieldKind, fieldKinds } from '../../shared/contract/fields.ts';
import type { ValidationItem } from '../../shared/contract/validation.ts';
import { ServiceError } from '../handler/errors.ts';

/** The largest request body: a photo of 5 MB in base64 is 6.7 MB. */
export const maxBodyBytes = 8 * 1024 * 1024;

/** How deep JSON may nest: no request of the contract nests at all. */
const maxNesting = 16;

/** Thrown when a body is larger than `maxBodyBytes`; becomes a 413. */
export class BodyTooLargeError extends ServiceError {
  override readonly name = 'BodyTooLargeError';
}

type ParsedBody =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly detail: ValidationItem[] };

/**
 * Reads a request body, whatever Content-Length claims.
 *
 * @throws {BodyTooLargeError} as soon as more than `maxBodyBytes` bytes have arrived.
 */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) throw new BodyTooLargeError();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBodyBytes) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Reads JSON or form fields by Content-Type; no Content-Type counts as JSON. */
export async function parseBody(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string | undefined,
  schema: z.ZodType,
): Promise<ParsedBody> {
  if (bytes.byteLength === 0) return missingBody();
  const media = (contentType ?? 'application/json').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (media === 'application/x-www-form-urlencoded' || media === 'multipart/form-data') {
    return parseForm(bytes, contentType ?? '', schema);
  }
  if (media === 'application/json' || /^application\/[\w.-]+\+json$/.test(media)) return parseJson(bytes);
  return refuse({
    type: 'model_attributes_type',
    loc: ['body'],
    msg: 'Input should be a valid dictionary or object to extract fields from',
  });
}

function parseJson(bytes: Uint8Array): ParsedBody {
  const text = new TextDecoder().decode(bytes);
  const body = readJson(text);
  if (!body.ok) return body;
  if (body.body === null) return missingBody();
  if (nestsDeeperThan(maxNesting, body.body)) {
    return refuse({
      type: 'json_invalid',
      loc: ['body', 0],
      msg: 'JSON decode error',
      input: {},
      ctx: { error: `Nested more than ${maxNesting} levels deep` },
    });
  }
  return body;
}

function readJson(text: string): ParsedBody {
  try {
    return { ok: true, body: JSON.parse(text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const atEnd = message.startsWith('Unexpected end');
    const position = /at position (\d+)/.exec(message)?.[1];
    return refuse({
      type: 'json_invalid',
      loc: ['body', atEnd ? text.length : Number(position ?? 0)],
      msg: 'JSON decode error',
      input: {},
      ctx: { error: withoutQuotation(message) },
    });
  }
}

/** V8 quotes a piece of the body in some of its messages; an answer need not repeat it. */
function withoutQuotation(message: string): string {
  return message
    .replace(/, (\.\.\.)?".*"(\.\.\.)? is not valid JSON$/s, '')
    .replace(/ in JSON at position.*/s, '');
}

function nestsDeeperThan(limit: number, value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

/**
 * Form fields are all text: each is turned into what its field holds. What does not turn stays text and is
 * refused by the schema. An empty number counts as not sent; of a repeated field the last one counts.
 */
async function parseForm(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  schema: z.ZodType,
): Promise<ParsedBody> {
  const form = await new Response(bytes, { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => undefined);
  if (form === undefined) {
    return refuse({ type: 'value_error', loc: ['body'], msg: 'Value error, the form fields cannot be read' });
  }
  const kinds = fieldKinds(schema);
  const fields = [...form.entries()]
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

function refuse(item: ValidationItem): ParsedBody {
  return { ok: false, detail: [item] };
}
