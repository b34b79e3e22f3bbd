import { tell } from '@palmleaf/texts/chat';
import { chatTopics } from '@palmleaf/texts/chat/terms';
import { type Statement, wordsOf } from '@palmleaf/texts/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { composedAnswer, ruleComposer } from '../../../chat/answer/rule-composer.ts';
import type { Turn } from '../../../chat/session.ts';
import { testNow } from '../conversation.ts';
import { briefOf, languages, moods, type QuestionCase, questionCases } from './question-cases.ts';

const namesTime = (paragraphs: readonly (readonly Statement[])[], { period }: QuestionCase): boolean =>
  period === undefined ||
  period.to <= testNow ||
  paragraphs
    .flat()
    .some(
      (statement) =>
        statement.say === 'day verdict' ||
        statement.say === 'matter day' ||
        ('period' in statement && statement.period.from.getTime() === period.from.getTime()) ||
        ('within' in statement && 'period' in statement.within),
    );

describe.each(Object.entries(questionCases))(
  'The answer to a question of the case "%s"',
  (name, questionCase) => {
    const index = Object.keys(questionCases).indexOf(name);
    const cases = chatTopics.map((topic, at) => {
      const language = languages[(at + index) % languages.length] ?? 'en';
      const mood =
        questionCase.expectedParts || questionCase.form === 'duration'
          ? 'neither'
          : (moods[at % moods.length] ?? 'neither');
      const brief = briefOf(topic, questionCase, mood, language);
      return { topic, language, mood, ...composedAnswer(brief) };
    });
    let words: ReadonlyMap<string, Awaited<ReturnType<typeof wordsOf>>>;
    beforeAll(async () => {
      words = new Map(await Promise.all(languages.map(async (code) => [code, await wordsOf(code)] as const)));
    });

    test('The first sentence answers what is asked', () => {
      const faults = cases.flatMap(({ topic, mood, paragraphs }) => {
        const first = paragraphs.flat()[0]?.say;
        return first && questionCase.firstStatements.includes(first) ? [] : [`${topic}, ${mood}: ${first}`];
      });
      expect(faults).toEqual([]);
    });

    test('The first paragraph names every side, and the answer names the matter and the time', () => {
      const faults = cases.flatMap(({ topic, paragraphs }) => {
        const head = JSON.stringify(paragraphs.find((each) => each.length > 0));
        const whole = JSON.stringify(paragraphs);
        const isLeft = paragraphs.flat().some(({ say }) => say === 'leaving');
        const lacking = [
          ...(isLeft ? [] : (questionCase.expectedParts ?? [])).filter((side) => !head.includes(side)),
          ...(namesTime(paragraphs, questionCase) || questionCase.expectedParts ? [] : ['time']),
          ...(whole.includes(`"${topic}"`) || head.includes('partner') || questionCase.expectedParts
            ? []
            : ['matter']),
        ];
        return lacking.length > 0 ? [`${topic}: ${lacking}`] : [];
      });
      expect(faults).toEqual([]);
    });

    test.runIf(questionCase.form !== 'closed')(
      'No answer says yes or no to a question that asks for neither',
      () => {
        const statements = cases.flatMap(({ paragraphs }) => paragraphs.flat());
        expect(statements.filter(({ answer }) => answer !== undefined)).toEqual([]);
      },
    );

    test('No answer calls a month both hard and good, a past time the next good time, or a period good whose best time comes later', () => {
      const faults = cases.flatMap(({ topic, paragraphs }) => {
        const statements = paragraphs.flat();
        const isBeyond = statements.some(
          (favour) =>
            favour.say === 'favours' &&
            favour.favours &&
            statements.some((each) => each.say === 'best span' && each.best.from >= favour.period.to),
        );
        if (isBeyond) return [topic];
        const hard = statements.flatMap((each) => (each.say === 'eases' ? [each.until] : []));
        const good = statements.flatMap((each) =>
          each.say === 'best span' || each.say === 'stronger' ? [each.best] : [],
        );
        const isBoth = good.some(({ from }) => hard.some((until) => from < until));
        return isBoth || good.some(({ to }) => to <= testNow) ? [topic] : [];
      });
      expect(faults).toEqual([]);
    });

    test('No answer in any language repeats a sentence', () => {
      const faults = cases.flatMap(({ topic, language, paragraphs }) => {
        const record = words.get(language);
        if (!record) return [`no words of ${language}`];
        const sentences = paragraphs
          .flat()
          .map((statement) => tell(record, statement, { level: 'STANDARD', tradition: 'VEDIC' }));
        const again = sentences.filter((sentence, at) => sentences.indexOf(sentence) < at);
        return again.map((sentence) => `${topic} in ${language}: ${sentence}`);
      });
      expect(faults).toEqual([]);
    });
  },
);

