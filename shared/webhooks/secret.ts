import { createHmac, randomBytes } from 'node:crypto';
import type { Webhook } from './webhook.ts';

/** Reads the stack's key from which the secrets of webhooks are derived. Implementations should cache it. */
export type WebhookKey = () => Promise<string>;

export const newSalt = (): string => randomBytes(16).toString('hex');

/**
 * Returns the 32 bytes that sign a webhook's deliveries. They are derived from the key in Secrets Manager and a salt
 * that each rotation renews. They are stored nowhere, so a reader of the table cannot sign.
 */
const secretBytes = (key: string, webhookId: string, salt: string): Buffer =>
  createHmac('sha256', key).update(`webhook\n${webhookId}\n${salt}`).digest();

/** Returns the secret as its owner sees it once: `whsec_` and base64, the format of Standard Webhooks. */
export const shownSecret = (key: string, webhookId: string, salt: string): string =>
  `whsec_${secretBytes(key, webhookId, salt).toString('base64')}`;

/**
 * Returns the header `webhook-signature`: a signature by the secret and, during a rotation, one by the former secret.
 *
 * @param timestamp in whole seconds since 1970, as in the header `webhook-timestamp`
 */
export function signaturesOf(
  key: string,
  { id, salt, formerSalt, formerUntil = 0 }: Pick<Webhook, 'id' | 'salt' | 'formerSalt' | 'formerUntil'>,
  {
    messageId,
    timestamp,
    body,
  }: { readonly messageId: string; readonly timestamp: number; readonly body: string },
): string {
  const former = formerSalt !== undefined && timestamp * 1000 < formerUntil ? [formerSalt] : [];
  return [salt, ...former]
    .map((each) => {
      const hmac = createHmac('sha256', secretBytes(key, id, each));
      return `v1,${hmac.update(`${messageId}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}
