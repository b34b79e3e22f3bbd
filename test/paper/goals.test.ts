import { expect, test } from 'vitest';
import { judge } from './goals.ts';
import { play } from './play.ts';
import { oneCall, undisturbed } from './scenarios.ts';

// `npm run paper` simulates the same with a million (docs/scale.md).
test('A batch in simulated time reaches the goals of docs/scale.md', async () => {
  const small = await play(undisturbed({ subjects: 300, inFlight: 4 }));
  const outcome = await play(oneCall({ subjects: 1500, inFlight: 4 }));
  expect(outcome.ended).toBe(1499);
  expect(outcome).toMatchObject({ killed: 0, deadLetters: 0, errors: {} });
  expect(outcome.erasedMinutes).toBeLessThan(2);
  expect(outcome.sealedMinutes).toBeLessThan(2);
  expect(outcome.completedMinutes).toBeLessThan(3);
  const judged = new Map(judge(outcome, small).map(({ what, isMet }) => [what, isMet]));
  expect([...judged].filter(([, isMet]) => !isMet)).toEqual([]);
  expect(judged.size).toBeGreaterThanOrEqual(5);
});