const countedWords = (message: string): number => message.split(/\s+/).filter(Boolean).length;
const longestMedian = 90;
const longest = 145;

test.each(Object.keys(questionCases))(
  'An answer stays short, not counting its last paragraph, which explains terms: %s',
  async (name) => {
    const questionCase = questionCases[name];
    if (!questionCase) throw new Error(name);
    const lengths = await Promise.all(
      chatTopics.map(async (topic, at) => {
        const language = languages[at % languages.length] ?? 'en';
        const { message } = await ruleComposer.compose(briefOf(topic, questionCase, 'neither', language));
        return countedWords(message.split('\n\n').slice(0, -1).join(' '));
      }),
    );
    const sorted = lengths.toSorted((one, other) => one - other);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(longestMedian);
    expect(sorted.at(-1)).toBeLessThanOrEqual(longest);
  },
);

describe('A conversation about one matter', () => {
  const order = [
    'how is it',
    'yes or no',
    'when',
    'how in a year',
    'change or stay',
    'how long',
    'how is it',
  ];

  test.each(chatTopics)('The chat says no sentence twice: %s', async (topic) => {
    const language = languages[chatTopics.indexOf(topic) % languages.length] ?? 'en';
    const earlier: Turn[] = [];
    const heard = new Set<string>();
    for (const [at, name] of order.entries()) {
      const questionCase = questionCases[name];
      if (!questionCase) throw new Error(name);
      const brief = {
        ...briefOf(topic, questionCase, 'neither', language),
        question: `${at}`,
        earlier: [...earlier],
      };
      const { message, isFree } = await ruleComposer.compose(brief);
      if (isFree) continue;
      const sentences = message.split(/(?<=[.?!।])\s+/);
      expect(sentences.filter((each) => heard.has(each))).toEqual([]);
      for (const each of sentences) heard.add(each);
      const { subject, intent, period } = brief.understood;
      earlier.push({ question: brief.question, message, subject, intent, period, language });
    }
  });

  test('A second answer that says nothing new is free', async () => {
    const questionCase = questionCases['how is it'];
    if (!questionCase) throw new Error('no such case');
    const brief = briefOf('career', questionCase, 'neither', 'en');
    const first = await ruleComposer.compose(brief);
    const { subject, intent, period } = brief.understood;
    const turn: Turn = {
      question: 'How is work?',
      message: first.message,
      subject,
      intent,
      period,
      language: 'en',
    };
    const again = await ruleComposer.compose({ ...brief, question: 'And my work?', earlier: [turn] });
    expect({ first: first.isFree, again: again.isFree }).toEqual({ first: false, again: true });
    expect(again.message.length).toBeLessThan(first.message.length / 2);
  });
});

describe('A question about a day for a matter', () => {
  const days = [
    ['lawsuit', ['2026-12-14']],
    ['study', ['2027-01-18', '2027-06-20']],
    ['health', ['2026-12-14', '2027-03-02']],
  ] as const;

  test.each(days)(
    'The answer judges each named day for the matter, and compares two days: %s',
    (topic, named) => {
      const [at, ...or] = named;
      const brief = briefOf(topic, { form: 'open', intent: 'nature', firstStatements: [] }, 'neither', 'en');
      const subject = {
        kind: 'day',
        event: 'anything',
        at,
        matter: topic,
        ...(or.length > 0 && { or: [...or] }),
      } as const;
      const { paragraphs } = composedAnswer({ ...brief, understood: { ...brief.understood, subject } });
      const statements = paragraphs.flat();
      const judged = statements.flatMap((each) => (each.say === 'matter day' ? [each.topic] : []));
      expect(judged).toEqual(named.map(() => topic));
      expect(statements.some(({ say }) => say === 'day verdict')).toBe(false);
      expect(statements.some(({ say }) => say === 'better day' || say === 'alike days')).toBe(or.length > 0);
    },
  );
});
