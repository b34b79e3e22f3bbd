import { createHmac, randomBytes } from 'node:crypto';
import type { Webhook } from './webhook.ts';

export type WebhookKey = () => Promise<string>;

export const newSalt = (): string => randomBytes(16).toString('hex');

/** Derived from the key and a salt, never stored, so a reader of the table cannot sign. */
const secretBytes = (key: string, webhookId: string, salt: string): Buffer =>
  createHmac('sha256', key).update(`webhook\n${webhookId}\n${salt}`).digest();

/** `whsec_` and base64, the format of Standard Webhooks. */
export const shownSecret = (key: string, webhookId: string, salt: string): string =>
  `whsec_${secretBytes(key, webhookId, salt).toString('base64')}`;

/**
 * The former secret also signs during a rotation.
 * @param timestamp in whole epoch seconds, as in the header `webhook-timestamp`
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
