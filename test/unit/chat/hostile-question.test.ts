import { lexicons } from '@palmleaf/texts/lexicons';
import { expect, test } from 'vitest';

test('A question that repeats what can be read in two ways is judged at once', () => {
  const question = `Je suis${' un peu'.repeat(140)} s`;
  expect(lexicons.fr.feelingOf(question)).toEqual({ mood: 'neither', sorrow: false });
  expect(lexicons.fr.feelingOf('Je suis un peu triste').sorrow).toBe(true);
});
