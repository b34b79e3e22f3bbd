import { randomUUID } from 'node:crypto';
import type { Credentials } from '../../protocol/signature.ts';
import type { Emit } from '../cloudwatch/aws-metrics.ts';
import type { Minutes } from '../cloudwatch/minutes.ts';
import { type AccountConcurrency, throttled } from './concurrency.ts';
import { type EnvironmentDefinition, ExecutionEnvironment } from './execution-environment.ts';
import { failedResult, type Invocation, type InvocationResult } from './invocation.ts';
import { isLoop, type Lineage, stoppedLoop, withRun } from './lineage.ts';

/** AWS keeps an idle environment for minutes; one machine has less memory. */
const idleLimitMs = 60_000;

type FunctionDefinition = EnvironmentDefinition & {
  readonly logicalId: string;
  readonly name: string;
  readonly role: string;
  readonly credentials: Credentials;
  readonly concurrency: number;
  readonly reserved: number | undefined;
  readonly account: AccountConcurrency | undefined;
  readonly endsLoops: boolean;
  readonly minutes: Minutes;
  readonly emit: Emit;
};

interface Waiting {
  readonly invocation: Invocation;
  finish(result: InvocationResult): void;
}

export class LambdaFunction {
  readonly definition: FunctionDefinition;
  readonly #environments = new Set<ExecutionEnvironment>();
  readonly #waiting: Waiting[] = [];
  readonly #begun = new Set<{ readonly atMs: number }>();
  readonly #reaper: NodeJS.Timeout;
  #closed = false;
  throttles = 0;
  stoppedLoops = 0;

  constructor(definition: FunctionDefinition) {
    this.definition = definition;
    this.#reaper = setInterval(() => this.#reap(), idleLimitMs / 4);
    this.#reaper.unref();
  }

  /**
   * `payload` is JSON text; the caller checks its size.
   * @throws AwsError TooManyRequestsException if no execution is free, RecursiveInvocationException in a recursive
   * loop
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

  hasRunBegunSince(atMs: number): boolean {
    return [...this.#begun].some((begun) => begun.atMs >= atMs);
  }

  get busy(): boolean {
    return this.#waiting.length > 0 || [...this.#environments].some(({ working }) => working);
  }

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
