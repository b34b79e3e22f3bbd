import { feelingOf, wordingIn } from '@palmleaf/texts/lexicons';
import { expect, test } from 'vitest';

test('The chat reads a question that repeats an ambiguous phrase 140 times within the time limit of a test', () => {
  const question = `Je suis${' un peu'.repeat(140)} s`;
  const feeling = (message: string) => feelingOf(message, wordingIn(message, 'fr'), 'fr');
  expect(feeling(question)).toEqual({ mood: 'neither', sorrow: false });
  expect(feeling('Je suis un peu triste').sorrow).toBe(true);
});
