import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { anonymousMemoryBytes } from '../../platform/process-memory.ts';
import type { ProcessSupervisor } from '../../platform/supervisor.ts';
import { createGuardedServer } from '../../protocol/guard.ts';
import { readBody } from '../../protocol/http.ts';
import { isSame } from '../../protocol/signature.ts';
import type { Invocation, InvocationResult } from './invocation.ts';
import { failedResult, maxResponseBytes } from './invocation.ts';

const bootstrap = fileURLToPath(new URL('./bootstrap.ts', import.meta.url));
/** AWS gives initialisation 10 seconds; here several processes share few cores. */
const initLimitMs = 30_000;
const memoryCheckMs = 250;

export interface EnvironmentDefinition {
  readonly arn: string;
  readonly folder: string;
  readonly timeoutSeconds: number;
  readonly memoryMegabytes: number;
  readonly variables: Readonly<Record<string, string>>;
  readonly supervisor: Pick<ProcessSupervisor, 'supervise'>;
  log(line: string): void;
}

const initErrorSchema = z.looseObject({ errorType: z.string(), errorMessage: z.string() });

function initError(body: string): { type: string; message: string } {
  const { errorType, errorMessage } = initErrorSchema.parse(JSON.parse(body));
  return { type: errorType, message: errorMessage };
}

interface Work {
  readonly invocation: Invocation;
  finish(result: InvocationResult): void;
}

/** Runs one invocation at a time and kills the process at the function's timeout or memory limit. */
export class ExecutionEnvironment {
  readonly #definition: EnvironmentDefinition;
  readonly #server: Server;
  /** Keeps other processes from fetching the next invocation. */
  readonly #secret = randomBytes(24).toString('hex');
  readonly #onIdle: () => void;
  readonly #onExit: () => void;
  #child: ChildProcess | undefined;
  #waiting: ServerResponse | undefined;
  #work: Work | undefined;
  #timer: NodeJS.Timeout | undefined;
  #memoryTimer: NodeJS.Timeout | undefined;
  #reason: { type: string; message: string } | undefined;
  #killed = false;
  #ended = false;
  idleSince = Date.now();

