import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeLocalEndpoint } from '../api/local-endpoint.ts';
import { readRememberedStack, rememberedFile } from '../command-line/remembered-stack.ts';
import { exitCodes, UsageError } from '../errors.ts';
import { load, screen } from './output/screen.ts';

let environment: { readonly XDG_CONFIG_HOME: string };
beforeEach(() => {
  environment = { XDG_CONFIG_HOME: mkdtempSync(join(tmpdir(), 'palmleaf-use-')) };
});
afterEach(() => rmSync(environment.XDG_CONFIG_HOME, { recursive: true }));

async function use(...args: string[]) {
  const { world, printed } = screen();
  expect(await (await load('use')).run(args, { ...world, environment })).toBe(exitCodes.done);
  return printed.out;
}

test('The command remembers a stack on this machine by its absolute path, until "use none" forgets it', async () => {
  expect(await use('local', 'mine')).toContain(resolve('mine'));
  expect(readRememberedStack(environment)).toEqual({ local: true, state: resolve('mine') });
  expect(await use()).toContain(resolve('mine'));
  expect(await use('none')).toContain('No stack is remembered');
  expect(readRememberedStack(environment)).toBeUndefined();
});

test('The command says when no stack runs on the remembered state directory', async () => {
  const state = environment.XDG_CONFIG_HOME;
  expect(await use('local', state)).toContain(`runs in ${state}; none runs there now (`);
  const credentials = { accessKeyId: 'AKID', secretAccessKey: 'secret' };
  writeLocalEndpoint(state, {
    endpoint: 'http://127.0.0.1:9',
    region: 'x',
    stackName: 'Palmleaf',
    credentials,
  });
  expect(await use()).toContain(`runs in ${state} (`);
});

test('The command remembers a stack on AWS with its region and profile', async () => {
  await use('Shop', '--region', 'eu-west-1', '--profile', 'shop');
  expect(readRememberedStack(environment)).toEqual({ stack: 'Shop', region: 'eu-west-1', profile: 'shop' });
});

test('A command without a stack uses the remembered one', async () => {
  await use('local', 'nobody-runs-here');
  const { world } = screen();
  const status = (await load('status')).run([], { ...world, environment });
  await expect(status).rejects.toThrow(`No stack runs on the state in ${resolve('nobody-runs-here')}`);
  const named = (await load('status')).run(['--local', '--state', 'other'], { ...world, environment });
  await expect(named).rejects.toThrow('No stack runs on the state in other');
});

test('After the host of a local stack was killed, the command says how to start it again', async () => {
  const state = environment.XDG_CONFIG_HOME;
  const credentials = { accessKeyId: 'AKID', secretAccessKey: 'secret' };
  const nobody = { endpoint: 'http://127.0.0.1:9', region: 'eu-central-1', stackName: 'Palmleaf' };
  writeLocalEndpoint(state, { ...nobody, credentials });
  const { world } = screen();
  const status = (await load('status')).run(['--local', '--state', state], { ...world, environment });
  await expect(status).rejects.toMatchObject({
    exitCode: exitCodes.unreachable,
    message: `The stack on the state in ${state} does not answer: start it again with "npm start". Nothing is lost.`,
  });
});

test('The command refuses a file that names no stack, and "use" replaces it', async () => {
  await use('local');
  writeFileSync(rememberedFile(environment), '{"stack": 5}');
  expect(() => readRememberedStack(environment)).toThrow(UsageError);
  expect(await use('none')).toContain('No stack is remembered');
});
