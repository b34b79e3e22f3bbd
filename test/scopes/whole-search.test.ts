import { expect, test } from 'vitest';
import { littleRoom } from './scopes/ceilings.ts';
import { explore } from './search/explore.ts';

test('The search of a scope with a ceiling reaches the same ends when it prunes nothing', async () => {
  const scope = { ...littleRoom, faults: { kinds: [], most: 0 } } as const;
  const usual = await explore(scope);
  const plain = await explore(scope, { isUnpruned: true });
  expect(plain.ends).toBe(usual.ends);
  expect(plain.states).toBeGreaterThan(usual.states);
});
