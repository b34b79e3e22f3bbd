import { expect, test } from 'vitest';
import { chargeThreshold } from '../../../chat/learned/charge.ts';
import { anna, chatWith, readByAnna } from '../conversation.ts';

const unsure = 'rent eats my pay and i live on noodles, does it get lighter next year';

const repliesTo = async (...messages: readonly string[]) => {
  const chat = chatWith();
  const replies = [];
  for (const q of messages) replies.push(await chat({ ...anna, sid: 's', q }));
  return replies.map(({ body, free }) => ({ body, isFree: free === true }));
};

test('The chat charges for a question of which it is sure', async () => {
  const [reply] = await repliesTo('When will I marry?');
  expect(reply).toMatchObject({ isFree: false, body: { status: true } });
});

test('An answer to a likely reading is free, says what it took the question for, and offers the next likely matter', async () => {
  const [{ probability, subject, other } = { probability: 1 }] = readByAnna(unsure);
  expect(probability).toBeLessThan(chargeThreshold);
  expect(subject?.kind).toBe('topic');
  expect(other).toBeDefined();
  const [first, second] = await repliesTo(unsure, '2');
  expect(first).toMatchObject({ isFree: true, body: { status: false } });
  expect(JSON.stringify(first)).toMatch(/took it to be about .*answer 2\..*This answer costs nothing\./);
  expect(second).toMatchObject({ isFree: false, body: { status: true } });
});

test('One unsure answer makes the whole reply free', async () => {
  const readings = readByAnna(`When will I marry? And ${unsure}?`);
  expect(new Set(readings.map(({ probability }) => probability >= chargeThreshold))).toEqual(
    new Set([true, false]),
  );
  const [reply] = await repliesTo(`When will I marry? And ${unsure}?`);
  expect(reply).toMatchObject({ isFree: true, body: { status: false } });
});

test('After a cry for help, "2" buys no answer about the matter that the chat offered before', async () => {
  const [, , reply] = await repliesTo(unsure, 'I want to kill myself', '2');
  expect(reply?.isFree).toBe(true);
});

test('A statement of grief costs nothing, and the chat does not correct the asker', async () => {
  const [reply] = await repliesTo('I feel so lonely');
  expect(reply).toMatchObject({ isFree: true, body: { status: true } });
  expect(JSON.stringify(reply)).not.toMatch(/took it to be/);
});
