import { readFileSync } from 'node:fs';
import { recogniseDanger } from '@palmleaf/engines/safety';
import { safetyLanguages } from '@palmleaf/engines/safety/kinds';
import { frames } from '@palmleaf/texts/lexicons';
import { safetyTexts } from '@palmleaf/texts/safety';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { MemoryStore } from '../../../store/store.ts';
import { anna, chatWith } from '../conversation.ts';

const listed = (name: string): string[][] =>
  readFileSync(new URL(`../../../../engines/test/safety/${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((row) => row.split('\t'));
const isDoubtful = (text: string): boolean => recogniseDanger(text)?.isDoubtful === true;
const rows = ['held-out', 'lists/conversations', 'lists/everyday-held-out', 'lists/veiled-twins'].flatMap(
  listed,
);
const doubtfulOf = (wanted: string): string[] =>
  rows.flatMap(([label, text = '']) => (label === wanted && isDoubtful(text) ? [text] : []));
const dangers = doubtfulOf('danger');
const harmless = doubtfulOf('none');

const shape = z.object({
  status: z.boolean(),
  message: z.string(),
  safety: z.object({ kind: z.string(), doubtful: z.boolean().optional() }).optional(),
});

function conversation(store = new MemoryStore()) {
  const chat = chatWith(store);
  return async (q: string, more = {}) => {
    const { body, free, contentLanguage } = await chat({ ...anna, sid: 's', q, ...more });
    const language = safetyLanguages.find((each) => each === contentLanguage);
    return { ...shape.parse(body), isFree: free === true, language };
  };
}

/** Searches, because each training changes which messages are doubtful. */
async function doubtfulQuestion(isWanted: (reply: { status: boolean; isFree: boolean }) => boolean) {
  for (const question of harmless) {
    const ask = conversation();
    await ask(question);
    if (isWanted(await ask('2'))) return question;
  }
  throw new Error('No doubtful question has such an answer');
}

const charged = await doubtfulQuestion(({ isFree }) => !isFree);
const cry = 'my husband hits me every night';

test('A doubtful danger gets help and a question back, free, and never a reading', async () => {
  expect(dangers.length).toBeGreaterThan(40);
  for (const text of dangers) {
    const { status, message, safety, isFree } = await conversation()(text);
    expect({ status, isFree, safety }, text).toMatchObject({
      status: false,
      isFree: true,
      safety: { doubtful: true },
    });
    expect(message, text).toMatch(/112/);
    expect(message, text).toMatch(/2/);
    expect(message, text).not.toMatch(/Saturn|Mars|Jupiter|\b20[2-9]\d\b.*\b20[2-9]\d\b/);
  }
});

test('A sure danger gets the same help as before, without an offer', async () => {
  const { message, safety } = await conversation()(cry);
  const { advice } = await safetyTexts('en');
  expect(safety).toEqual({ kind: 'violence' });
  expect(message).toContain(advice.violence);
  expect(message).not.toMatch(/answer 2/);
});

test('After a doubtful danger, "2" gets the question answered at the usual price, with the helplines after the answer', async () => {
  const ask = conversation();
  const { message: offer } = await ask(charged);
  const reply = await ask('2');
  expect(reply).toMatchObject({ status: true, isFree: false });
  expect(reply.safety).toBeUndefined();
  expect(reply.message).not.toEqual(offer);
  expect(reply.message).toMatch(/112/);
});

test('After a doubtful danger, "2" answers a question that is free otherwise free of charge', async () => {
  const question = await doubtfulQuestion(({ isFree }) => isFree);
  const ask = conversation();
  await ask(question);
  const { isFree, safety } = await ask('2');
  expect({ isFree, safety }).toEqual({ isFree: true, safety: undefined });
});

describe.each(safetyLanguages)('In %s, the reply to a doubtful danger', (language) => {
  const phrasesOf = (key: 'denies' | 'confirms'): string[] =>
    frames[language][key].map((phrase) =>
      phrase.map((each) => ('letters' in each ? each.letters : '')).join(' '),
    );

  test('Each phrase that denies a danger gets the question answered', async () => {
    const repliesTo = async (answer: string) => {
      const ask = conversation();
      await ask(charged, { language });
      return ask(answer, { language });
    };
    const answered = await repliesTo('2');
    for (const phrase of phrasesOf('denies')) expect(await repliesTo(`${phrase}.`), phrase).toEqual(answered);
  });

  test('Each phrase that confirms a danger gets the full help', async () => {
    const kind = recogniseDanger(charged)?.kind ?? 'threat';
    const { language: spoken = language } = await conversation()(charged, { language });
    const { advice } = await safetyTexts(spoken);
    for (const phrase of phrasesOf('confirms')) {
      const ask = conversation();
      await ask(charged, { language });
      const { message, safety } = await ask(phrase, { language });
      expect(safety, phrase).toEqual({ kind });
      expect(message, phrase).toContain(advice[kind]);
    }
  });
});

test('After "2", a sure danger gets the full help', async () => {
  const ask = conversation();
  await ask(charged);
  await ask('2');
  expect((await ask(cry)).safety).toEqual({ kind: 'violence' });
});

test('A sure danger that follows a doubtful one gets the full help, and "2" then answers nothing', async () => {
  const ask = conversation();
  await ask(charged);
  expect((await ask(cry)).safety).toEqual({ kind: 'violence' });
  expect((await ask('2')).message).not.toMatch(/20\d\d/);
});

test('The chat reads another question after a doubtful danger as usual, and then forgets the doubtful one', async () => {
  const ask = conversation();
  const [alone] = [await conversation()('When will I marry?')];
  await ask(charged);
  expect(await ask('When will I marry?')).toEqual(alone);
  expect(await ask('2')).toMatchObject({ status: false, isFree: true });
});

test('The same doubtful message sent again stays doubtful', async () => {
  const ask = conversation();
  const first = await ask(charged);
  expect(await ask(charged)).toEqual(first);
});

test('After a sure danger, the chat is sure of a doubtful one', async () => {
  const ask = conversation();
  await ask(cry);
  expect((await ask(charged)).safety?.doubtful).toBeUndefined();
});

test('The chat asks back while its store fails', async () => {
  const store = new MemoryStore();
  store.read = () => Promise.reject(new Error('no store'));
  expect((await conversation(store)(charged)).safety?.doubtful).toBe(true);
});

test('The chat writes nothing of a doubtful message to the log', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const warned = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const ask = conversation();
  await ask(charged);
  await ask('2');
  const lines = [...written.mock.calls, ...warned.mock.calls].join('\n');
  written.mockRestore();
  warned.mockRestore();
  expect(lines).not.toContain(charged.slice(0, 20));
});
