import { expect, test } from 'vitest';
import { littleRoom } from './scopes/ceilings.ts';
import { explore } from './search/explore.ts';

test('a scope with a ceiling comes to the same ends when the search leaves nothing out', {
  timeout: 300_000,
}, async () => {
  const scope = { ...littleRoom, faults: { kinds: [], most: 0 } } as const;
  const usual = await explore(scope);
  const plain = await explore(scope, { isPlain: true });
  expect(plain.ends).toBe(usual.ends);
  expect(plain.states).toBeGreaterThan(usual.states);
});
