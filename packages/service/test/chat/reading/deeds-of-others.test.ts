import { chatResponse } from '@palmleaf/contract/astrology';
import { expect, test } from 'vitest';
import { anna, chatWith, readByAnna } from '../conversation.ts';

/** Acts and feelings of persons, in the word order of each language, with the beginning of the answer. */
const orders = [
  ['en', 'What somebody else does', ['my best friend', 'my boss'], ['jealous of me', 'lying to me'], 'is'],
  [
    'de',
    'Was ein anderer Mensch',
    ['mein Chef', 'meine Nachbarin'],
    ['mich betrügen', 'mir verzeihen'],
    'wird',
  ],
  ['es', 'Lo que hace otra persona', ['mi jefa', 'mi amiga'], ['a traicionarme', 'a pedirme perdón'], 'va'],
  ['fr', 'Ce que fait quelqu’un', ['mon ami', 'mon chef'], ['va me trahir', 'va me pardonner'], 'est-ce que'],
  ['pt', 'O que outra pessoa', ['meu amigo', 'minha chefe'], ['vai me trair', 'vai me perdoar'], 'será que'],
  ['it', 'Ciò che fa', ['il mio amico', 'mia sorella'], ['mi tradisce', 'mi perdonerà'], ''],
  ['ru', 'Что', ['мой друг', 'моя подруга'], ['меня обманывает', 'меня простит'], ''],
  ['hi', 'दूसरा व्यक्ति', ['mera dost', 'mera boss'], ['mujhe dhokha dega', 'mujhse jalta hai'], 'kya'],
  ['ta', 'மற்றவர்', ['என் நண்பன்', 'என் தம்பி'], ['என்னை ஏமாத்துவானா', 'என்னை மன்னிப்பானா'], ''],
] as const;

const asked = orders.flatMap(([language, opening, persons, deeds, opener]) =>
  persons.flatMap((person) =>
    deeds.map((deed) => [language, opening, `${opener} ${person} ${deed}?`.trim()] as const),
  ),
);

const yesOrNo = /^(?:Yes|No|Ja|Nein|Sí|Oui|Non|Sim|Não|Sì|Да|Нет|हाँ|नहीं|ஆம்|இல்லை)(?=[,:.])/u;

test.each(asked)('%s: %s … answers "%s"', async (language, opening, q) => {
  const body = chatResponse.parse((await chatWith()({ ...anna, language, q })).body);
  const [first = ''] = body.message.split('\n');
  expect(first).not.toMatch(yesOrNo);
  if (body.status) expect(first).toContain(opening);
});

const kin = ['son', 'daughter', 'brother', 'cousin'];
const deeds = ['pass the exam', 'do engineering', 'get a job'];
const bound = kin.flatMap((each) =>
  deeds.map((deed) => `my ${each} is 16 and not serious. will ${each === 'daughter' ? 'she' : 'he'} ${deed}`),
);

test.each(bound)('a pronoun takes its person from the sentence before: %s', (message) => {
  expect(readByAnna(message).map(({ subject }) => subject)).toEqual([{ kind: 'beyond', what: 'otherChart' }]);
});
