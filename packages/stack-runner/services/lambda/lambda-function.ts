import { randomUUID } from 'node:crypto';
import type { Credentials } from '../../protocol/signature.ts';
import type { Emit } from '../cloudwatch/aws-metrics.ts';
import type { Minutes } from '../cloudwatch/minutes.ts';
import { type AccountConcurrency, throttled } from './concurrency.ts';
import { type EnvironmentDefinition, ExecutionEnvironment } from './execution-environment.ts';
import { failedResult, type Invocation, type InvocationResult } from './invocation.ts';
import { isLoop, type Lineage, stoppedLoop, withRun } from './lineage.ts';

/** AWS keeps an idle environment for some minutes; memory is dearer on one machine. */
const idleLimitMs = 60_000;

type FunctionDefinition = EnvironmentDefinition & {
  readonly logicalId: string;
  readonly name: string;
  /** The ARN of its role. */
  readonly role: string;
  /** Its own, with the rights of its role. */
  readonly credentials: Credentials;
  /** The most environments on this machine; further invocations wait. */
  readonly concurrency: number;
  /** Reserved executions; AWS throttles further invocations. */
  readonly reserved: number | undefined;
  /** The limit of the account, for functions without reserved executions. */
  readonly account: AccountConcurrency | undefined;
  /** Whether Lambda ends a chain of requests in which it runs over and over. */
  readonly endsLoops: boolean;
  readonly minutes: Minutes;
  readonly emit: Emit;
};

interface Waiting {
  readonly invocation: Invocation;
  finish(result: InvocationResult): void;
}

/** A function: its execution environments, and the invocations that wait for one. */
export class LambdaFunction {
  readonly definition: FunctionDefinition;
  readonly #environments = new Set<ExecutionEnvironment>();
  readonly #waiting: Waiting[] = [];
  /** When each invocation that has not ended was begun. */
  readonly #begun = new Set<{ readonly atMs: number }>();
  readonly #reaper: NodeJS.Timeout;
  #closed = false;
  /** Requests that found no free execution since the start. */
  throttles = 0;
  /** Requests that were dropped because they were part of a recursive loop. */
  stoppedLoops = 0;

  constructor(definition: FunctionDefinition) {
    this.definition = definition;
    this.#reaper = setInterval(() => this.#reap(), idleLimitMs / 4);
    this.#reaper.unref();
  }

  /**
   * Invokes and waits. `payload` is JSON text of at most 6 MB (the caller checks).
   *
   * @param lineage of the request that it is invoked by
   * @throws AwsError TooManyRequestsException where AWS has no execution free, RecursiveInvocationException in a recursive loop
   */
  async invoke(payload: string, lineage: Lineage = ''): Promise<InvocationResult> {
    if (this.#closed) return failedResult('Sandbox.Closed', 'the local stack is stopping');
    const { name: FunctionName, arn, endsLoops, minutes, emit } = this.definition;
    if (endsLoops && isLoop(lineage, arn)) {
      this.stoppedLoops += 1;
      throw stoppedLoop();
    }
    const giveBack = this.#take();
    if (giveBack === undefined) {
      this.throttles += 1;
      emit('AWS/Lambda Throttles', { FunctionName }, 1);
      throw throttled();
    }
    const [minute, begun] = [minutes.current, { atMs: Date.now() }];
    emit('AWS/Lambda Invocations', { FunctionName }, 1);
    emit('AWS/Lambda Throttles', { FunctionName }, 0);
    this.#begun.add(begun);
    try {
      const result = await new Promise<InvocationResult>((finish) => {
        this.#waiting.push({
          invocation: { requestId: randomUUID(), payload, lineage: withRun(lineage, arn) },
          finish,
        });
        this.#pump();
      });
      if (this.#closed) return result;
      emit('AWS/Lambda Errors', { FunctionName }, result.functionError === undefined ? 0 : 1, minute);
      emit('AWS/Lambda Duration', { FunctionName }, Date.now() - begun.atMs, minute);
      return result;
    } finally {
      this.#begun.delete(begun);
      giveBack();
    }
  }

  #take(): (() => void) | undefined {
    const { reserved, account } = this.definition;
    if (reserved !== undefined) return this.#begun.size < reserved ? () => undefined : undefined;
    return account === undefined ? () => undefined : account.take();
  }

  /** True while something is under way that was begun at this moment or later. */
  busySince(atMs: number): boolean {
    return [...this.#begun].some((begun) => begun.atMs >= atMs);
  }

  /** True while something is invoked or waits for it. */
  get busy(): boolean {
    return this.#waiting.length > 0 || [...this.#environments].some(({ working }) => working);
  }

  /** Sends a signal to every process of the function; returns their process ids. */
  killAll(signal: NodeJS.Signals): number[] {
    const pids = this.pids();
    for (const environment of this.#environments) environment.kill(signal);
    return pids;
  }

  pids(): number[] {
    return [...this.#environments].flatMap(({ pid }) => pid ?? []);
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#reaper);
    for (const { finish } of this.#waiting.splice(0)) {
      finish(failedResult('Sandbox.Closed', 'the local stack is stopping'));
    }
    this.killAll('SIGKILL');
  }

  #pump(): void {
    while (this.#waiting.length > 0 && !this.#closed) {
      const free = [...this.#environments].filter((environment) => environment.free);
      const environment = free.find(({ warm }) => warm) ?? free[0] ?? this.#grow();
      if (environment === undefined) return;
      const next = this.#waiting.shift();
      if (next === undefined) return;
      void environment.invoke(next.invocation).then((result) => {
        next.finish(result);
        this.#pump();
      });
    }
  }

  #grow(): ExecutionEnvironment | undefined {
    if (this.#environments.size >= this.definition.concurrency) return undefined;
    const environment: ExecutionEnvironment = new ExecutionEnvironment(
      this.definition,
      () => this.#pump(),
      () => {
        this.#environments.delete(environment);
        this.#pump();
      },
    );
    this.#environments.add(environment);
    return environment;
  }

  #reap(): void {
    for (const environment of this.#environments) {
      if (environment.free && environment.warm && Date.now() - environment.idleSince > idleLimitMs) {
        environment.kill();
      }
    }
  }
}
