import { feelingOf, wordingIn } from '@palmleaf/texts/lexicons';
import { expect, test } from 'vitest';

test('The chat reads a question quickly even if it repeats an ambiguous phrase', () => {
  const question = `Je suis${' un peu'.repeat(140)} s`;
  const feeling = (message: string) => feelingOf(message, wordingIn(message, 'fr'), 'fr');
  expect(feeling(question)).toEqual({ mood: 'neither', sorrow: false });
  expect(feeling('Je suis un peu triste').sorrow).toBe(true);
});
