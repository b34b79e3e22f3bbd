import { expect, test } from 'vitest';
import { chargeThreshold, unsureMatterOf } from '../../../chat/learned/charge.ts';
import { anna, chatWith, readByAnna } from '../conversation.ts';

const readingsBeside = (q: string) => readByAnna(`When will I marry? And ${q}?`);
const isSure = ({ probability }: { readonly probability: number }): boolean => probability >= chargeThreshold;

function isUnsure(q: string): boolean {
  const [reading, ...others] = readByAnna(q);
  const sure = readingsBeside(q).map(isSure);
  return (
    reading !== undefined &&
    unsureMatterOf([reading])?.other !== undefined &&
    others.length === 0 &&
    !isSure(reading) &&
    sure.includes(true) &&
    sure.includes(false)
  );
}

/** Many, because each training changes the questions of which the model is unsure. */
function unsureQuestions(): string[] {
  const burdens = ['rent', 'school', 'the shop', 'the loan', 'the flat', 'the clinic', 'the train'];
  const lives = ['live on noodles', 'sleep badly', 'see nobody', 'drive at night', 'walk a lot'];
  return burdens.flatMap((burden) =>
    lives.map((life) => `${burden} eats my pay and i ${life}, does it get lighter next year`),
  );
}

function unsureQuestion(): string {
  const found = unsureQuestions().find(isUnsure);
  if (found === undefined) throw new Error('The chat is unsure of none of the questions');
  return found;
}

const unsure = unsureQuestion();

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
  const [{ probability } = { probability: 1 }] = readByAnna(unsure);
  expect(probability).toBeLessThan(chargeThreshold);
  const [first, second] = await repliesTo(unsure, '2');
  expect(first).toMatchObject({ isFree: true, body: { status: false } });
  expect(JSON.stringify(first)).toMatch(/If you mean .*, answer 2\. This answer costs nothing\./);
  expect(second).toMatchObject({ isFree: false, body: { status: true } });
});

test('An unsure answer about the matter that the message names is free and voices no doubt', async () => {
  const named = unsureQuestions().find((q) => {
    const readings = readByAnna(q);
    return readings.some((each) => !isSure(each)) && unsureMatterOf(readings)?.isDoubtful === false;
  });
  const [reply] = await repliesTo(named ?? '');
  expect(reply).toMatchObject({ isFree: true, body: { status: false } });
  expect(JSON.stringify(reply)).not.toMatch(/If you mean|This answer costs nothing/);
});

test('One unsure answer makes the whole reply free', async () => {
  expect(new Set(readingsBeside(unsure).map(isSure))).toEqual(new Set([true, false]));
  const [reply] = await repliesTo(`When will I marry? And ${unsure}?`);
  expect(reply).toMatchObject({ isFree: true, body: { status: false } });
});

test('The chat drops an offer when the asker asks another question', async () => {
  const [, marriage, reply] = await repliesTo(unsure, 'When will I marry?', '2');
  expect(marriage).toMatchObject({ isFree: false, body: { message: expect.stringMatching(/marriage/) } });
  expect(reply?.isFree).toBe(true);
});

test('After a cry for help, "2" buys no answer about the matter that the chat offered before', async () => {
  const [, , reply] = await repliesTo(unsure, 'I want to kill myself', '2');
  expect(reply?.isFree).toBe(true);
});

test('A statement of grief costs nothing, and the chat does not correct the asker', async () => {
  const [reply] = await repliesTo('I feel so lonely');
  expect(reply).toMatchObject({ isFree: true, body: { status: true } });
  expect(JSON.stringify(reply)).not.toMatch(/This answer costs nothing/);
});
