import { chatResponse } from '@palmleaf/contract/astrology';
import { describe, expect, test } from 'vitest';
import { anna, chatWith, readByAnna } from '../conversation.ts';

const messages = {
  birthTime: [
    "I don't know my exact birth time",
    'meine genaue Geburtszeit kenne ich nicht',
    'no sé mi hora exacta de nacimiento',
    'je ne connais pas mon heure de naissance exacte',
    'non so la mia ora di nascita esatta',
    'não sei a minha hora exata de nascimento',
    'я не знаю точное время рождения',
    'mera birth time pata nahi hai',
    'என் பிறந்த நேரம் தெரியாது',
  ],
  cost: [
    'I was charged twice for this plan',
    'das Abo wurde doppelt abgebucht',
    'quiero cancelar mi suscripción',
    'mon abonnement a été débité deux fois',
    "l'abbonamento è stato addebitato due volte",
    'cobraram duas vezes a assinatura',
    'подписку списали два раза',
    'paise do baar kat gaye is plan me',
    'சந்தா இரண்டு முறை பணம் எடுத்துட்டாங்க',
  ],
};

describe.each(Object.entries(messages))('A question about the %s of the service', (what, questions) => {
  test.each(questions)('%s', (q) => {
    expect(readByAnna(q).map(({ subject }) => subject)).toEqual([{ kind: 'small talk', what }]);
  });
});

const matters = ['money', 'my job', 'my health', 'my marriage'];

test.each(matters)('A complaint with a new question about %s gets its answer', async (matter) => {
  const q = `your last reading was so vague, useless for me. Tell me one thing about ${matter} in 2027`;
  expect(chatResponse.parse((await chatWith()({ ...anna, q })).body).message).not.toContain('Then I did not');
});

test.each([
  'My visa is stuck since March',
  'My promotion is stuck from March',
  'My loan is pending from last year',
])('A statement gets no yes: %s', async (q) => {
  expect(chatResponse.parse((await chatWith()({ ...anna, q })).body).message).not.toMatch(/^Yes/);
});

test.each([
  ['en', 'Will I be promoted?', 'and if I leave for a rival firm?'],
  ['de', 'Werde ich befördert?', 'und wenn ich die Firma wechsle?'],
  ['ru', 'Меня повысят?', 'а если уйти к конкурентам?'],
])('%s: another deed in the same matter gets more than a header', async (language, first, second) => {
  const ask = chatWith();
  await ask({ ...anna, language, sid: 'deed', q: first });
  const { message } = chatResponse.parse((await ask({ ...anna, language, sid: 'deed', q: second })).body);
  expect(message).not.toMatch(/^[^\n]*:\n\n/);
});
