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
const rows = [
  'held-out',
  'lists/conversations',
  'lists/everyday-held-out',
  'lists/veiled-twins',
  'lists/idiom-twins-held-out',
  'lists/astrology-chat',
  'lists/dangers',
  'lists/heavy-held-out',
  'lists/twins-held-out',
  'lists/chat-twins-held-out',
  'lists/sad-twins-held-out',
].flatMap(listed);
const doubts = rows.filter(([, text = '']) => isDoubtful(text));
const dangers = doubts.flatMap(([label, text = '']) => (label === 'none' ? [] : [text]));
const [doubtful = ''] = doubts.flatMap(([label, text = '']) => (label === 'none' ? [text] : []));

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

test.each(['2', 'no', 'yes', 'ok'])('After a doubtful danger, "%s" leads to no reading', async (answer) => {
  for (const text of dangers) {
    const ask = conversation();
    await ask(text);
    const { status, message, isFree } = await ask(answer);
    expect({ status, isFree }, text).toEqual({ status: false, isFree: true });
    expect(message, text).not.toMatch(/Saturn|Mars|Jupiter|\b20[2-9]\d\b/);
  }
});

test.each([
  'yes please help',
  'yes. what should I do?',
  'maybe',
  "I don't know",
  'no, nobody',
  'no, it was my son',
  'not yet',
  'when will it stop?',
  'thanks',
])('After a doubtful danger, "%s" gets the full help', async (answer) => {
  const { advice } = await safetyTexts('en');
  for (const text of dangers.slice(0, 5)) {
    const ask = conversation();
    await ask(text, { language: 'de' });
    const { status, isFree, message, safety } = await ask(answer);
    expect({ status, isFree, doubtful: safety?.doubtful }, text).toEqual({ status: false, isFree: true });
    expect(Object.values(advice).filter((each) => message.includes(each)).length, text).toBe(1);
  }
});

describe.each(safetyLanguages)('In %s, the reply to a doubtful danger', (language) => {
  const phrasesOf = (key: 'denies' | 'confirms'): string[] =>
    frames[language][key].map((phrase) =>
      phrase.map((each) => ('letters' in each ? each.letters : '')).join(' '),
    );
  const repliesTo = async (answer: string) => {
    const ask = conversation();
    await ask(doubtful, { language });
    return ask(answer, { language });
  };

  test('Each phrase that denies a danger gets a free request for other words', async () => {
    for (const phrase of phrasesOf('denies')) {
      const { status, message, safety, isFree, language: written = language } = await repliesTo(`${phrase}.`);
      const { orReword } = await safetyTexts(written);
      expect({ status, isFree, safety }, phrase).toEqual({ status: false, isFree: true, safety: undefined });
      expect(message.startsWith(orReword), phrase).toBe(true);
    }
  });

  test('Each phrase that confirms a danger gets the full help, alone and before other words', async () => {
    const kind = recogniseDanger(doubtful)?.kind ?? 'threat';
    for (const phrase of phrasesOf('confirms'))
      for (const answer of [phrase, `${phrase}, 1234 5678 xyz`]) {
        const { message, safety, language: written = language } = await repliesTo(answer);
        expect(safety, answer).toEqual({ kind });
        expect(message, answer).toContain((await safetyTexts(written)).advice[kind]);
      }
  });
});

test('A sure danger that follows a doubtful one gets the full help', async () => {
  for (const between of [[], ['2']]) {
    const ask = conversation();
    for (const each of [doubtful, ...between]) await ask(each);
    expect((await ask(cry)).safety).toEqual({ kind: 'violence' });
  }
});

test('A question after a doubtful danger gets its answer with helplines, and the next question none', async () => {
  const question = 'When will I marry?';
  const alone = await conversation()(question);
  const ask = conversation();
  await ask(doubtful);
  const reply = await ask(question);
  expect(reply).toEqual({ ...alone, message: expect.stringContaining(alone.message) });
  expect(reply.message).toMatch(/112/);
  expect((await ask('Will I get a job?')).message).not.toMatch(/112/);
});

test('A reply "2" accepts no offer from before a doubtful danger', async () => {
  const ask = conversation();
  for (const each of ['Will I be happy with my friend in a new house?', doubtful, 'no']) await ask(each);
  expect(await ask('2')).toMatchObject({ status: false, isFree: true });
});

test('The same doubtful danger sent again gets the full help', async () => {
  const again = await Promise.all(
    dangers.slice(0, 20).map(async (text) => {
      const ask = conversation();
      await ask(text);
      return (await ask(text)).safety?.doubtful;
    }),
  );
  expect(again.filter((each) => each === undefined).length).toBeGreaterThan(17);
});

test.each(["Je n'en peux plus", "Je n'en peux plus !", 'Je craque'])(
  'The French "%s" without a matter is never a bought answer',
  async (text) => {
    expect(await conversation()(text, { language: 'fr' })).toMatchObject({ status: false, isFree: true });
  },
);

test('After a sure danger, the chat is sure of a doubtful one', async () => {
  const ask = conversation();
  await ask(cry);
  expect((await ask(doubtful)).safety?.doubtful).toBeUndefined();
});

test('The chat asks back while its store fails', async () => {
  const store = new MemoryStore();
  store.read = () => Promise.reject(new Error('no store'));
  expect((await conversation(store)(doubtful)).safety?.doubtful).toBe(true);
});

test('The chat writes nothing of a doubtful message to the log', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const warned = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const ask = conversation();
  await ask(doubtful);
  await ask('2');
  const lines = [...written.mock.calls, ...warned.mock.calls].join('\n');
  written.mockRestore();
  warned.mockRestore();
  expect(lines).not.toContain(doubtful.slice(0, 20));
});
