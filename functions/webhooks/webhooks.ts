import type { SQSBatchResponse } from 'aws-lambda';
import type { Invocation } from '../../shared/lambda/invocation.ts';
import type { RootLog } from '../../shared/lambda/logger.ts';
import { isQueueEvent } from '../../shared/lambda/queue-event.ts';
import { parseBody, workOnRecords } from '../../shared/lambda/sqs-batch.ts';
import { errorName } from '../../shared/log.ts';
import type { Key } from '../../shared/table/table.ts';
import { webhookOfDelivery } from '../../shared/webhooks/delivery.ts';
import { listWebhooks, type Webhook } from '../../shared/webhooks/webhook.ts';
import { busEventIn } from './bus-event.ts';
import type { WebhookRun, WebhooksDeps } from './deps.ts';
import { workLane } from './lane.ts';
import { recordDeliveries } from './record-deliveries.ts';

const eventsRunMs = 5_000;
const minuteRunMs = 45_000;
const marginMs = 5_000;

export const createWebhooks =
  ({
    log,
    workerName,
    ...parts
  }: Omit<WebhooksDeps, 'log'> & { readonly log: RootLog; readonly workerName: () => string }) =>
  async (event: unknown, context: Invocation): Promise<SQSBatchResponse | undefined> => {
    const deps: WebhooksDeps = { ...parts, log };
    const { table, now } = deps.ledger;
    const run = (maxMs: number): WebhookRun => {
      const endsAt = now() + context.getRemainingTimeInMillis();
      return {
        worker: workerName(),
        sendsUntil: Math.min(now() + maxMs, endsAt - deps.settings.timeoutMs - marginMs),
        leaseUntil: endsAt + marginMs,
      };
    };
    const known = await listWebhooks(table);
    if (!isQueueEvent(event)) {
      const failures = await workLanes(deps, known, run(minuteRunMs));
      if (failures.length > 0) throw new AggregateError(failures, 'Some webhooks could not be processed');
      return undefined;
    }
    if (known.length === 0) return { batchItemFailures: [] };
    const fresh = new Map<string, Key[]>();
    const answer = await workOnRecords(event, log, async (record) => {
      const one = busEventIn(parseBody(record));
      for (const key of await recordDeliveries(deps.ledger, known, one)) {
        const id = webhookOfDelivery(key);
        fresh.set(id, [...(fresh.get(id) ?? []), key]);
      }
    });
    // Only the scheduled run tries failing addresses, so that others need not wait.
    const notFailing = known.filter(({ id, failingSince }) => fresh.has(id) && failingSince === undefined);
    await workLanes(deps, notFailing, run(eventsRunMs), fresh);
    return answer;
  };

async function workLanes(
  deps: WebhooksDeps,
  known: readonly Webhook[],
  run: WebhookRun,
  fresh: ReadonlyMap<string, readonly Key[]> = new Map(),
): Promise<unknown[]> {
  const failures: unknown[] = [];
  await Promise.all(
    known
      .filter(({ state }) => state === 'enabled')
      .map(async (webhook) => {
        try {
          const { delivered, failed } = await workLane(deps, webhook, run, fresh.get(webhook.id));
          if (delivered + failed > 0)
            deps.log.info('Deliveries were sent to a webhook', { webhook: webhook.id, delivered, failed });
        } catch (error) {
          deps.log.error('A webhook could not be processed', {
            webhook: webhook.id,
            error: errorName(error),
          });
          failures.push(error);
        }
      }),
  );
  return failures;
}
