import { conversations } from '@palmleaf/bench/testing';
import { expect, test } from 'vitest';
import { MemoryStore } from '../../store/store.ts';
import { anna, converse, service, testNow, thomas } from './conversation.ts';

const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!])\s+/);

test("The chat does not repeat the sky's positions for a second matter of a conversation", async () => {
  for (const person of [anna, thomas, { ...anna, ac: 'WESTERN' }] as const) {
    const detailed = { ...person, ep: 'ADVANCED' } as const;
    const [work, money] = await converse(detailed, ['How is my career?', 'How are my finances?']);
    const [alone] = await converse(detailed, ['How are my finances?']);
    const earlier = new Set(sentencesOf(work?.message ?? ''));
    const again = (message = ''): string[] =>
      sentencesOf(message).filter((sentence) => earlier.has(sentence));
    expect(again(alone?.message).length).toBeGreaterThan(1);
    expect(again(money?.message)).toEqual([]);
    expect(money?.message.split('.')[0]).toBe(alone?.message.split('.')[0]);
  }
});

test('The chat repeats its whole answer to the same question, a minute later too', async () => {
  const question = { ...anna, ep: 'ADVANCED', sid: 's', q: 'How is my career?' };
  const body = (message: string): string => message.split('\n\nIn plain words')[0] ?? '';
  const store = new MemoryStore();
  const { message: first } = await service(store)(question);
  const { message: second } = await service(store, new Date(testNow.getTime() + 60_000))(question);
  expect(body(second)).toBe(body(first));
});

test('A follow-up adds to what the chat said, and repeats none of it', async () => {
  const [first, second] = await converse(anna, ['What is my atmakaraka?', 'is that good?']);
  const earlier = sentencesOf(first?.message ?? '');
  const added = sentencesOf(second?.message ?? '');
  expect(added.filter((sentence) => earlier.includes(sentence))).toEqual([]);
  expect(second?.message).toMatch(/^(?:Yes|No), /);
});

test('The chat never drops a statement that another statement depends on', async () => {
  const dependent = [
    [/The house is looked at by|No graha looks at the house/, /stands for|is about/],
    [/The nearest good time/, /Already now|From \w+ \d|Transiting|meets|supports|until/],
    [/has a say in it, too/, /points to|Your way goes with/],
  ] as const;
  for (const questions of Object.values(conversations)) {
    for (const person of [anna, thomas]) {
      for (const ep of ['STANDARD', 'ADVANCED'] as const) {
        let earlier = '';
        for (const { message } of await converse({ ...person, ep }, questions)) {
          expect(message).not.toMatch(/:\s*$|: *\n/);
          for (const [text, before] of dependent)
            if (text.test(message) && !(ep === 'STANDARD' && /nearest/.test(text.source)))
              expect(message).toMatch(before);
          earlier += message;
          if (/ joins in, a time/.test(message)) expect(earlier).toMatch(/season of/);
        }
      }
    }
  }
});
