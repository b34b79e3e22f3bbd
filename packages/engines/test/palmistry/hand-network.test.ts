import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadHandNetwork } from '../../palm/hand/hand-network.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

test('The hand network is loaded once in a process: its backend never gives memory of weights back', async () => {
  expect(await loadHandNetwork(root)).toBe(await loadHandNetwork(root));
});

test('A hand network that could not be loaded is loaded when it is asked for again', async () => {
  await expect(loadHandNetwork('/nowhere')).rejects.toThrow('run npm ci');
  await expect(loadHandNetwork('/nowhere')).rejects.toThrow('run npm ci');
});
