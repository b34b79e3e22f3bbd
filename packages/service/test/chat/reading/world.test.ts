import { expect, test } from 'vitest';
import { anna, converse } from '../conversation.ts';

test.each([
  'Will it rain tomorrow?',
  'How will the weather be next week?',
  'Wird es morgen regnen?',
  'Va-t-il pleuvoir demain ?',
  '¿Va a llover mañana?',
  'Pioverà domani?',
  'Vai chover amanhã?',
  'Завтра будет дождь?',
  'क्या कल बारिश होगी?',
  'நாளை மழை பெய்யுமா?',
  'Who will win the world cup in 2026?',
  'Will India win the match tomorrow?',
  'Who will be the next president?',
  'Will there be a war in 2027?',
])(
  'The chat gives no answer from a birth chart to a question about the world, even if the question names a time: %s',
  async (question) => {
    const turns = await converse(anna, [question, 'How will 2027 be for me?']);
    expect(turns.map(({ status }) => status)).toEqual([false, true]);
  },
);

test.each([
  'Will I win my case?',
  'Will my son support me?',
  'Will I win the election next year?',
  'Will 2027 be a good year for my work in weather forecasting?',
  'How will my wedding day be?',
])('The chat answers a question about an event with the asker in it: %s', async (question) => {
  expect((await converse(anna, [question]))[0]?.status).toBe(true);
});

test('The chat says first that a planet is not in the house of the question', async () => {
  const [away, there] = await Promise.all(
    ['What is the effect of Rahu in my 10th house?', 'What does the Moon do in my 10th house?'].map(
      async (question) => (await converse(anna, [question]))[0]?.message,
    ),
  );
  expect(away).toMatch(/^Rahu does not stand there\. Rahu in Capricorn: .* This house is about career/);
  expect(there).toMatch(/^This house is about career/);
});
