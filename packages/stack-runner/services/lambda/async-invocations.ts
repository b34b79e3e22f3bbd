import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { delay } from '../../basics/delay.ts';
import { messageOf } from '../../basics/errors.ts';
import { parseJson } from '../../basics/json.ts';
import { times } from '../../basics/times.ts';
import { isThrottled } from './concurrency.ts';
import type { InvocationResult } from './invocation.ts';
import type { LambdaFunction } from './lambda-function.ts';
import { isStoppedLoop, type Lineage } from './lineage.ts';

const retryDelaysMs = [60_000, 120_000];
/** The wait of a throttled event doubles up to five minutes and uses no retry. */
const throttledFirstMs = 1_000;
const throttledMostMs = 300_000;

interface AsyncSettings {
  readonly maximumRetryAttempts: number;
  readonly maximumEventAgeSeconds: number;
  readonly onFailure?: string | undefined;
}

const defaults: AsyncSettings = { maximumRetryAttempts: 2, maximumEventAgeSeconds: 21_600 };

const rowSchema = z.object({
  id: z.string(),
  function_name: z.string(),
  payload: z.string(),
  attempts: z.number(),
  accepted_at: z.number(),
});
type Row = z.infer<typeof rowSchema>;

interface Options {
  readonly journal: DatabaseSync;
  readonly lambda: {
    get(name: string): Pick<LambdaFunction, 'invoke'> & { readonly definition: { readonly arn: string } };
  };
  readonly timeScale: number;
  readonly signal: AbortSignal;
  log(line: string): void;
  sendToQueue(arn: string, body: string): Promise<void>;
}

/** Journals each invocation before it answers: a killed host runs it at its next start. */
export class AsyncInvocations {
  readonly #options: Options;
  readonly #settings = new Map<string, AsyncSettings>();

  constructor(options: Options) {
    this.#options = options;
  }

  configure(functionName: string, settings: Partial<AsyncSettings>): void {
    this.#settings.set(functionName, { ...defaults, ...settings });
  }

  /** Returns once the invocation is journalled; `done` settles when it has ended. */
  accept(functionName: string, payload: string, lineage: Lineage = ''): { readonly done: Promise<void> } {
    const row: Row = {
      id: randomUUID(),
      function_name: functionName,
      payload,
      attempts: 0,
      accepted_at: Date.now(),
    };
    this.#options.journal
      .prepare('INSERT INTO invocations VALUES (?, ?, ?, ?, ?)')
      .run(row.id, row.function_name, row.payload, row.attempts, row.accepted_at);
    return { done: this.#safely(row, lineage) };
  }

  async resume(): Promise<void> {
    const rows = this.#options.journal.prepare('SELECT * FROM invocations ORDER BY accepted_at').all();
    await Promise.all(rows.map((row) => this.#safely(rowSchema.parse(row))));
  }

  async #safely(row: Row, lineage: Lineage = ''): Promise<void> {
    try {
      await this.#run(row, lineage);
    } catch (error) {
      this.#options.log(`${row.function_name}: an event is lost: ${messageOf(error)}`);
    }
  }

  async #run(row: Row, lineage: Lineage): Promise<void> {
    const { log, signal, journal, timeScale } = this.#options;
    const settings = this.#settings.get(row.function_name) ?? defaults;
    for (let attempt = row.attempts; ; attempt += 1) {
      const result = await this.#invoke(row, lineage, settings);
      if (signal.aborted && result?.functionError !== undefined) return;
      if (result === undefined) return;
      if (result.functionError === undefined) break;
      if (result === stopped || attempt >= settings.maximumRetryAttempts || isOld(row, settings)) {
        log(`${row.function_name}: an event failed ${times(attempt + 1)} and is given up`);
        await this.#giveUp(row, attempt + 1, result, settings);
        break;
      }
      journal.prepare('UPDATE invocations SET attempts = ? WHERE id = ?').run(attempt + 1, row.id);
      await delay((retryDelaysMs[attempt] ?? 120_000) / timeScale, signal);
      if (signal.aborted) return;
    }
    journal.prepare('DELETE FROM invocations WHERE id = ?').run(row.id);
  }

  /** Waits for a free execution; undefined if the stack stops first. */
  async #invoke(row: Row, lineage: Lineage, settings: AsyncSettings): Promise<InvocationResult | undefined> {
    const { lambda, signal, timeScale } = this.#options;
    for (let waitMs = throttledFirstMs; !signal.aborted; waitMs = Math.min(waitMs * 2, throttledMostMs)) {
      try {
        return await lambda.get(row.function_name).invoke(row.payload, lineage);
      } catch (error) {
        if (isStoppedLoop(error)) return stopped;
        if (!isThrottled(error)) throw error;
        if (isOld(row, settings)) return { payload: 'null', functionError: 'Unhandled' };
      }
      await delay(waitMs / timeScale, signal);
    }
    return undefined;
  }

  async #giveUp(
    row: Row,
    attempts: number,
    result: InvocationResult,
    settings: AsyncSettings,
  ): Promise<void> {
    if (settings.onFailure === undefined) return;
    const record = {
      version: '1.0',
      timestamp: new Date().toISOString(),
      requestContext: {
        requestId: row.id,
        functionArn: this.#options.lambda.get(row.function_name).definition.arn,
        condition: 'RetriesExhausted',
        approximateInvokeCount: attempts,
      },
      requestPayload: parseJson(row.payload) ?? null,
      responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: result.functionError },
      responsePayload: parseJson(result.payload) ?? null,
    };
    try {
      await this.#options.sendToQueue(settings.onFailure, JSON.stringify(record));
    } catch (error) {
      this.#options.log(`${row.function_name}: failure destination: ${messageOf(error)}`);
    }
  }
}

const stopped: InvocationResult = { payload: 'null', functionError: 'Unhandled' };

const isOld = ({ accepted_at }: Row, { maximumEventAgeSeconds }: AsyncSettings): boolean =>
  Date.now() - accepted_at > maximumEventAgeSeconds * 1000;
