import { countedLines } from '../../shared/log.ts';
import { all, any, type Key } from '../../shared/table/table.ts';
import { disableWebhook } from '../../shared/webhooks/change.ts';
import { type Attempt, type Delivery, deliveryItems, webhookDue } from '../../shared/webhooks/delivery.ts';
import { readWebhook, type Webhook, webhookItems, webhookKey } from '../../shared/webhooks/webhook.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import type { WebhookRun, WebhooksDeps } from './deps.ts';
import { hasFailedFor, healthAfter } from './health.ts';
import { OutcomeWriter } from './outcomes.ts';
import { continueReplay } from './replay.ts';
import { tryDelivery } from './try-delivery.ts';

const pageSize = 500;
const deliveriesPerRead = 50;
const maxFailuresInRow = 3;

/**
 * Sends the due deliveries of one webhook (its lane), one worker at a time. Ends when the address fails.
 * @param fresh deliveries that the index may not list yet
 */
export async function workLane(
  deps: WebhooksDeps,
  { id, replaySince }: Pick<Webhook, 'id' | 'replaySince'>,
  run: WebhookRun,
  fresh: readonly Key[] = [],
): Promise<{ readonly delivered: number; readonly failed: number }> {
  const { now } = deps.ledger;
  const hasWork = replaySince !== undefined || fresh.length > 0 || (await dueFor(deps, id, 1)).length > 0;
  const webhook = hasWork ? await claim(deps, id, run) : undefined;
  if (webhook === undefined) return { delivered: 0, failed: 0 };
  const attempts: Attempt[] = [];
  let decidesHealth = false;
  try {
    await continueReplay(deps, webhook, () => now() >= run.sendsUntil);
    await drain(deps, webhook, run, fresh, attempts);
  } finally {
    decidesHealth = await releaseLane(deps, webhook, run, attempts);
  }
  const reason = isReceiverGone(attempts)
    ? 'gone'
    : hasFailedFor(healthAfter(webhook, attempts), deps.settings.disableAfterMs)
      ? 'failing'
      : undefined;
  if (decidesHealth && reason !== undefined) {
    const after = await disableWebhook(deps.ledger, id, reason, webhook.revision);
    if (after?.disabledFor === reason) deps.log.warn(countedLines.webhookDisabled, { webhook: id, reason });
  }
  const failed = attempts.filter(({ problem }) => problem !== undefined).length;
  return { delivered: attempts.length - failed, failed };
}

async function claim(
  { ledger: { table, now } }: WebhooksDeps,
  id: string,
  run: WebhookRun,
): Promise<Webhook | undefined> {
  const { ok, item } = await table.update(
    webhookItems.update({
      key: webhookKey(id),
      set: { worker: run.worker, workerUntil: run.leaseUntil },
      condition: all(
        webhookItems.equals('state', 'enabled'),
        any(webhookItems.missing('workerUntil'), webhookItems.atMost('workerUntil', now())),
      ),
    }),
  );
  return ok ? webhookItems.parse(item) : undefined;
}

async function dueFor(
  { ledger: { table, now } }: WebhooksDeps,
  id: string,
  limit: number,
): Promise<readonly Key[]> {
  const page = await table.queryIndex({ index: 'due', partition: webhookDue(id), upTo: now(), limit });
  return page.items;
}

async function drain(
  deps: WebhooksDeps,
  claimed: Webhook,
  run: WebhookRun,
  fresh: readonly Key[],
  attempts: Attempt[],
): Promise<void> {
  const { table, now } = deps.ledger;
  const { id, failingSince } = claimed;
  const seen = new Set<string>();
  const concurrency = new ConcurrencyLimit(failingSince === undefined);
  const underWay = new Set<Promise<void>>();
  const writing: Promise<void>[] = [];
  const errors: unknown[] = [];
  let failures = 0;
  const isOver = () =>
    errors.length > 0 || now() >= run.sendsUntil || failures >= maxFailuresInRow || isReceiverGone(attempts);
  const outcomes = new OutcomeWriter(table);
  const deliver = async (webhook: Webhook, delivery: Delivery): Promise<void> => {
    const { attempt, written } = await tryDelivery(deps, webhook, delivery, outcomes);
    writing.push(written.catch((error: unknown) => void errors.push(error)));
    attempts.push(attempt);
    const hasArrived = attempt.problem === undefined;
    failures = hasArrived ? 0 : failures + 1;
    concurrency.note(hasArrived);
  };
  let due = [...fresh];
  let ready: Delivery[] = [];
  let webhook = claimed;
  while (!isOver()) {
    if (due.length === 0 && ready.length === 0) {
      // The index may still list deliveries in flight or just sent.
      const found = await dueFor(deps, id, pageSize + seen.size);
      due = found.filter(({ sk }) => !seen.has(sk)).slice(0, pageSize);
    }
    if (due.length === 0 && ready.length === 0) {
      if (underWay.size === 0 && writing.length === 0) break;
      await Promise.all(underWay);
      await Promise.all(writing.splice(0));
      continue;
    }
    if (underWay.size >= concurrency.limit) {
      await Promise.race(underWay);
      continue;
    }
    if (ready.length === 0) {
      // The secret may have changed, and a person may have disabled the webhook.
      const known = await readWebhook(table, id);
      if (known?.state !== 'enabled') break;
      webhook = known;
      const keys = due.splice(0, deliveriesPerRead);
      for (const { sk } of keys) seen.add(sk);
      ready = await readDue(deps, keys);
    }
    const delivery = ready.shift();
    if (delivery === undefined) continue;
    const sent = deliver(webhook, delivery)
      .catch((error: unknown) => void errors.push(error))
      .finally(() => underWay.delete(sent));
    underWay.add(sent);
  }
  // A failed write of one outcome must not end the other deliveries.
  await Promise.all(underWay);
  await Promise.all(writing);
  if (errors.length > 0) throw errors[0];
}

async function readDue({ ledger: { table, now } }: WebhooksDeps, keys: readonly Key[]): Promise<Delivery[]> {
  const found = await Promise.all(keys.map((key) => deliveryItems.read(table, key)));
  return found.flatMap((one) => (one?.dueAt !== undefined && one.dueAt <= now() ? [one] : []));
}

/** A 410 decides, whatever the concurrent deliveries returned. */
const isReceiverGone = (attempts: readonly Attempt[]): boolean =>
  attempts.some(({ problem }) => problem === 'gone');

/**
 * A concurrent change by a person takes precedence.
 * @returns whether these attempts decide the health of the webhook
 */
async function releaseLane(
  { ledger: { table } }: WebhooksDeps,
  { revision, ...webhook }: Webhook,
  run: WebhookRun,
  attempts: readonly Attempt[],
): Promise<boolean> {
  const health = healthAfter(webhook, attempts);
  const cleared = (['failingSince', 'lastFailureAt', 'lastProblem'] as const).filter(
    (name) => health[name] === undefined,
  );
  const key = webhookKey(webhook.id);
  const lease = ['worker', 'workerUntil'] as const;
  const isOurs = webhookItems.equals('worker', run.worker);
  const unchanged = all(isOurs, webhookItems.equals('revision', revision));
  const { ok } = await table.update(
    webhookItems.update({ key, set: health, remove: [...lease, ...cleared], condition: unchanged }),
  );
  if (!ok) await table.update(webhookItems.update({ key, remove: lease, condition: isOurs }));
  return ok;
}
