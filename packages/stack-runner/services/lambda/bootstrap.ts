/** Runs a handler with Runtime API 2018-06-01. Ends when the host closes standard input. */
import { existsSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Answer {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
type Handler = (event: unknown, context: object) => unknown;

/** An import of `node:http` would also load Node's WebSocket client. */
const { Agent, request } = process.getBuiltinModule('node:http');

const {
  AWS_LAMBDA_RUNTIME_API: api = '',
  _HANDLER: handlerName = '',
  LAMBDA_TASK_ROOT: taskRoot = '',
  ...environment
} = process.env;
const agent = new Agent({ keepAlive: true, maxSockets: 2 });
let current: string | undefined;

process.stdin.on('end', () => process.exit(0)).resume();
for (const kind of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(kind, (error: unknown) => {
    console.error(kind, error);
    const report =
      current === undefined ? Promise.resolve() : post(`/invocation/${current}/error`, describe(error));
    void Promise.resolve(report).finally(() => process.exit(129));
  });
}

const handler = await load().catch(async (error: unknown) => {
  console.error(error);
  await post('/init/error', describe(error));
  return process.exit(1);
});

for (;;) {
  const { headers, body } = await call('GET', '/invocation/next');
  const requestId = header(headers, 'lambda-runtime-aws-request-id');
  current = requestId;
  process.env._X_AMZN_TRACE_ID = header(headers, 'lambda-runtime-trace-id');
  try {
    const result = await handler(JSON.parse(body), context(requestId, headers));
    await post(`/invocation/${requestId}/response`, JSON.stringify(result === undefined ? null : result));
  } catch (error) {
    // Lambda's default log format is text, in which JSON filters find nothing.
    const at = new Date().toISOString();
    console.error(`${at}\t${requestId}\tERROR\tInvoke Error\t${JSON.stringify(fields(error))}`);
    await post(`/invocation/${requestId}/error`, describe(error));
  }
  current = undefined;
  // Writes the compile cache, which SIGKILL would lose.
  flushCompileCache();
}

async function load(): Promise<Handler> {
  const dot = handlerName.lastIndexOf('.');
  const [module, name] = [handlerName.slice(0, dot), handlerName.slice(dot + 1)];
  const file = ['.js', '.mjs', '.cjs'].map((ending) => join(taskRoot, module + ending)).find(existsSync);
  if (file === undefined) throw named('Runtime.ImportModuleError', `Cannot find module '${module}'`);
  const exported: {
    readonly [name: string]: unknown;
    readonly default?: { readonly [name: string]: unknown };
  } = await import(pathToFileURL(file).href);
  // CommonJS exports are not always visible by name.
  const found = exported[name] ?? exported.default?.[name];
  if (!isHandler(found))
    throw named('Runtime.HandlerNotFound', `${handlerName} is undefined or not exported`);
  return found;
}

function isHandler(value: unknown): value is Handler {
  return typeof value === 'function';
}

function context(requestId: string, headers: IncomingHttpHeaders): object {
  const deadline = Number(header(headers, 'lambda-runtime-deadline-ms'));
  return {
    awsRequestId: requestId,
    invokedFunctionArn: header(headers, 'lambda-runtime-invoked-function-arn'),
    functionName: environment.AWS_LAMBDA_FUNCTION_NAME,
    functionVersion: environment.AWS_LAMBDA_FUNCTION_VERSION,
    memoryLimitInMB: environment.AWS_LAMBDA_FUNCTION_MEMORY_SIZE,
    logGroupName: environment.AWS_LAMBDA_LOG_GROUP_NAME,
    logStreamName: environment.AWS_LAMBDA_LOG_STREAM_NAME,
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  };
}

function header(headers: IncomingHttpHeaders, name: string): string {
  return String(headers[name] ?? '');
}

function named(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}

function fields(error: unknown): { errorType: string; errorMessage: string; trace: string[] } {
  return error instanceof Error
    ? { errorType: error.name, errorMessage: error.message, trace: (error.stack ?? '').split('\n') }
    : { errorType: typeof error, errorMessage: String(error), trace: [] };
}

function describe(error: unknown): string {
  return JSON.stringify(fields(error));
}

function post(path: string, body: string): Promise<Answer> {
  return call('POST', path, body);
}

function call(method: string, path: string, body = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = method === 'POST' ? { 'content-length': Buffer.byteLength(body) } : {};
    request(`http://${api}/2018-06-01/runtime${path}`, { method, agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () =>
          resolve({ headers: response.headers, body: Buffer.concat(chunks).toString('utf8') }),
        );
    })
      // The host has ended.
      .on('error', path === '/invocation/next' ? () => process.exit(0) : reject)
      .end(body);
  });
}
