import { expect, test } from 'vitest';
import { understand } from '../../../chat/question/understand.ts';
import { anna, converse, testNow, thomas } from '../conversation.ts';

test.each([
  ['Will I fall ill?', 'No,'],
  ['Will I get sick this year?', 'No,'],
  ['Will I lose my job this year?', 'No,'],
  ['Will we break up in 2027?', 'No,'],
  ['Will he reject me?', 'No,'],
  ['Will my health be bad next year?', 'No,'],
  ['does he have someone else', 'No,'],
  ['Werde ich krank?', 'Nein,'],
  ['Wird es 2027 Probleme in der Ehe geben?', 'Nein,'],
  ['¿Me voy a enfermar?', 'No,'],
  ['Vais-je tomber malade cette année ?', 'Non,'],
  ['Perderò il lavoro?', 'No,'],
  ['ho paura di perdere il lavoro', 'No,'],
  ['Mi tradirà?', 'No,'],
  ['mi lascera', 'No,'],
  ['non mi sposerò mai?', 'No,'],
])('The chat does not confirm a fear because the matter is well placed: %s', async (question, no) => {
  for (const person of [anna, thomas]) {
    const [told] = await converse(person, [question]);
    expect(told?.status).toBe(true);
    expect(told?.message).toMatch(new RegExp(`^${no}`));
  }
});

test.each([
  'Will I lose weight?',
  'Will I finally leave this job?',
  'Will I marry again after my divorce?',
  'Will my money problems end soon?',
  'Will I get out of debt?',
  'Will I be able to quit smoking?',
  'Will I leave India for good?',
  'Will I inherit from my late father?',
  'Will I overcome my health problems?',
  'Will I pass the exam without any trouble?',
  'Will I win over my enemies?',
  'Will I marry a divorced man?',
])('The chat reads hope that sounds like fear as hope: %s', (question) => {
  expect(understand(question, testNow, anna.year).mood).not.toBe('fear');
});

test.each([
  'Will I lose my job?',
  'Is my husband cheating on me?',
  'Will my wife leave me?',
  'Will I fail the exam?',
  'Will I stay single?',
  'Will my marriage be delayed?',
  'Will I get into debt?',
  'Will I never have children?',
  'Will I be alone forever?',
  'kya meri shadi late hogi',
])('The chat understands a fear: %s', (question) => {
  expect(understand(question, testNow, anna.year).mood).toBe('fear');
});

test.each([
  'Is Saturn ruining my life?',
  'Is Venus hurting my marriage?',
  'Saturno mi sta rovinando la vita?',
])('The chat confirms no fear of a planet: %s', async (question) => {
  for (const person of [anna, thomas]) {
    const [told] = await converse(person, [question]);
    expect(told?.message).toMatch(/^(?:No, |Saturno? in|Venus in)/);
  }
});

test.each(['Will I find a job this year?', 'Will my marriage last?', 'Will I get well paid work in 2027?'])(
  'The chat answers a hope by the state of the matter: %s',
  async (question) => {
    const [told] = await converse(thomas, [question]);
    expect(told?.message).toMatch(/^(?:Yes|No, (?:\d{4}|the rest)|Not)/);
  },
);