  constructor(definition: EnvironmentDefinition, onIdle: () => void, onExit: () => void) {
    this.#definition = definition;
    this.#onIdle = onIdle;
    this.#onExit = onExit;
    this.#server = createGuardedServer((request, response) => {
      this.#serve(request, response).catch(() => response.destroy());
    });
    // Closing the connection during a long handler could lose an answer.
    this.#server.keepAliveTimeout = 0;
    this.#server.listen(0, '127.0.0.1', () => this.#spawn());
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  get ended(): boolean {
    return this.#ended;
  }

  get free(): boolean {
    return !this.#ended && !this.#killed && this.#work === undefined;
  }

  get working(): boolean {
    return this.#work !== undefined;
  }

  get warm(): boolean {
    return this.#waiting !== undefined;
  }

  invoke(invocation: Invocation): Promise<InvocationResult> {
    return new Promise((finish) => {
      this.#work = { invocation, finish };
      this.#deliver();
    });
  }

  kill(signal: NodeJS.Signals = 'SIGKILL'): void {
    this.#killed = true;
    if (this.#child === undefined) this.#end(null, signal);
    else this.#child.kill(signal);
  }

  #spawn(): void {
    if (this.#ended) return;
    const { folder, variables, memoryMegabytes, supervisor, log } = this.#definition;
    const address = this.#server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const child = spawn(
      process.execPath,
      [`--max-old-space-size=${memoryMegabytes}`, '--disable-warning=ExperimentalWarning', bootstrap],
      {
        cwd: folder,
        env: { ...variables, AWS_LAMBDA_RUNTIME_API: `127.0.0.1:${port}/${this.#secret}` },
        stdio: ['pipe', 'pipe', 'pipe'],
        // A separate process group, because on Ctrl-C the host must stop everything in order.
        detached: true,
      },
    );
    this.#child = child;
    supervisor.supervise(child);
    child.stdin.on('error', () => undefined);
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', log);
    child.once('error', (error) => {
      this.#reason = { type: 'Runtime.ExitError', message: error.message };
      this.#end(null, null);
    });
    child.once('exit', (code, signal) => this.#end(code, signal));
    this.#timer = setTimeout(() => this.#killFor('Sandbox.Timedout', 'Init phase timed out'), initLimitMs);
    this.#memoryTimer = setInterval(() => this.#checkMemory(), memoryCheckMs);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, secret = '', , , ...steps] = (request.url ?? '').split('/');
    if (!isSame(secret, this.#secret)) {
      request.resume();
      response.writeHead(403).end();
      return;
    }
    const path = `/${steps.join('/')}`;
    if (request.method === 'GET' && path === '/invocation/next') {
      clearTimeout(this.#timer);
      this.#waiting = response;
      this.idleSince = Date.now();
      if (this.#work === undefined) this.#onIdle();
      else this.#deliver();
      return;
    }
    const body = (await readBody(request, maxResponseBytes * 2)).toString('utf8');
    response.writeHead(202, { 'content-type': 'application/json' }).end('{"status":"OK"}');
    if (path === '/init/error') this.#reason = initError(body);
    const [, , requestId, kind] = path.split('/');
    if (this.#work === undefined || requestId !== this.#work.invocation.requestId) return;
    if (kind === 'error') this.#finish({ payload: body, functionError: 'Unhandled' });
    else if (Buffer.byteLength(body) > maxResponseBytes) {
      this.#finish(
        failedResult(
          'Function.ResponseSizeTooLarge',
          `Response payload size exceeded maximum allowed payload size (${maxResponseBytes} bytes).`,
        ),
      );
    } else this.#finish({ payload: body });
  }

  #deliver(): void {
    const [response, work] = [this.#waiting, this.#work];
    if (response === undefined || work === undefined) return;
    this.#waiting = undefined;
    const { timeoutSeconds, arn, log } = this.#definition;
    const { requestId, payload, lineage } = work.invocation;
    log(`START RequestId: ${requestId}`);
    this.#timer = setTimeout(
      () =>
        this.#killFor(
          'Sandbox.Timedout',
          `RequestId: ${requestId} Error: Task timed out after ${timeoutSeconds.toFixed(2)} seconds`,
        ),
      timeoutSeconds * 1000,
    );
    const trace = requestId.replaceAll('-', '').slice(0, 24);
    response.writeHead(200, {
      'content-type': 'application/json',
      'lambda-runtime-aws-request-id': requestId,
      'lambda-runtime-deadline-ms': String(Date.now() + timeoutSeconds * 1000),
      'lambda-runtime-invoked-function-arn': arn,
      'lambda-runtime-trace-id': `Root=1-${Math.floor(Date.now() / 1000).toString(16)}-${trace};Sampled=0;Lineage=${lineage}`,
    });
    response.end(payload);
  }

  #killFor(type: string, message: string): void {
    this.#reason = { type, message };
    this.#definition.log(message);
    this.kill();
  }

  #checkMemory(): void {
    const limit = this.#definition.memoryMegabytes;
    const used = this.pid === undefined ? 0 : anonymousMemoryBytes(this.pid);
    if (used > limit * 1024 * 1024) {
      this.#killFor(
        'Runtime.ExitError',
        `Runtime exited with error: signal: killed (over ${limit} MB of memory)`,
      );
    }
  }

  #finish(result: InvocationResult): void {
    const work = this.#work;
    clearTimeout(this.#timer);
    this.#work = undefined;
    if (work === undefined) return;
    this.#definition.log(`END RequestId: ${work.invocation.requestId}`);
    work.finish(result);
  }

  #end(code: number | null, signal: NodeJS.Signals | null): void {
    if (this.#ended) return;
    this.#ended = true;
    clearInterval(this.#memoryTimer);
    this.#server.closeAllConnections();
    this.#server.close();
    const how = signal === null ? `exit status ${code}` : `signal: ${signal}`;
    const reason = this.#reason ?? {
      type: 'Runtime.ExitError',
      message: `Runtime exited with error: ${how}`,
    };
    this.#finish(failedResult(reason.type, reason.message));
    this.#onExit();
  }
}
