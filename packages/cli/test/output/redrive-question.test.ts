import { expect, test } from 'vitest';
import { redriveQuestion } from '../../command-line/confirm.ts';

test.each([
  [0, ['unknown', 'photo'], 'Send the photos that the photo check refused?'],
  [1, ['refused'], 'Redrive this person?'],
  [2, ['refused', 'photo'], 'Redrive these people and send the photos that the photo check refused?'],
  [2, ['unknown'], 'Redrive these people? Calls of unknown outcome may be bought twice.'],
])('Before %i people are redriven from %j, the command asks: %s', (people, states, question) => {
  expect(redriveQuestion(people, states).question).toBe(question);
});

test('The command offers to leave out the state unknown only if calls may be bought twice', () => {
  const hint = (people: number, ...states: string[]) => redriveQuestion(people, states).howToConfirm;
  expect(hint(2, 'unknown', 'refused')).toContain('name other states than unknown with --states');
  expect(hint(2, 'refused')).toBe('Confirm with --yes');
  expect(hint(0, 'unknown', 'photo')).toBe('Confirm with --yes');
});
