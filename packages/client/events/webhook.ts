import * as z from 'zod/mini';
import { PalmleafError } from '../errors.ts';
import { deliver, jsonOf, type Listeners } from './listeners.ts';

/** The body must be the exact text, because the signature covers it. */
export interface WebhookRequest {
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

export interface WebhookSettings {
  /** `whsec_…`; two during a rotation. */
  readonly secrets: readonly string[];
  /** Maximum seconds between the signature's time and ours. */
  readonly toleranceSeconds?: number | undefined;
  /** Milliseconds since 1970; defaults to the machine's clock. */
  readonly now?: (() => number) | undefined;
}

/** The webhook is forged, too old or unreadable. Respond with 400. */
export class WebhookError extends PalmleafError {
  override readonly name = 'WebhookError';
}

const fiveMinutesSeconds = 300;
const prefix = 'whsec_';

/** The shape that Standard Webhooks recommends. */
export interface WebhookBody {
  readonly type: string;
  /** ISO 8601 in UTC. */
  readonly timestamp: string;
  /** The detail of the event, as on the bus. */
  readonly data: unknown;
}

const body: z.ZodMiniType<WebhookBody> = z.object({
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.unknown(),
});

/**
 * Verifies a webhook and calls its listener. If that throws, respond with 500 for a retry. An event may arrive again,
 * with the same `id`.
 * @throws WebhookError and UnreadableEventError; respond with 400
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
 * Verifies a signature of Standard Webhooks 1.0: HMAC-SHA-256 over id, time and body.
 * @throws WebhookError; TypeError if a secret of yours is malformed
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
    throw new WebhookError('The signature matches none of the secrets');
  }
  const known = body.safeParse(jsonOf(request.body));
  if (known.success) return known.data;
  throw new WebhookError('The body is not a Palmleaf event');
}

function headerOf({ headers }: WebhookRequest, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : valueIn(headers, name);
  if (typeof value !== 'string' || value === '') throw new WebhookError(`The header ${name} is missing`);
  return value;
}

function valueIn(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  wanted: string,
): string | undefined {
  const [, value] = Object.entries(headers).find(([name]) => name.toLowerCase() === wanted) ?? [];
  return typeof value === 'string' ? value : value?.[0];
}

/** Signatures are `v1,` and base64. */
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
    if (key === undefined || key.length === 0) throw new TypeError('A secret is not base64 after whsec_');
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
