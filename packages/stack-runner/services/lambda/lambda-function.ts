import { randomUUID } from 'node:crypto';
import type { Credentials } from '../../protocol/signature.ts';
import { type EnvironmentDefinition, ExecutionEnvironment } from './execution-environment.ts';
import { failedResult, type Invocation, type InvocationResult } from './invocation.ts';

/** AWS keeps an idle environment for some minutes; memory is dearer on one machine. */
const idleLimitMs = 60_000;

type FunctionDefinition = EnvironmentDefinition & {
  readonly logicalId: string;
  readonly name: string;
  /** The ARN of its role. */
  readonly role: string;
  /** Its own, with the rights of its role. */
  readonly credentials: Credentials;
  /** Most environments at once. 0 throttles every invocation, as on AWS. */
  readonly concurrency: number;
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
  readonly #reaper: NodeJS.Timeout;
  #closed = false;

  constructor(definition: FunctionDefinition) {
    this.definition = definition;
    this.#reaper = setInterval(() => this.#reap(), idleLimitMs / 4);
    this.#reaper.unref();
  }

  /** Invokes and waits. `payload` is JSON text of at most 6 MB (the caller checks). */
  invoke(payload: string): Promise<InvocationResult> {
    if (this.#closed) return Promise.resolve(failedResult('Sandbox.Closed', 'the local stack is stopping'));
    return new Promise((finish) => {
      this.#waiting.push({ invocation: { requestId: randomUUID(), payload }, finish });
      this.#pump();
    });
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
