import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalStack, startStack } from '../../../packages/stack-runner/index.ts';
import { testAssembly } from '../../support/local-app/assembly.ts';
import { playOnStack } from './on-stack.ts';
import { plantedName, type Target, type World } from './target.ts';

export const gatewayTarget: Target = {
  name: 'gateway',
  framingShare: 0.08,
  planted: [plantedName],
  // Correctly signed requests reach an emulator, whose refusals may repeat long names.
  maxRefusalBytes: 1024 * 1024,
  inputsPerWorld: 20_000,
  open: openGateway,
};

async function openGateway(): Promise<World> {
  const lines: string[] = [];
  const stateDir = mkdtempSync(join(tmpdir(), 'palmleaf-fuzz-'));
  const removeState = () => rm(stateDir, { recursive: true, force: true, maxRetries: 5 });
  let stack: LocalStack;
  try {
    stack = await startStack({
      assembly: await testAssembly(),
      stateDir,
      timeScale: 60,
      log: (line) => lines.push(line),
    });
  } catch (error) {
    await removeState();
    throw error;
  }
  return {
    async play(bytes) {
      const web = stack.functions.find(({ logicalId }) => logicalId.startsWith('Web'))?.name ?? '';
      const reaction = await playOnStack(stack, { ...stack.outputs, WebFunction: web }, bytes);
      return { ...reaction, log: lines.splice(0).join('\n') };
    },
    async close() {
      await stack.stop();
      await removeState();
    },
  };
}
