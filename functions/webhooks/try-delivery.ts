import { parseRetryAfter } from '../../shared/service-client/retry-timing.ts';
import { all } from '../../shared/table/table.ts';
import { type Attempt, type Delivery, deliveryItems, deliveryKey } from '../../shared/webhooks/delivery.ts';
import { signaturesOf } from '../../shared/webhooks/secret.ts';
import type { Webhook } from '../../shared/webhooks/webhook.ts';
import type { WebhooksDeps } from './deps.ts';
import type { OutcomeWriter } from './outcomes.ts';
import type { Posted } from './post.ts';

const maxAttempts = 20;

const maxRetryAfterMs = 24 * 3600_000;

const jitterShare = 0.1;

/** `written` rejects if the outcome cannot be stored. */
export async function tryDelivery(
  deps: Pick<WebhooksDeps, 'ledger' | 'key' | 'post' | 'settings' | 'random'>,
  webhook: Webhook,
  delivery: Delivery,
  outcomes: OutcomeWriter,
): Promise<{ readonly attempt: Attempt; readonly written: Promise<void> }> {
  const { now } = deps.ledger;
  const at = now();
  const posted = await send(deps, webhook, delivery, at);
  const { status, problem } = posted;
  const attempt: Attempt = {
    at,
    ms: Math.max(0, now() - at),
    ...(status === undefined ? {} : { status }),
    ...(problem === undefined ? {} : { problem }),
  };
  const attempts = [...delivery.attempts, attempt].slice(-maxAttempts);
  const written = outcomes.write(
    deliveryItems.update({
      key: deliveryKey(delivery.webhook, delivery.id),
      ...nextOf(deps, delivery, posted, attempts),
      // A delivery replayed in between stays due; an erased one stays erased.
      condition: all(deliveryItems.exists('id'), ...deliveryItems.unchanged(delivery, 'dueAt', 'tries')),
    }),
  );
  return { attempt, written };
}

async function send(
  { key, post }: Pick<WebhooksDeps, 'key' | 'post'>,
  webhook: Webhook,
  { id, body }: Delivery,
  at: number,
): Promise<Posted> {
  const timestamp = Math.floor(at / 1000);
  return post(webhook.url, {
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Palmleaf-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signaturesOf(await key(), webhook, { messageId: id, timestamp, body }),
    },
    body,
  });
}

function nextOf(
  { ledger: { now }, settings, random }: Pick<WebhooksDeps, 'ledger' | 'settings' | 'random'>,
  { tries }: Delivery,
  { problem, retryAfter }: Posted,
  attempts: readonly Attempt[],
) {
  const dueAttributes = ['due', 'dueAt'] as const;
  if (problem === undefined)
    return { set: { state: 'delivered' as const, attempts: [...attempts] }, remove: dueAttributes };
  const delayMs = settings.retryMs[tries];
  if (delayMs === undefined)
    return {
      set: { state: 'failed' as const, tries: tries + 1, attempts: [...attempts] },
      remove: dueAttributes,
    };
  const askedMs = parseRetryAfter(retryAfter ?? null, now(), maxRetryAfterMs) ?? 0;
  const dueAt = now() + Math.max(askedMs, Math.round(delayMs * (1 + jitterShare * (2 * random() - 1))));
  return { set: { tries: tries + 1, attempts: [...attempts], dueAt } };
}
