import { traditions } from '@palmleaf/contract/astrology';
import { chatTopics, topicProfiles } from '@palmleaf/texts/chat/terms';
import { describe, expect, test } from 'vitest';
import { anna, converse, service, thomas } from './conversation.ts';

const messagesOf = async (person: typeof anna | typeof thomas, questions: readonly string[]) =>
  (await converse({ ...person, ac: 'VEDIC' }, questions)).map(({ status, message }) => {
    expect(status, questions.join(' / ')).toBe(true);
    return message;
  });

describe('a follow-up continues with the subject', () => {
  test.each([
    ['Am I manglik?', /manglik/i],
    ['Do I have kaal sarp dosh?', /kala sarpa/i],
    ['Do I have raj yoga?', /raja yoga/i],
    ['Am I in sade sati?', /sade sati/i],
    ['Which dasha am I in?', /period|dasha/i],
    ['What is my atmakaraka?', /atmakaraka/i],
    ['Will I have children?', /children/i],
    ['How is my career?', /work/i],
  ])(
    'After "%s", the answers to "why?", "when?", "is that good?", "what should I do about it?" and "tell me more" are about the same subject',
    async (question, subject) => {
      for (const next of ['why?', 'when?', 'is that good?', 'what should I do about it?', 'tell me more']) {
        const [, message = ''] = await messagesOf(anna, [question, next]);
        if (next.startsWith('what should'))
          expect(message, next).toMatch(/For (?:the )?\w+:|Nothing needs|turns to/);
        else if (next !== 'is that good?') expect(message, next).toMatch(subject);
        else
          expect(message, next).toMatch(
            new RegExp(`^(?:Yes|No), .*(?:${subject.source}|planets|stands)`, 'i'),
          );
      }
    },
  );

  test.each([
    'What about my children in 2031?',
    'and my health, what about it in 2031?',
    'ok and what of money in 2031 then',
    'tell me the same for my career in 2031',
  ])('A follow-up keeps the matter and the time that it names: "%s"', async (next) => {
    const [, message = ''] = await messagesOf(anna, ['in the next five years?', next]);
    const [own = ''] = /children|health|money|career/.exec(next) ?? [];
    expect(message).toMatch(own === 'career' ? /work/ : new RegExp(own));
    expect(message).toContain('2031');
  });

  test.each([
    [{ day: 1, hour: 10 }, /^Yes.*Only the southern count has the 2nd/s],
    [{ day: 10, hour: 6 }, /^Yes.*Only the northern count has the 1st/s],
    [{ day: 10, hour: 2 }, /^No.*It would count only from Venus/s],
  ])(
    'The answer to "Am I manglik?" names the one way to count houses that finds the dosha: %o',
    async (born, namedCount) => {
      const person = {
        ...anna,
        ...born,
        month: 1,
        year: 1992,
        min: 10,
        lat: '28.6',
        lon: '77.2',
        ac: 'VEDIC',
      };
      const [{ message = '' } = {}] = await converse(person, ['Am I manglik?']);
      expect(message).toMatch(namedCount);
    },
  );

  test('"and my brother?" changes the subject to the brother, and "tell me more" stays with him', async () => {
    const [, brother = '', more = ''] = await messagesOf(thomas, [
      'How is my career?',
      'and my brother?',
      'tell me more',
    ]);
    expect(brother).toContain('brothers and sisters');
    expect(more).toContain('brothers and sisters');
  });

  test('After a question about a dosha, the chat takes "does it affect my marriage?" as one about the dosha', async () => {
    const [, message = ''] = await messagesOf(anna, ['Am I manglik?', 'does it affect my marriage?']);
    expect(message).toMatch(/^(?:Yes|No), .*manglik/);
  });

  test('The chat understands the follow-ups "kyu?" and "upay?"', async () => {
    const [, why = '', remedy = ''] = await messagesOf(anna, ['kya main manglik hu', 'kyu?', 'upay?']);
    expect(why).toContain('arises when');
    expect(remedy).toContain('For Mars');
  });
});

