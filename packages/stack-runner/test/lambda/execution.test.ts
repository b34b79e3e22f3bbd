import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolderOfTest } from '@palmleaf/test/support/files/temporary-folder';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Minutes } from '../../services/cloudwatch/minutes.ts';
import { LambdaFunction } from '../../services/lambda/lambda-function.ts';

let folder: string;
const functions: LambdaFunction[] = [];
const lines: string[] = [];
const emitted: string[] = [];

beforeEach(() => {
  folder = temporaryFolderOfTest('execution');
  lines.length = 0;
  emitted.length = 0;
});
afterEach(() => {
  for (const each of functions.splice(0)) each.close();
});

function lambda(
  code: string,
  more: { file?: string; concurrency?: number; reserved?: number; timeoutSeconds?: number } = {},
): LambdaFunction {
  writeFileSync(join(folder, more.file ?? 'index.mjs'), code);
  const made = new LambdaFunction({
    endsLoops: false,
    logicalId: 'Tested',
    name: 'tested',
    arn: 'arn:aws:lambda:eu-central-1:000000000000:function:tested',
    role: 'arn:aws:iam::000000000000:role/greeter',
    credentials: { accessKeyId: 'LOCALGREETER', secretAccessKey: 'unused' },
    folder,
    timeoutSeconds: more.timeoutSeconds ?? 20,
    memoryMegabytes: 256,
    concurrency: more.concurrency ?? 2,
    reserved: more.reserved,
    account: undefined,
    minutes: new Minutes(),
    emit: (metric, _dimensions, value) => emitted.push(`${metric.split(' ')[1]} ${value}`),
    variables: { _HANDLER: 'index.handler', LAMBDA_TASK_ROOT: folder, GREETING: 'grüezi' },
    supervisor: { supervise: () => undefined },
    log: (line) => lines.push(line),
  });
  functions.push(made);
  return made;
}

const run = async (made: LambdaFunction, event: unknown = {}) => {
  const { payload, functionError } = await made.invoke(JSON.stringify(event));
  return { value: JSON.parse(payload), functionError };
};

describe('a handler', () => {
  test('A handler receives event, context and variables, and the runner logs its output between START and END', async () => {
    const made = lambda(`export const handler = (event, context) => {
      console.log('hello from inside');
      return { event, arn: context.invokedFunctionArn, greeting: process.env.GREETING, host: process.env.VITEST };
    };`);
    const { value } = await run(made, { text: 'ü🖐' });
    expect(value).toEqual({ event: { text: 'ü🖐' }, arn: made.definition.arn, greeting: 'grüezi' });
    await vi.waitFor(() => expect(lines).toContain('hello from inside'));
    expect(lines).toContainEqual(expect.stringMatching(/^START RequestId: /));
    expect(lines).toContainEqual(expect.stringMatching(/^END RequestId: /));
  });

  test('A handler may be a CommonJS module and may return nothing', async () => {
    const made = lambda(
      'module.exports = Object.create({}, {}); module.exports["handler"] = async () => {};',
      {
        file: 'index.cjs',
      },
    );
    expect(await run(made)).toEqual({ value: null, functionError: undefined });
  });

  test.each([
    ['fails to load', 'throw new TypeError("broken at load")', 'TypeError', 'broken at load'],
    [
      'is not exported',
      'export const other = 1',
      'Runtime.HandlerNotFound',
      'index.handler is undefined or not exported',
    ],
    [
      'returns a value that is not JSON',
      'export const handler = () => 1n',
      'TypeError',
      'Do not know how to serialize a BigInt',
    ],
    ['throws a text', 'export const handler = () => { throw "plain" }', 'string', 'plain'],
    [
      'rejects a promise that nothing awaits',
      'export const handler = () => { Promise.reject(new RangeError("alone")); return new Promise(() => {}) }',
      'RangeError',
      'alone',
    ],
  ])('The runner reports a handler that %s', async (_, code, errorType, errorMessage) => {
    const { value, functionError } = await run(lambda(code));
    expect(functionError).toBe('Unhandled');
    expect(value).toMatchObject({ errorType, errorMessage });
  });

  test('The runner kills a handler at its timeout even if it never yields', async () => {
    const made = lambda('export const handler = () => { for (;;); }', { timeoutSeconds: 0.5 });
    expect((await run(made)).value).toEqual({
      errorType: 'Sandbox.Timedout',
      errorMessage: expect.stringMatching(/^RequestId: .* Error: Task timed out after 0.50 seconds$/),
    });
    expect(made.pids()).toEqual([]);
  });
});

describe('environments', () => {
  const pidHandler =
    'let calls = 0; export const handler = async () => { await new Promise((r) => setTimeout(r, 50)); return { pid: process.pid, calls: ++calls }; }';

  test('A function reuses its environments, one invocation at a time, up to its concurrency', async () => {
    const made = lambda(pidHandler, { concurrency: 2 });
    const results = await Promise.all(Array.from({ length: 8 }, () => run(made)));
    const pids = new Set(results.map(({ value }) => value.pid));
    expect(pids.size).toBeLessThanOrEqual(2);
    expect(results.map(({ value }) => value.calls).reduce((sum, calls) => sum + calls, 0)).toBeGreaterThan(8);
    expect(made.busy).toBe(false);
  });

  test('A function throttles invocations beyond its reserved executions', async () => {
    const made = lambda(pidHandler, { concurrency: 1, reserved: 2 });
    const results = await Promise.allSettled([run(made), run(made), run(made)]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(results[2]).toMatchObject({ reason: { code: 'TooManyRequestsException', status: 429 } });
    const counted = (name: string) => emitted.filter((each) => each === name).length;
    expect([counted('Throttles 1'), counted('Invocations 1'), counted('Errors 0')]).toEqual([1, 2, 2]);
  });

  test('Stopping a function ends its environments and answers waiting invocations', async () => {
    const made = lambda('export const handler = () => new Promise(() => {})', { concurrency: 1 });
    const results = Promise.all([run(made), run(made)]);
    made.close();
    for (const { functionError } of await results) expect(functionError).toBe('Unhandled');
    expect((await run(made)).value.errorType).toBe('Sandbox.Closed');
  });
});
