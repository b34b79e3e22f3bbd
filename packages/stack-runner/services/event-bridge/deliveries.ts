import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { delay } from '../../basics/delay.ts';
import { AwsError, messageOf } from '../../basics/errors.ts';
import { isObject, jsonSchema } from '../../basics/json.ts';
import { times } from '../../basics/times.ts';
import type { Emit } from '../cloudwatch/aws-metrics.ts';
import type { Delivery } from './deliver.ts';

export const retryPolicySchema = z.object({
  MaximumRetryAttempts: z.coerce.number().default(185),
  MaximumEventAgeInSeconds: z.coerce.number().default(86_400),
});

const deliverySchema = z.object({
  arn: z.string(),
  input: jsonSchema,
  messageGroupId: z.string().optional(),
  source: z.string().optional(),
  detailType: z.string().optional(),
});
const promisedSchema = z.object({
  from: z.string(),
  group: z.string().optional(),
  delivery: deliverySchema,
  retry: retryPolicySchema,
  deadLetters: z.string().optional(),
});
type Promised = z.infer<typeof promisedSchema>;

const rowSchema = z.object({
  id: z.string(),
  promised: z.string(),
  attempts: z.number(),
  accepted_at: z.number(),
});

/** AWS does not document its waits; ours double, up to ten minutes. */
const firstWaitMs = 1_000;
const longestWaitMs = 600_000;

interface Options {
  readonly journal: DatabaseSync;
  readonly timeScale: number;
  readonly signal: AbortSignal;
  readonly emit: Emit;
  log(line: string): void;
  deliver(delivery: Delivery): Promise<{ readonly done: Promise<void> }>;
  sendToQueue(arn: string, body: string, attributes: Readonly<Record<string, string>>): Promise<void>;
}

interface FailedDelivery {
  readonly promised: Promised;
  readonly error: unknown;
  readonly attempts: number;
  readonly acceptedAt: number;
}

/** The journal keeps failed deliveries across restarts. */
export class Deliveries {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Never rejects. `done` settles when a function has finished, or the first attempt has failed. */
  async deliver(promised: Promised): Promise<{ readonly done: Promise<void> }> {
    const acceptedAt = Date.now();
    try {
      return await this.#options.deliver(promised.delivery);
    } catch (error) {
      const id = randomUUID();
      this.#options.journal
        .prepare('INSERT INTO deliveries VALUES (?, ?, 1, ?)')
        .run(id, JSON.stringify(promised), acceptedAt);
      void this.#continue(id, { promised, error, attempts: 1, acceptedAt });
      return { done: Promise.resolve() };
    }
  }

  async resume(): Promise<void> {
    const rows = this.#options.journal.prepare('SELECT * FROM deliveries ORDER BY accepted_at').all();
    await Promise.all(
      rows.map((row) => {
        const { id, promised, attempts, accepted_at: acceptedAt } = rowSchema.parse(row);
        const error = new AwsError('InternalFailure', 'the host ended before the next attempt', 500);
        const parsed = promisedSchema.parse(JSON.parse(promised));
        return this.#continue(id, { promised: parsed, error, attempts, acceptedAt });
      }),
    );
  }

  async #continue(id: string, first: FailedDelivery): Promise<void> {
    const { journal, signal, timeScale } = this.#options;
    let last = first;
    while (true) {
      this.#count('TargetErrorCount', last.promised);
      const exhausted = exhaustedBy(last, timeScale);
      if (exhausted !== undefined) {
        await this.#giveUp(last, exhausted);
        break;
      }
      await delay(Math.min(firstWaitMs * 2 ** (last.attempts - 1), longestWaitMs) / timeScale, signal);
      if (signal.aborted) return;
      try {
        await this.#options.deliver(last.promised.delivery);
        break;
      } catch (error) {
        last = { ...last, error, attempts: last.attempts + 1 };
        journal.prepare('UPDATE deliveries SET attempts = ? WHERE id = ?').run(last.attempts, id);
      }
    }
    if (!signal.aborted) journal.prepare('DELETE FROM deliveries WHERE id = ?').run(id);
  }

  async #giveUp({ promised, error, attempts }: FailedDelivery, exhausted: string): Promise<void> {
    const { log, sendToQueue } = this.#options;
    const { from, delivery, deadLetters, group } = promised;
    this.#count('InvocationDroppedCount', promised);
    log(`${from}: ${delivery.arn} refused an event ${times(attempts)}: ${messageOf(error)}`);
    if (deadLetters === undefined) return;
    const { input } = delivery;
    try {
      await sendToQueue(deadLetters, typeof input === 'string' ? input : JSON.stringify(input), {
        [group === undefined ? 'RULE_ARN' : 'SCHEDULE_ARN']: from,
        TARGET_ARN: delivery.arn,
        ERROR_CODE: codeOf(error),
        ERROR_MESSAGE: messageOf(error),
        RETRY_ATTEMPTS: String(attempts - 1),
        ...(exhausted === 'NotRetryable' ? {} : { EXHAUSTED_RETRY_CONDITION: exhausted }),
      });
    } catch (failure) {
      log(`${from}: the dead-letter queue refused an event: ${messageOf(failure)}`);
    }
  }

  #count(metric: 'TargetErrorCount' | 'InvocationDroppedCount', { group }: Promised): void {
    if (group !== undefined) this.#options.emit(`AWS/Scheduler ${metric}`, { ScheduleGroup: group }, 1);
  }
}

/** A missing target, or one that denies access, is not retried. */
function exhaustedBy(
  { error, attempts, acceptedAt, promised: { retry } }: FailedDelivery,
  timeScale: number,
): 'NotRetryable' | 'MaximumRetryAttempts' | 'MaximumEventAgeInSeconds' | undefined {
  if (/AccessDenied|NonExistent|DoesNotExist|NotFound/.test(codeOf(error))) return 'NotRetryable';
  if (attempts > retry.MaximumRetryAttempts) return 'MaximumRetryAttempts';
  const isOld = (Date.now() - acceptedAt) * timeScale > retry.MaximumEventAgeInSeconds * 1000;
  return isOld ? 'MaximumEventAgeInSeconds' : undefined;
}

function codeOf(error: unknown): string {
  if (error instanceof AwsError) return error.code;
  return isObject(error) && typeof error.name === 'string' ? error.name : 'InternalFailure';
}
