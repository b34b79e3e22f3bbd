import { describe, expect, test } from 'vitest';
import { understand } from '../../../chat/question/understand.ts';
import { anna, converse, testNow, thomas } from '../conversation.ts';

/** On 10 March 2026, the day of the questions, Mercury and (until the 11th) Jupiter are retrograde. */
const answerTo = async (question: string, ac: 'VEDIC' | 'WESTERN' = 'VEDIC') => {
  const [turn] = await converse({ ...thomas, ac }, [question]);
  expect(turn?.status).toBe(true);
  return turn?.message ?? '';
};

describe('a question about retrograde motion', () => {
  test.each([
    ['Is Mercury retrograde now?', /^Yes, Mercury is retrograde .* 26 February 2026 to 20 March 2026\./],
    ['is mercury in retrograde?', /^Yes, Mercury is retrograde/],
    [
      'Is Mars retrograde?',
      /^No, Mars goes forward .* next retrograde from 10 January 2027 to 1 April 2027\./,
    ],
    ['Is Mars retrograde in 2027?', /^Yes, Mars is retrograde .* 10 January 2027 to 1 April 2027\./],
    ['Is Mercury retrograde in May?', /^No, .* next retrograde from 29 June 2026 to 23 July 2026\./],
    [
      'When is Venus retrograde?',
      /^Venus is retrograde in the sky from 3 October 2026 to 14 November 2026\./,
    ],
    ['Is the Sun retrograde?', /^No, the Sun is never retrograde\./],
    ['Is Rahu retrograde?', /^Yes, Rahu always moves backwards\./],
    ['Which planets are retrograde now?', /^Mercury is .*\. Jupiter is .* 11 March 2026\.(?!.*Pluto)/],
    ['Which planets were retrograde in March 2024?', /^No planet is retrograde in the sky at that time\./],
    ['Ist Merkur gerade rückläufig?', /^Ja, Merkur ist am Himmel rückläufig, und zwar vom 26\. Februar 2026/],
    ['Est-ce que Mercure est rétrograde ?', /^Oui, Mercure est rétrograde dans le ciel du 26 février 2026/],
    ['Mercurio è retrogrado?', /^Sì, Mercurio in cielo è retrogrado dal 26 febbraio 2026/],
    ['¿Está Mercurio retrógrado ahora?', /^Sí, Mercurio está en movimiento retrógrado en el cielo del 26/],
    [
      'Mercúrio está retrógrado agora?',
      /^Sim, Mercúrio está em movimento retrógrado no céu de 26 de fevereiro/,
    ],
    [
      'Меркурий сейчас ретроградный?',
      /^Да, Меркурий движется по небу попятно \(ретроградно\) с 26 февраля 2026/,
    ],
    ['क्या बुध वक्री है?', /^हाँ, आकाश में बुध 26 फ़रवरी 2026 से 20 मार्च 2026 तक वक्री है।/],
    ['புதன் வக்ரமா?', /^ஆம், வானில் புதன் வக்ர கதியில் செல்லும் காலம்: 26 பிப்ரவரி 2026/],
  ])('The chat answers from the sky whether a planet is retrograde: %s', async (question, wanted) => {
    expect(await answerTo(question)).toMatch(wanted);
    expect(await answerTo(question, 'WESTERN')).toMatch(wanted);
  });

  test("The chat adds which houses of the asker's chart a retrograde planet passes", async () => {
    expect(await answerTo('How does Mercury retrograde affect me?')).toMatch(
      /^Mercury is retrograde in the sky from 26 .*\n\n.*Mercury passes through Aquarius/,
    );
  });
});

test.each([
  'Is my Mercury retrograde?',
  'Is Mercury retrograde in my chart?',
  'Was Mercury retrograde when I was born?',
  'Ist mein Merkur rückläufig?',
])('The chat answers from the birth chart, not from the present sky: %s', async (question) => {
  const { subject } = understand(question, testNow, anna.year);
  expect(subject).toEqual({ kind: 'planet', body: 'Mercury' });
  expect(await answerTo(question)).not.toMatch(/in the sky|am Himmel/);
});

test('The chat says nothing about the motion of a body that it does not compute', async () => {
  expect(await answerTo('Is Chiron retrograde now?', 'WESTERN')).toMatch(/not of Chiron/);
});

test('The chat still answers a question about the transit of a planet', async () => {
  expect(await answerTo("Is Jupiter's transit good for me?")).not.toContain('retrograde in the sky');
});
