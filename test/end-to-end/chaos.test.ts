import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runChaos } from '../chaos/run.ts';

test('The pipeline keeps the promises of docs/SPEC.md while the service fails and functions are killed', async () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const progress: string[] = [];
  const run = await runChaos({
    root,
    subjects: 12,
    seed: 1,
    timeoutSeconds: 200,
    say: (line) => progress.push(line),
  });
  expect(run.brokenPromises).toEqual([]);
  expect(progress.some((line) => line.startsWith('killed: FanOut'))).toBe(true);
  expect(run.comparison.unknown).toBeGreaterThan(0);
  expect(Object.keys(run.gateChanges).length).toBeGreaterThan(0);
  expect(run.comparison.bought).toBeGreaterThan(0);
});
