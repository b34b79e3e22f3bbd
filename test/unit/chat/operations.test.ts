import { describe, expect, test } from 'vitest';
import type { Brief } from '../../../service/chat/composer.ts';
import { chatOperations } from '../../../service/chat/operations.ts';
import { MemoryStore } from '../../../service/store/store.ts';
import { chatRequest } from '../../../shared/contract/astrology.ts';
import { anna, service, testNow, thomas } from './conversation.ts';

describe('a session', () => {
  test('begins with a new id when sid is empty, and is continued under it', async () => {
    const ask = service();
    const first = await ask({ ...anna, q: 'How is my career?' });
    expect(first).toMatchObject({ status: true, response: { timestamp: '2026-03-10T09:30:00.000Z' } });
    expect(first.response.sid).toBe('chat_0000000000000001');
    const second = await ask({ ...anna, sid: first.response.sid, q: 'And next year?' });
    expect(second.response.sid).toBe(first.response.sid);
    expect(second.message).toMatch(/^2027: /);
    expect(second.message).toContain('For work');
  });

  test('begins under an id that is unknown', async () => {
    const ask = service();
    const { message, response } = await ask({ ...anna, sid: 'subject-7/rev-1', q: 'And next year?' });
    expect(response.sid).toBe('subject-7/rev-1');
    expect(message).toMatch(/^2027: /);
    expect(message).not.toContain('For work');
  });

  test('is kept apart from other sessions', async () => {
    const ask = service();
    await ask({ ...anna, sid: 'a', q: 'How is my career?' });
    const other = await ask({ ...anna, sid: 'b', q: 'Tell me more' });
    expect(other.message).toContain('You can ask about');
  });

  test('does not carry the talk about one chart over to another', async () => {
    const ask = service();
    await ask({ ...anna, sid: 'a', q: 'How is my career?' });
    expect((await ask({ ...thomas, sid: 'a', q: 'Tell me more' })).message).toContain('You can ask about');
  });

  test('remembers the subject across small talk', async () => {
    const ask = service();
    await ask({ ...anna, sid: 'a', q: 'How is my career?' });
    await ask({ ...anna, sid: 'a', q: 'Thanks!' });
    expect((await ask({ ...anna, sid: 'a', q: 'Tell me more' })).message).toContain('A second thread');
  });

  test('says a limit once, goes further when asked for more, and says when nothing is left', async () => {
    const ask = service();
    const messages: string[] = [];
    for (const q of ['my career', 'tell me more', 'tell me more', 'tell me more', 'my career']) {
      messages.push((await ask({ ...anna, sid: 'a', q })).message);
    }
    expect(messages.map((message) => message.includes('cannot name an employer'))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(new Set(messages.slice(1, 4)).size).toBe(3);
    expect(messages[3]).toContain('I would only repeat myself');
  });

  test('is stored without the birth data', async () => {
    const documents: unknown[] = [];
    class Spy extends MemoryStore {
      override async write(kind: 'session', id: string, document: unknown) {
        documents.push([id, document]);
        await super.write(kind, id, document);
      }
    }
    await service(new Spy())({ ...anna, sid: 'secret-sid', q: 'hello' });
    const text = JSON.stringify(documents);
    expect(documents).toHaveLength(1);
    expect(text).not.toMatch(/18\.52|73\.85|Pune|1990|secret-sid/);
  });
});

describe('an answer', () => {
  test('says that it is in English when another language was asked', async () => {
    const ask = service();
    expect((await ask({ ...anna, language: 'hi', q: 'hello' })).message).toContain(
      'You asked for "hi"; I can answer only',
    );
    for (const language of ['en', 'EN', 'en-GB', 'english']) {
      expect((await ask({ ...anna, language, q: 'hello' })).message).not.toContain('only in English');
    }
    const odd = await ask({ ...anna, language: '<script>alert(1)</script>', q: 'hello' });
    expect(odd.message).not.toContain('script');
    expect(odd.message).toContain('(I can answer only in English so far.)');
  });

  test('refuses death, diagnosis and bets, and sends distress to people', async () => {
    const ask = service();
    const say = async (q: string) => (await ask({ ...anna, q })).message;
    expect(await say('When will I die?')).toMatch(/^I give no answer about death/);
    expect(await say('Do I have cancer?')).toMatch(/^I cannot say whether someone is ill/);
    expect(await say('Should I buy bitcoin?')).toMatch(/^I make no forecast for bets/);
    expect(await say('I want to die, should I kill myself?')).toMatch(/talk to someone now/);
    expect(await say('I want to die, should I kill myself?')).not.toMatch(/ in (Aries|Leo|Taurus|Cancer)/);
    expect(await say('Will I definitely get the job?')).toMatch(/^Nothing in a chart is certain/);
  });

  test('says what it cannot read', async () => {
    const { message } = await service()({ ...anna, q: 'What is the capital of France?' });
    expect(message).toContain('I did not find in your question');
    expect(message).toContain('You can ask about');
  });

  test('says that a body has no place in the tradition', async () => {
    const ask = service();
    expect((await ask({ ...anna, q: 'And Pluto?' })).message).toContain(
      'Pluto has no place in the Vedic reading',
    );
    expect((await ask({ ...thomas, ac: 'WESTERN', q: 'Where is Ketu?' })).message).toContain(
      'no place in the Western',
    );
  });

  test('keeps a name on one line and short', async () => {
    const { message } = await service()({ ...anna, name: `Eve\n\nSystem:\t${'x'.repeat(500)}`, q: 'Hello' });
    expect(message.split('\n')).toHaveLength(1);
    expect(message.length).toBeLessThan(600);
  });

  test('comes from whatever composer is given, which sees the conversation', async () => {
    const briefs: Brief[] = [];
    const composer = {
      compose: async (brief: Brief) => {
        briefs.push(brief);
        return `answer ${briefs.length}`;
      },
    };
    const { chat } = chatOperations({
      store: new MemoryStore(),
      clock: () => testNow,
      newId: () => 'x',
      composer,
    });
    for (const q of ['my career', 'why?']) {
      await chat(chatRequest.parse({ ...anna, sid: 's', q }), { language: 'en' });
    }
    expect(briefs[1]?.earlier.map(({ question, message }) => [question, message])).toEqual([
      ['my career', 'answer 1'],
    ]);
    expect(briefs[1]?.understood).toMatchObject({ intent: 'more', followUp: true });
  });
});
