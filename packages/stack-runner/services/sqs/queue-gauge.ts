import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import type { Emit } from '../cloudwatch/aws-metrics.ts';
import type { Minutes } from '../cloudwatch/minutes.ts';

const rowSchema = z.object({
  queue_name: z.string(),
  oldest: z.number(),
  visible: z.number(),
  total: z.number(),
});

/** SQS reports no metrics for an empty queue without requests for six hours. */
const activeMinutes = 6 * 60;

interface Options {
  readonly file: string;
  readonly minutes: Minutes;
  readonly emit: Emit;
}

export class QueueGauge {
  readonly #options: Options;
  readonly #lastRequest = new Map<string, number>();
  readonly #polled = new Set<string>();

  constructor(options: Options) {
    this.#options = options;
  }

  noteRequest(name: string): void {
    this.#lastRequest.set(name, this.#options.minutes.current);
  }

  /** A function polls the queue all the time, so the queue stays active. */
  noteConsumer(name: string): void {
    this.#polled.add(name);
  }

  sample(): void {
    const { file, minutes, emit } = this.#options;
    if (!existsSync(file)) return;
    const filled = new Map(this.#read(file).map((row) => [row.queue_name, row]));
    const active = [...this.#lastRequest]
      .filter(([, minute]) => minutes.current - minute < activeMinutes)
      .map(([name]) => name);
    for (const QueueName of new Set([...filled.keys(), ...this.#polled, ...active])) {
      const { oldest, visible = 0, total = 0 } = filled.get(QueueName) ?? {};
      const ageSeconds = oldest === undefined ? 0 : minutes.since(oldest) * 60;
      emit('AWS/SQS ApproximateAgeOfOldestMessage', { QueueName }, ageSeconds);
      emit('AWS/SQS ApproximateNumberOfMessagesVisible', { QueueName }, visible);
      emit('AWS/SQS ApproximateNumberOfMessagesNotVisible', { QueueName }, total - visible);
    }
  }

  #read(file: string): z.infer<typeof rowSchema>[] {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      return database
        .prepare(
          `SELECT queue_name, MIN(sent_timestamp) AS oldest, COUNT(*) AS total,
             SUM(COALESCE(visibility_deadline, 0) <= ?1 AND COALESCE(delay_until, 0) <= ?1) AS visible
           FROM sqs_messages GROUP BY queue_name`,
        )
        .all(Date.now())
        .map((row) => rowSchema.parse(row));
    } finally {
      database.close();
    }
  }
}
