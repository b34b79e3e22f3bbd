import { expect, test } from 'vitest';
import { anna, chatWith, converse, service, thomas } from './conversation.ts';

const answerTo = async (q: string, person: typeof anna | typeof thomas = anna) =>
  (await service()({ ...person, q })).message;

test.each([
  ['pm 10.10 or 10.12, does my lagna change?', 'No. 22:10: ', '22:12: '],
  ['born at 20.10 or 23.50, does my lagna change?', 'Yes. 20:10: ', '23:50: '],
])('The chat compares the Ascendant at two times of birth: %s', async (q, one, other) => {
  const message = await answerTo(q, thomas);
  expect(message.startsWith(one)).toBe(true);
  expect(message).toContain(other);
});

test('The chat gives the dates of a great period that a question about a matter names', async () => {
  const message = await answerTo('When does my Saturn mahadasha come, and will my shop do well in it?');
  expect(message).toMatch(/Saturn mahadasha (?:lasts|lasted) from \w+ \d{4} to \w+ \d{4}/);
});

test('The chat answers about the yoga that the message names, not about all', async () => {
  const message = await answerTo('Do I have gajakesari yoga, and if yes why does this yoga not help me?');
  expect(message).toMatch(/^(?:Yes|No), .*gaja kesari/);
});

test('The chat names the phases of a sade sati that runs now, whatever the sign of the Moon at birth', async () => {
  const running: string[] = [];
  for (let day = 1; day <= 28; day += 1) {
    const { message } = await service()({ ...anna, day, q: 'Is my sade sati running now?' });
    if (message.startsWith('Yes')) running.push(message);
  }
  expect(running.length).toBeGreaterThan(3);
  expect(running.filter((message) => !/rising .* peak .* setting/s.test(message))).toEqual([]);
});

test('The chat answers thanks, free of charge if the message asks nothing', async () => {
  expect(await chatWith()({ ...anna, q: 'thank you, you were right about my sister' })).toMatchObject({
    free: true,
    body: { message: expect.stringMatching(/^You are welcome/) },
  });
  for (const thanks of [
    'Thank you so much, it came true. She got the seat yesterday',
    'Спасибо, сон наладился как вы и говорили.',
  ])
    expect((await service()({ ...anna, q: thanks })).message).toMatch(
      /^(?:You are welcome|Пожалуйста)[^.]*\.\s/,
    );
  expect(await answerTo('Thank you. When will I find work?')).toMatch(
    /^You are welcome, Anna\.\n\nThe nearest/,
  );
});

test('The chat compares the time of a second question about a matter with the time of the first', async () => {
  const [, second] = await converse(anna, ['Will I pass my exam in January 2027?', 'is April 2027 better?']);
  expect(second?.message).toMatch(/in (?:January|April) 2027 than in (?:January|April) 2027|no difference/);
});

test('The chat neither refuses nor judges a clause that gives background and asks nothing', async () => {
  const background = 'my mother in law is not allowing me to do job, husband is keeping quiet only.';
  const asked = 'I did MBA and have 4 yrs experience. will i be able to work again?';
  expect(await answerTo(`${background} ${asked}`)).not.toContain("another person's life");
  const consultation = 'theyve just announced redundancies, consultation ends 15 jan.';
  expect(await answerTo(`${consultation} do i take voluntary or hang on and hope`)).not.toContain(
    '15 January',
  );
});

test.each([
  ['new job in December 2026 or after Sankranti, which is better for my career?', 'from January 2027'],
  ['should I buy the flat in december or wait till gudi padwa', 'March 2026'],
  ['should i propose on valentine or before', 'from March 2026 to February 2027'],
])('The chat reads a feast as one of the times of a choice: %s', async (q, time) => {
  expect(await answerTo(q)).toContain(time);
});

test.each([
  ['it', "grazie di cuore, l'altra volta mi avevi detto di aspettare e il 6 novembre mi hanno assunta!!"],
  ['es', 'a que hora le pongo el huevo al flan, antes o despues de la leche caliente'],
] as const)('The chat does not apologise for a forecast that nobody calls wrong: %s', async (language, q) => {
  const { message } = await service()({ ...anna, language, q });
  expect(message).not.toMatch(/ricordarmelo|recordármelo/);
});

test.each([
  ['en', 'Thanks but you did not answer my question'],
  ['en', 'Thank you, but it did not happen'],
  ['de', 'Danke, aber du hast meine Frage nicht beantwortet'],
  ['fr', "Merci, mais vous n'avez pas répondu à ma question"],
  ['es', 'Gracias, pero no respondiste a mi pregunta'],
] as const)('The chat recognises a polite complaint: %s, "%s"', async (language, q) => {
  const { message } = await service()({ ...anna, language, q });
  expect(message).not.toMatch(/^(?:You are welcome|Gern|Avec plaisir|De nada|De rien|Con gusto)/);
});

test('A polite complaint that names the asked matter gets the reading of this matter', async () => {
  const q = 'Thanks, but I asked about my marriage, not my job';
  const { message, status } = await service()({ ...anna, language: 'en', q });
  expect(message).toMatch(/marriage/);
  expect(message).not.toMatch(/(?:on|for) work/);
  expect(status).toBe(true);
});

test('The chat never says no first to somebody who tells of a loss and asks about a child', async () => {
  const q =
    'We lost two pregnancies and have money for one more try. Be honest, is there a child in my chart?';
  const { message } = await service()({ ...anna, language: 'en', q });
  expect(message).toMatch(/children/);
  expect(message).not.toMatch(/^No/);
});
