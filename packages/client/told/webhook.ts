import * as z from 'zod/mini';
import { PalmleafError } from '../errors.ts';
import { deliver, jsonOf, type Listeners } from './listeners.ts';

/** A request as it came: the body must be the very text that was sent, for it is what is signed. */
export interface WebhookRequest {
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

/** How a webhook is checked. */
export interface WebhookSettings {
  /** `whsec_…`; two while one takes the place of the other. */
  readonly secrets: readonly string[];
  /** How far the time of the signature may lie from ours, in seconds. */
  readonly toleranceSeconds?: number | undefined;
  /** The time in milliseconds since 1970; the machine's clock where none is given. */
  readonly now?: (() => number) | undefined;
}

/** Thrown for a webhook that is not ours, is too old, or cannot be read: answer it with 400, and do nothing. */
export class WebhookError extends PalmleafError {
  override readonly name = 'WebhookError';
}

const fiveMinutesSeconds = 300;
const prefix = 'whsec_';

/** What a webhook tells, in the body that Standard Webhooks proposes. */
export interface WebhookBody {
  /** The kind of event. */
  readonly type: string;
  /** When it happened: ISO 8601 in UTC. */
  readonly timestamp: string;
  /** The detail of the event, as the bus tells it. */
  readonly data: unknown;
}

const body: z.ZodMiniType<WebhookBody> = z.object({
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.unknown(),
});

/**
 * Takes webhooks of the stack: each is checked, then given to the listener of its kind. What a listener throws is thrown:
 * answer it with 500, and the webhook comes again. The same event may come more than once: its `id` is then the same.
 *
 * @throws WebhookError and UnreadableEventError, to be answered with 400
 */
export function onWebhook(
  listeners: Listeners,
  settings: WebhookSettings,
): (request: WebhookRequest) => Promise<void> {
  return async (request) => {
    const { type, data } = await verifyWebhook(request, settings);
    await deliver(listeners, type, data);
  };
}

/**
 * Checks that a webhook comes from the stack (Standard Webhooks 1.0: HMAC-SHA-256 over id, time and body).
 *
 * @throws WebhookError when it is not signed with one of the secrets, is too old or from the future, or is no event
 */
export async function verifyWebhook(
  request: WebhookRequest,
  { secrets, toleranceSeconds = fiveMinutesSeconds, now = Date.now }: WebhookSettings,
): Promise<WebhookBody> {
  const id = headerOf(request, 'webhook-id');
  const timestamp = headerOf(request, 'webhook-timestamp');
  const signatures = headerOf(request, 'webhook-signature');
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookError('webhook-timestamp is not a time in seconds');
  if (Math.abs(now() / 1000 - Number(timestamp)) > toleranceSeconds) {
    throw new WebhookError('The signature is too old, or from the future');
  }
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${request.body}`);
  if (!(await isSigned(signed, signatures, secrets))) {
    throw new WebhookError('The signature is of none of the secrets');
  }
  const known = body.safeParse(jsonOf(request.body));
  if (known.success) return known.data;
  throw new WebhookError('The body is no event of Palmleaf');
}

function headerOf({ headers }: WebhookRequest, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : ofRecord(headers, name);
  if (typeof value !== 'string' || value === '') throw new WebhookError(`The header ${name} is missing`);
  return value;
}

function ofRecord(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  wanted: string,
): string | undefined {
  const [, value] = Object.entries(headers).find(([name]) => name.toLowerCase() === wanted) ?? [];
  return typeof value === 'string' ? value : value?.[0];
}

/** Whether one of the signatures, each `v1,` and base64, is of one of the secrets. */
async function isSigned(
  signed: Uint8Array<ArrayBuffer>,
  signatures: string,
  secrets: readonly string[],
): Promise<boolean> {
  const given = signatures
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .map((one) => bytesOf(one.slice(3)));
  for (const secret of secrets) {
    const key = bytesOf(secret.startsWith(prefix) ? secret.slice(prefix.length) : secret);
    if (key === undefined || key.length === 0) throw new WebhookError('A secret is not base64 after whsec_');
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['verify']);
    for (const one of given) {
      if (one !== undefined && (await crypto.subtle.verify('HMAC', imported, one, signed))) return true;
    }
  }
  return false;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
