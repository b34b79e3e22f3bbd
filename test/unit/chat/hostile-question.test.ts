import { feelingOf, wordingIn } from '@palmleaf/texts/lexicons';
import { expect, test } from 'vitest';

test('A question that repeats what can be read in two ways is judged at once', () => {
  const question = `Je suis${' un peu'.repeat(140)} s`;
  const feeling = (message: string) => feelingOf(message, wordingIn(message, 'fr'), 'fr');
  expect(feeling(question)).toEqual({ mood: 'neither', sorrow: false });
  expect(feeling('Je suis un peu triste').sorrow).toBe(true);
});
