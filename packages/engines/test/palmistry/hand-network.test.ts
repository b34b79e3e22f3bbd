import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadHandNetwork } from '../../palm/hand/hand-network.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

test('A process loads the hand network once, because its backend never frees the memory of weights', async () => {
  expect(await loadHandNetwork(root)).toBe(await loadHandNetwork(root));
});

test('The next call retries a failed load of the hand network', async () => {
  await expect(loadHandNetwork('/nowhere')).rejects.toThrow('run npm ci');
  await expect(loadHandNetwork('/nowhere')).rejects.toThrow('run npm ci');
});
