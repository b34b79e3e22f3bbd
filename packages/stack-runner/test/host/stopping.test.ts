import { createServer } from 'node:http';
import { temporaryFolderOfTest } from '@palmleaf/test/support/files/temporary-folder';
import { testAssembly } from '@palmleaf/test/support/local-app/assembly';
import { until } from '@palmleaf/test/support/local-app/until';
import { beforeEach, expect, test } from 'vitest';
import { type LocalStack, type StackOptions, startStack } from '../../index.ts';

let stateDir: string;
const lines: string[] = [];

beforeEach(() => {
  stateDir = temporaryFolderOfTest('stopping');
  lines.length = 0;
});

const start = async (options: Partial<StackOptions> = {}): Promise<LocalStack> =>
  startStack({ assembly: await testAssembly(), stateDir, log: (line) => lines.push(line), ...options });

async function work(stack: LocalStack, waitMs: number): Promise<{ readonly result: Promise<object> }> {
  const web = stack.functions.find(({ logicalId }) => logicalId.startsWith('Web'))?.name ?? '';
  const result = stack.invoke(web, { waitMs });
  await until('it has started', async () => lines.some((line) => /^Web.*START/.test(line)));
  return { result };
}

test('A stop with a grace period lets running functions finish', async () => {
  const stack = await start();
  const { result } = await work(stack, 1000);
  await stack.stop({ graceSeconds: 20 });
  expect(await result).not.toHaveProperty('functionError');
});

test('A stop without a grace period kills running functions and closes the endpoint', async () => {
  const stack = await start();
  const { result } = await work(stack, 10_000);
  await stack.stop();
  expect(await result).toHaveProperty('functionError');
  await expect(fetch(stack.endpoint)).rejects.toThrow();
});

test('The start refuses invalid options, a taken port, and the state of another stack', async () => {
  await expect(start({ region: 'Frankfurt' })).rejects.toThrow('eu-central-1');
  await expect(start({ timeScale: 0 })).rejects.toThrow('timeScale');
  const squatter = createServer();
  await new Promise<void>((resolve) => squatter.listen(0, '127.0.0.1', resolve));
  const address = squatter.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await expect(start({ port })).rejects.toThrow(`EADDRINUSE: address already in use 127.0.0.1:${port}`);
  squatter.close();
  await expect(start({ region: 'us-east-1' })).rejects.toThrow('holds the stack LocalApp in eu-central-1');
});
