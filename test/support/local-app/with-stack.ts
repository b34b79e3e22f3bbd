import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type LocalStack, startStack } from '../../../packages/stack-runner/index.ts';
import { temporaryFolder } from '../files/temporary-folder.ts';
import { testAssembly } from './assembly.ts';
import { type Clients, clientsOf } from './clients.ts';

export function useStack(): {
  readonly stack: LocalStack;
  readonly aws: Clients;
  readonly stateDir: string;
} {
  const stateDir = join(temporaryFolder('stack'), 'stack');
  let stack: LocalStack | undefined;
  let aws: Clients | undefined;
  beforeAll(async () => {
    stack = await startStack({
      assembly: await testAssembly(),
      stateDir,
      timeScale: 60,
      log: () => undefined,
    });
    aws = clientsOf(stack);
  });
  afterAll(async () => {
    await stack?.stop();
  });
  return {
    stateDir,
    get stack() {
      if (stack === undefined) throw new Error('the stack is not up');
      return stack;
    },
    get aws() {
      if (aws === undefined) throw new Error('the stack is not up');
      return aws;
    },
  };
}
