import { countedLines } from '../../shared/log.ts';
import { all, any, type Key } from '../../shared/table/table.ts';
import { disableWebhook } from '../../shared/webhooks/change.ts';
import { type Attempt, webhookDue } from '../../shared/webhooks/delivery.ts';
import { readWebhook, type Webhook, webhookItems, webhookKey } from '../../shared/webhooks/webhook.ts';
import type { WebhooksDeps, WebhookTurn } from './deps.ts';
import { hasFailedFor, healthAfter } from './health.ts';
import { goOnReplaying } from './replay.ts';
import { tryDelivery } from './try-delivery.ts';

/** Deliveries to one address at the same time, and those that are looked at together. */
const atOnce = 10;
const pageSize = 100;
/** An address that does not take anything is tried so often in one turn, one delivery after the other. */
const mostFailures = 3;

/**
 * Delivers what is due for one webhook, until nothing is, the time is over, or the address takes nothing. Only one worker
 * does so at a time; what is due for others waits for none of it, because each has a lane of its own.
 *
 * @param fresh what was written down a moment ago: the index may not list it yet
 * @returns how many deliveries arrived, and how many did not
 */
export async function workLane(
  deps: WebhooksDeps,
  { id, replaySince }: Pick<Webhook, 'id' | 'replaySince'>,
  turn: WebhookTurn,
  fresh: readonly Key[] = [],
): Promise<{ readonly delivered: number; readonly failed: number }> {
  const { table, now } = deps.ledger;
  const hasWork = replaySince !== undefined || fresh.length > 0 || (await dueFor(deps, id, 1)).length > 0;
  const webhook = hasWork ? await claim(deps, id, turn) : undefined;
  if (webhook === undefined) return { delivered: 0, failed: 0 };
  const attempts: Attempt[] = [];
  try {
    await goOnReplaying(deps, webhook, () => now() >= turn.sendsUntil);
    await drain(deps, webhook, turn, fresh, attempts);
  } finally {
    await letGo(deps, webhook, turn, attempts);
  }
  const health = healthAfter(webhook, attempts);
  const reason = isGone(attempts)
    ? 'gone'
    : hasFailedFor(health, deps.settings.disableAfterMs)
      ? 'failing'
      : undefined;
  if (reason !== undefined && (await readWebhook(table, id))?.state === 'enabled') {
    await disableWebhook(deps.ledger, id, reason);
    deps.log.warn(countedLines.webhookDisabled, { webhook: id, reason });
  }
  const failed = attempts.filter(({ problem }) => problem !== undefined).length;
  return { delivered: attempts.length - failed, failed };
}

/** Undefined when another worker has it, or nothing may be sent. */
async function claim(
  { ledger: { table, now } }: WebhooksDeps,
  id: string,
  turn: WebhookTurn,
): Promise<Webhook | undefined> {
  const { ok, item } = await table.update(
    webhookItems.update({
      key: webhookKey(id),
      set: { worker: turn.worker, workerUntil: turn.endsAt },
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
  { id, failingSince }: Webhook,
  turn: WebhookTurn,
  fresh: readonly Key[],
  attempts: Attempt[],
): Promise<void> {
  const { table, now } = deps.ledger;
  const seen = new Set<string>();
  let failures = 0;
  const isOver = () => now() >= turn.sendsUntil || failures >= mostFailures || isGone(attempts);
  const one = async (webhook: Webhook, key: Key): Promise<void> => {
    const attempt = await tryDelivery(deps, webhook, key);
    if (attempt === undefined) return;
    attempts.push(attempt);
    failures = attempt.problem === undefined ? 0 : failures + 1;
  };
  let due = fresh;
  while (!isOver()) {
    const last = attempts.at(-1);
    const isDoubtful = last === undefined ? failingSince !== undefined : last.problem !== undefined;
    if (due.length === 0) {
      const found = await dueFor(deps, id, pageSize + seen.size);
      // The index may still list what has just been sent.
      due = found.filter(({ sk }) => !seen.has(sk)).slice(0, isDoubtful ? 1 : pageSize);
    }
    // Its secret may be another one by now, and somebody may have disabled it.
    const webhook = due.length === 0 ? undefined : await readWebhook(table, id);
    if (webhook?.state !== 'enabled') return;
    const left = due.values();
    due = [];
    const take = async (): Promise<void> => {
      for (const key of left) {
        if (isOver()) return;
        seen.add(key.sk);
        await one(webhook, key);
      }
    };
    // What one of them could not write down does not end the turn of the others: they have sent already.
    const ends = await Promise.allSettled(Array.from({ length: atOnce }, take));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  }
}

/** What an address says of itself holds, whatever was on its way just then. */
const isGone = (attempts: readonly Attempt[]): boolean => attempts.some(({ problem }) => problem === 'gone');

/** Writes down how it does. A change by a person in the meantime stays as it is. */
async function letGo(
  { ledger: { table } }: WebhooksDeps,
  webhook: Webhook,
  turn: WebhookTurn,
  attempts: readonly Attempt[],
): Promise<void> {
  const health = healthAfter(webhook, attempts);
  const gone = (['failingSince', 'lastFailureAt', 'lastProblem'] as const).filter(
    (name) => health[name] === undefined,
  );
  await table.update(
    webhookItems.update({
      key: webhookKey(webhook.id),
      set: health,
      remove: ['worker', 'workerUntil', ...gone],
      condition: webhookItems.equals('worker', turn.worker),
    }),
  );
}
