import { expect, test } from 'vitest';
import { understand } from '../../../chat/question/understand.ts';
import { anna, testNow } from '../conversation.ts';

const read = (question: string) => understand(question, testNow, anna.year);

test.each([
  'Am I compatible with a Cancer?',
  'Is a Cancer man right for me?',
  'Leo and Cancer: do they match?',
  'Does a Virgo suit me?',
  'Is Pisces a good match for me?',
  'Passe ich zu einem Krebs?',
  'Passt ein Krebs-Mann zu mir?',
  'Passt ein Löwe zu mir?',
  '¿Soy compatible con un cáncer?',
  'Suis-je compatible avec un Cancer ?',
  'Sou compatível com câncer?',
  'Combino com um homem de câncer?',
  'Подхожу ли я Раку?',
  'Совместимы ли Рак и Скорпион?',
])('The chat says that a match of signs needs two charts: %s', (question) => {
  const { subject, refused } = read(question);
  expect([subject, refused]).toEqual([{ kind: 'matching' }, undefined]);
});

test.each([
  'Am I a Cancer?',
  'Bin ich Krebs?',
  '¿Soy Cáncer?',
  'Sou de câncer?',
  'Je suis Cancer, non ?',
  'Я рак?',
])('The chat reads "Cancer" as the sign of the zodiac: %s', (question) => {
  const { subject, refused } = read(question);
  expect([subject, refused]).toEqual([{ kind: 'sign', what: 'Sun' }, undefined]);
});

test.each([
  ['My Moon is in Cancer, is that good?', 'Moon'],
  ['Is Jupiter in Leo good for me?', 'Jupiter'],
  ['What does Saturn in Cancer mean?', 'Saturn'],
  ['Was bedeutet mein Mars im Krebs?', 'Mars'],
] as const)('The chat reads a planet in a sign as a question about the planet: %s', (question, body) => {
  const { subject, refused } = read(question);
  expect([subject, refused]).toEqual([{ kind: 'planet', body }, undefined]);
});

test.each([
  'Do I have cancer?',
  'Will I get cancer?',
  'Am I at risk of cancer?',
  'My mother has cancer, will she be cured?',
  'Habe ich Krebs?',
  '¿Tengo cáncer?',
  'Ai-je un cancer ?',
  'Tenho câncer?',
  'У меня рак?',
  'क्या मुझे कैंसर है?',
])('The chat gives no diagnosis to a person who fears an illness: %s', (question) => {
  expect(read(question).refused).toBe('diagnosis');
});