const number = /\b(\d+)(?:st|nd|rd|th) house/;

test.each(traditions)(
  'The chat reads a topic from the same house in %s, whatever the question',
  async (tradition) => {
    const asked: Partial<Record<(typeof chatTopics)[number], string>> = {
      children: 'my children',
      home: 'buying a house of my own',
      marriage: 'my marriage',
      career: 'my career',
      money: 'my money',
      study: 'my studies',
      father: 'my father',
      siblings: 'my brother',
    };
    for (const [topic, words] of Object.entries(asked)) {
      const profile = chatTopics.find((each) => each === topic);
      const house = profile && topicProfiles[profile].house[tradition];
      for (const question of [`How is ${words}?`, `${words} in 2031?`, `remedies for ${words}`]) {
        const { message } = await service()({ ...thomas, ac: tradition, ep: 'ADVANCED', q: question });
        expect(number.exec(message)?.[1], `${question}: ${message}`).toBe(String(house));
      }
    }
  },
);

describe('asked in the Western tradition for a Vedic matter', () => {
  test.each([
    ['Am I in sade sati?', /^No .*sade sati belongs to Vedic astrology.*Saturn/s],
    ['Am I manglik?', /^No .*a dosha belongs to Vedic astrology.*Mars in/s],
    ['Which mahadasha is running?', /belongs to Vedic astrology.*(?:transits|Progressed|mood)/s],
    ['What is my nakshatra?', /belongs to Vedic astrology.*Your moon sign is/s],
    ['What is my atmakaraka?', /belongs to Vedic astrology.*Ascendant in/s],
    ['Do I have raj yoga?', /belongs to Vedic astrology.*strongest planet/s],
  ])(
    'The chat says in the Western tradition that a matter is Vedic, and answers what it can: %s',
    async (q, expected) => {
      const { status, message } = await service()({ ...thomas, ac: 'WESTERN', q });
      expect(status).toBe(true);
      expect(message).toMatch(expected);
      expect(message, 'a second yes or no').not.toMatch(/\. (?:Yes|No), /);
    },
  );
});

describe('a question that a chart cannot answer', () => {
  const somebodyElse = 'What somebody else does is not written in your chart';

  test.each([
    'Will my ex come back to me?',
    'Does she love me?',
    'My boss hates me, will he be transferred?',
  ])('The chat says that the chart does not show what another person will do: %s', async (question) => {
    expect((await messagesOf(anna, [question]))[0]).toContain(somebodyElse);
  });

  test.each([
    'Will I find love?',
    'When will I get married?',
    'How is my career?',
    'Will I have a love marriage?',
  ])('The chat does not speak of other people if the question is about the asker: %s', async (question) => {
    expect((await messagesOf(anna, [question]))[0]).not.toContain(somebodyElse);
  });

  test('The chat names no number of children, even if the asker asks about twins', async () => {
    expect((await messagesOf(anna, ['will i have twins']))[0]).toContain(
      'A number cannot be read from one chart',
    );
  });

  test('The chat refuses to find a lost ring, and reads a ring to wear as a gemstone', async () => {
    const [lost] = await converse({ ...anna, ac: 'VEDIC' }, ['I lost my ring, where is it?']);
    expect(lost?.status).toBe(false);
    expect((await messagesOf(anna, ['Which ring should I wear?']))[0]).toContain('stone');
  });

  test('The chat answers no to a curse, and still names doshas', async () => {
    expect((await messagesOf(anna, ['am I cursed?']))[0]).toMatch(/^No, no chart shows a curse/);
    expect((await messagesOf(anna, ['Do I have any dosha?']))[0]).toMatch(/^Yes, \d of the/);
  });

  test('The subject "brothers and sisters" takes a plural verb', async () => {
    const [, , brother = ''] = await messagesOf(anna, ['Am I manglik?', 'why?', 'and my brother?']);
    expect(brother).toContain('Brothers and sisters are read from');
  });
});
