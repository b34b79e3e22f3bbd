import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import * as z from 'zod';

const childMessage = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ ended: z.int(), result: z.unknown().optional(), error: z.string().optional() }),
  z.object({ ask: z.int(), checkpoint: z.unknown().optional(), state: z.unknown().optional() }),
]);

/** Runs one process; after its death, the next `invoke` starts another. */
export class Host {
  readonly #folder: string;
  readonly #script: string;
  readonly #kind: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #answer: (request: unknown) => unknown;
  readonly #running = new Map<number, (outcome: Outcome) => void>();
  #child: ChildProcess | undefined;
  #ready: Promise<void> = Promise.resolve();
  #invocations = 0;

  constructor(
    folder: string,
    script: string,
    kind: string,
    env: NodeJS.ProcessEnv,
    answer: (request: unknown) => unknown = () => undefined,
  ) {
    this.#folder = folder;
    this.#script = script;
    this.#kind = kind;
    this.#env = { ...process.env, ...env };
    this.#answer = answer;
  }

  async invoke(event: unknown, timeoutMs: number): Promise<Outcome> {
    this.#child ??= this.#start();
    const child = this.#child;
    await this.#ready;
    this.#invocations += 1;
    const invoke = this.#invocations;
    const ended = new Promise<Outcome>((resolve) => this.#running.set(invoke, resolve));
    if (child.connected) child.send({ invoke, event, timeoutMs });
    else this.#end(invoke, { kind: 'died' });
    return ended;
  }

  kill(): void {
    this.#child?.kill('SIGKILL');
  }

  #end(invoke: number, outcome: Outcome): void {
    this.#running.get(invoke)?.(outcome);
    this.#running.delete(invoke);
  }

  #start(): ChildProcess {
    const child = fork(
      join(this.#folder, 'lambda-host.mjs'),
      [join(this.#folder, this.#script), this.#kind],
      {
        env: this.#env,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      },
    );
    this.#ready = new Promise((resolve) => {
      child.on('message', (message) => {
        const parsed = childMessage.parse(message);
        if ('ready' in parsed) resolve();
        else if ('ended' in parsed)
          this.#end(
            parsed.ended,
            parsed.error === undefined
              ? { kind: 'ended', result: parsed.result }
              : { kind: 'failed', error: parsed.error },
          );
        else child.send({ reply: parsed.ask, answer: this.#answer(parsed) });
      });
      child.once('exit', () => {
        this.#child = undefined;
        resolve();
        for (const invoke of [...this.#running.keys()]) this.#end(invoke, { kind: 'died' });
      });
    });
    return child;
  }
}

type Outcome =
  | { readonly kind: 'ended'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly error: string }
  | { readonly kind: 'died' };
