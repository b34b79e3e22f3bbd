import { expect, test } from 'vitest';
import { anna, converse, thomas } from './conversation.ts';

test.each([
  ['Will I fall ill?', 'No,'],
  ['Will I get sick this year?', 'No,'],
  ['Will I lose my job this year?', 'No,'],
  ['Will we break up in 2027?', 'No,'],
  ['Will he reject me?', 'No,'],
  ['Will my health be bad next year?', 'No,'],
  ['Werde ich krank?', 'Nein,'],
  ['Wird es 2027 Probleme in der Ehe geben?', 'Nein,'],
  ['¿Me voy a enfermar?', 'No,'],
  ['Vais-je tomber malade cette année ?', 'Non,'],
])('Whoever fears something is not told yes because the matter stands well: %s', async (question, no) => {
  for (const person of [anna, thomas]) {
    const [told] = await converse(person, [question]);
    expect(told?.status).toBe(true);
    expect(told?.message).toMatch(new RegExp(`^${no}`));
  }
});

test.each(['Will I find a job this year?', 'Will my marriage last?', 'Will I get well paid work in 2027?'])(
  'Whoever hopes for something is told how the matter stands: %s',
  async (question) => {
    const [told] = await converse(thomas, [question]);
    expect(told?.message).toMatch(/^(?:Yes|No, (?:\d{4}|the rest)|Not)/);
  },
);
