import { createHmac, randomBytes } from 'node:crypto';
import type { Webhook } from './webhook.ts';

/** Reads the key of the stack under which the secrets of webhooks are made; it should remember what it has read. */
export type WebhookKey = () => Promise<string>;

export const newSalt = (): string => randomBytes(16).toString('hex');

/**
 * The 32 bytes with which deliveries to a webhook are signed. They follow from the key in Secrets Manager and a salt that is
 * drawn anew at every rotation, and are kept nowhere: whoever reads the table can sign nothing.
 */
const secretBytes = (key: string, webhookId: string, salt: string): Buffer =>
  createHmac('sha256', key).update(`webhook\n${webhookId}\n${salt}`).digest();

/** The secret as its owner is told it, once: `whsec_` and base64, as Standard Webhooks writes it. */
export const shownSecret = (key: string, webhookId: string, salt: string): string =>
  `whsec_${secretBytes(key, webhookId, salt).toString('base64')}`;

/**
 * The header `webhook-signature`: a signature by the secret, and after a blank one by the former secret while that holds.
 *
 * @param timestamp in whole seconds since 1970, as the header `webhook-timestamp` says it
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
