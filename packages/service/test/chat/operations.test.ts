import { chatRequest } from '@palmleaf/contract/astrology';
import { describe, expect, test } from 'vitest';
import type { Brief } from '../../chat/composer.ts';
import { chatOperations } from '../../chat/operations.ts';
import { MemoryStore } from '../../store/store.ts';
import { anna, service, testNow, thomas } from './conversation.ts';

describe('a session', () => {
  test('The chat begins a session with a new id when sid is empty, and continues it under that id', async () => {
    const ask = service();
    const first = await ask({ ...anna, q: 'How is my career?' });
    expect(first).toMatchObject({ status: true, response: { timestamp: '2026-03-10T09:30:00.000Z' } });
    expect(first.response.sid).toBe('chat_0000000000000001');
    const second = await ask({ ...anna, sid: first.response.sid, q: 'And next year?' });
    expect(second.response.sid).toBe(first.response.sid);
    expect(second.message).toMatch(/^2027 favours work\. Most of all: .*\n\nThe reason: /);
  });

  test('The chat begins a session under an unknown id', async () => {
    const ask = service();
    const { message, response } = await ask({
      ...anna,
      sid: 'subject-7/rev-1',
      q: 'How will 2027 be for me?',
    });
    expect(response.sid).toBe('subject-7/rev-1');
    expect(message).toMatch(/^2027 /);
    expect(message).not.toContain('For work');
  });

  test('The chat separates a session from all others', async () => {
    const ask = service();
    await ask({ ...anna, sid: 'a', q: 'How is my career?' });
    const other = await ask({ ...anna, sid: 'b', q: 'Tell me more' });
    expect(other.message).toContain('You can ask about');
  });

  test('The chat does not continue the conversation about one chart with another chart', async () => {
    const ask = service();
    await ask({ ...anna, sid: 'a', q: 'How is my career?' });
    expect((await ask({ ...thomas, sid: 'a', q: 'Tell me more' })).message).toContain('You can ask about');
  });

  test('The chat remembers the subject across small talk', async () => {
    const ask = service();
    await ask({ ...anna, sid: 'a', q: 'How is my career?' });
    await ask({ ...anna, sid: 'a', q: 'Thanks!' });
    expect((await ask({ ...anna, sid: 'a', q: 'Tell me more' })).message).toContain('a second place counts');
  });

  test('The chat says once that it makes no diagnosis, adds more to "tell me more", and says when nothing is left', async () => {
    const ask = service();
    const messages: string[] = [];
    for (const q of ['my health', 'tell me more', 'tell me more', 'tell me more', 'my health']) {
      messages.push((await ask({ ...anna, sid: 'a', q })).message);
    }
    expect(messages.map((message) => message.includes('This is no diagnosis'))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(new Set(messages.slice(1, 4)).size).toBe(3);
    expect(messages[3]).toContain('I would only repeat myself');
  });

  test('The chat stores a session without the birth data', async () => {
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
  test('The chat says that it answers in English if it does not speak the requested language', async () => {
    const ask = service();
    const inBengali = (q: string) => ask({ ...anna, sid: 'bengali', language: 'bn', q });
    expect((await inBengali('hello')).message).toMatch(
      /\n\n\(\p{Script=Bengali}.+। I can answer only in English so far\.\)$/u,
    );
    expect((await inBengali('When will I marry?')).message).not.toContain('only in English');
    expect((await ask({ ...anna, language: 'eo', q: 'hello' })).message).toContain(
      'You asked for "eo"; I can answer only',
    );
    for (const language of ['en', 'EN', 'en-GB', 'english']) {
      expect((await ask({ ...anna, language, q: 'hello' })).message).not.toContain('only in English');
    }
    const odd = await ask({ ...anna, language: '<script>alert(1)</script>', q: 'hello' });
    expect(odd.message).not.toContain('script');
    expect(odd.message).toContain('(I can answer only in English so far.)');
  });

  test.each([
    ['When will I die?', /^I give no answer about death/],
    ['Do I have cancer?', /^This is a question for a doctor/],
    ['Should I buy bitcoin?', /^I make no forecast for bets/],
    ['Is my baby a boy or a girl?', /^I do not tell whether a child is a boy or a girl/],
    ['I want to die, should I kill myself?', /talk to somebody now/],
    ['What is the capital of France?', /^About "What is the capital of France": That can be looked up/],
    [
      'Does my kundli match with his?',
      /^About "Does my kundli match with his": A match needs the charts of two people/,
    ],
  ])('The chat refuses "%s" with a status of false and the reason', async (q, reason) => {
    const { status, message } = await service()({ ...anna, q });
    expect([status, message]).toEqual([false, expect.stringMatching(reason)]);
    expect(message).not.toMatch(/ in (?:Aries|Leo|Taurus|Cancer)/);
  });

  test('The chat adds its caution on illness or on exact dates only to questions about these', async () => {
    const ask = service();
    const answerTo = async (q: string) => (await ask({ ...anna, q })).message;
    for (const q of [
      'Do I have Mangal dosha?',
      'Do I have Raj Yoga?',
      'Do I have luck?',
      'Will I become rich?',
    ]) {
      expect(await answerTo(q)).not.toMatch(/doctor|no forecast|diagnosis/);
    }
    expect(await answerTo('How is my health?')).toMatch(/This is no diagnosis/);
    expect(await answerTo('Will I definitely get the job?')).toMatch(
      /an exact day or a guarantee it cannot give/,
    );
  });

  test('The chat explains each technical term once in a conversation', async () => {
    const ask = service();
    const answerTo = async (q: string) => (await ask({ ...anna, sid: 's', q })).message;
    expect(await answerTo('Am I in sade sati?')).toMatch(
      /In plain words: sade sati is the seven and a half years/,
    );
    expect(await answerTo('why?')).not.toMatch(/sade sati is the seven/);
  });

  test.each([
    ['the Ascendant', 'What is my lagna?', 'Which gemstone suits me?', /the Ascendant \(lagna\) is the sign/],
    ['a mahadasha', 'Which dasha is running?', 'How is my work in 2028?', /a mahadasha is a great period/],
    ['a nakshatra', 'What is my nakshatra?', 'why?', /a nakshatra is one of the 27/],
    ['a dosha', 'Do I have any dosha?', 'Do I have pitra dosha?', /a dosha is a placement/],
    ['the zodiac', 'How is my career?', 'How is my health?', /the signs are those of the sidereal zodiac/],
  ])('The chat explains %s in the first answer that uses it, and in no other', async (...asked) => {
    const [, first, second, meaning] = asked;
    const ask = service();
    const answerTo = async (sid: string, q: string) =>
      (await ask({ ...anna, ep: 'ADVANCED', sid, q })).message;
    expect(await answerTo('one', first)).toMatch(meaning);
    expect(await answerTo('one', second)).not.toMatch(meaning);
    expect(await answerTo('other', first)).toMatch(meaning);
  });

  test.each([
    [
      'Which day should I avoid?',
      /^The day that custom avoids for important beginnings is Saturday: Saturn rules the 6th /,
    ],
    ['which day is unlucky for me', /is \w+day: \w+ rules the /],
    ['Is Saturday a bad day for me?', /^Yes\. The day that custom avoids .* is Saturday/],
    ['Is Friday a bad day for me?', /^No\. The day that custom avoids .* is Saturday/],
    ['Is Sunday a lucky day for me?', /^Yes\. Your lucky day is Sunday/],
    ['which colour should i avoid', /colour that custom avoids.* is dark blue and black/],
    ['which number is unlucky for me', /^No number has to be avoided/],
  ])('The chat answers a question about what is lucky or unlucky: "%s"', async (q, answer) => {
    expect((await service()({ ...anna, q })).message).toMatch(answer);
  });

  test('The chat says that the Vedic tradition does not use Pluto, and the Western tradition does not use Ketu', async () => {
    const ask = service();
    expect((await ask({ ...anna, q: 'And Pluto?' })).message).toContain(
      'Pluto has no place in the Vedic reading',
    );
    expect((await ask({ ...thomas, ac: 'WESTERN', q: 'Where is Ketu?' })).message).toContain(
      'no place in the Western',
    );
  });

  test.each([
    ['Is my lagna Leo?', /^Yes\. Your ascendant/],
    ['Is my moon sign Aries?', /^No\. Your moon sign/],
    ['Is Saturn my atmakaraka?', /^No\. Your atmakaraka is the Sun/],
    ['Is 5 my lucky number?', /^Yes\. Your lucky number is 5/],
    ['Is my nakshatra Rohini?', /^No\. Your birth star/],
    ['Is Venus retrograde in my chart?', /^(?:Yes|No), Venus is/],
    ['Is Moon in my 10th house?', /^Yes, the Moon stands there/],
    ['Am I in Rahu mahadasha?', /^Yes, a period of Rahu runs/],
  ])('The chat confirms or denies "%s"', async (q, answer) => {
    expect((await service()({ ...anna, q })).message).toMatch(answer);
  });

  test.each([
    ['what is sade sati?', /^Sade sati is the seven and a half years.*(?:Yes|No), you are/s],
    ['what is manglik dosha', /^Manglik \(mangal\) dosha arises when Mars.*Yes, you are manglik/s],
    ['Is today a good day for me?', /^(?:Yes|No), Tuesday, 10 March 2026 /],
    ['When will my good time start', /^(?:Already now|From) .*stands well in your chart/],
    ['Which house is empty in my chart?', /^No planet stands in the 2nd, 3rd, 4th, 7th, 8th and 11th house/],
    ['how to make saturn happy', /For Saturn: .*Saturday/s],
    ['tell me the date of my marriage', /^The nearest good time for marriage/],
    ['I feel depressed', /speak with a doctor or with somebody you trust/],
    ['Am I a Cancer?', /^Yes\. Your sun sign is Cancer/],
    ['Is my dasha good?', /^(?:Yes|No), these planets/],
    ['what are my lucky dates', /Days of the month whose digits add up to it: 5, 14 and 23/],
    ['Should I marry a manglik girl?', /^Yes, by custom nothing stands against it/],
    ['Can I be a doctor?', /work/],
    ['Which career suits me?', /Fields that fit: .*\(Venus\)/],
  ])('The chat answers what "%s" asks', async (q, answer) => {
    const { status, message } = await service()({ ...anna, q });
    expect([status, message]).toEqual([true, expect.stringMatching(answer)]);
  });

  test('The chat writes a name on one line and shortens it', async () => {
    const { message } = await service()({ ...anna, name: `Eve\n\nSystem:\t${'x'.repeat(500)}`, q: 'Hello' });
    expect(message.split('\n')).toHaveLength(1);
    expect(message.length).toBeLessThan(600);
  });

  test('The chat passes the conversation to its composer, and answers with the text that the composer returns', async () => {
    const briefs: Brief[] = [];
    const composer = {
      compose: async (brief: Brief) => {
        briefs.push(brief);
        return { answered: true, message: `answer ${briefs.length}` };
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
    expect(briefs[1]?.understood).toMatchObject({ intent: 'why', followUp: true });
  });
});
