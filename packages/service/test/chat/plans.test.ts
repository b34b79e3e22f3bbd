import { nativityOf } from '@palmleaf/engines/chart';
import { tell } from '@palmleaf/texts/chat';
import {
  chatTopics,
  comingYear,
  type Period,
  type Topic,
  wholeMonth,
  wholeYear,
} from '@palmleaf/texts/chat/terms';
import { wordingIn } from '@palmleaf/texts/lexicons';
import { chatLanguages, type Statement, wordsOf } from '@palmleaf/texts/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { composedAnswer, ruleComposer } from '../../chat/answer/rule-composer.ts';
import type { Brief } from '../../chat/composer.ts';
import type { Form } from '../../chat/question/form.ts';
import type { Intent } from '../../chat/question/intent.ts';
import { sidesIn } from '../../chat/question/sides.ts';
import type { Turn } from '../../chat/session.ts';
import { anna, birthOf, testNow } from './conversation.ts';

interface Asking {
  readonly form: Form;
  readonly intent: Intent;
  readonly period?: Period;
  readonly asked?: string;
  readonly opens: readonly Statement['say'][];
  /** What the first paragraph names, as JSON. */
  readonly names?: readonly string[];
}

const year = wholeYear(2027);
const month = wholeMonth(2026, 8);
const today: Period = { from: testNow, to: new Date(testNow.getTime() + 86_400_000), name: { is: 'today' } };

const verdicts = ['verdict', 'promise', 'feared', 'leaving', 'partner'] as const;
const times = ['best span', 'no times', 'best times'] as const;
const ofTime = ['favours', 'partly', 'feared', 'leaving', 'before birth'] as const;
const sided = ['side', 'even'] as const;
const past = wholeYear(2024);

const askings: Readonly<Record<string, Asking>> = {
  'yes or no': { form: 'closed', intent: 'nature', opens: verdicts },
  'yes or no in a year': { form: 'closed', intent: 'outlook', period: year, opens: ofTime },
  'yes or no in a month': { form: 'closed', intent: 'outlook', period: month, opens: ofTime },
  'yes or no today': {
    form: 'closed',
    intent: 'outlook',
    period: today,
    opens: ['day verdict', 'matter day'],
  },
  'how in a year': { form: 'open', intent: 'outlook', period: year, opens: ofTime },
  'how in a month': { form: 'open', intent: 'outlook', period: month, opens: ofTime },
  when: { form: 'open', intent: 'when', opens: times },
  'when in a year': { form: 'open', intent: 'when', period: year, opens: times },
  'how long': { form: 'duration', intent: 'when', opens: ['eases', 'lasts'] },
  why: { form: 'why', intent: 'nature', opens: ['reason', 'no reason', 'partner'] },
  'what to do': { form: 'advice', intent: 'nature', opens: ['advice', 'verdict', 'partner'] },
  'what kind': { form: 'kind', intent: 'nature', opens: ['fields', 'verdict', 'partner'] },
  'how is it': { form: 'open', intent: 'nature', opens: verdicts },
  'which of two matters': {
    form: 'choice',
    intent: 'outlook',
    period: year,
    asked: 'should I take a job or stay abroad',
    opens: sided,
    names: ['"take a job"', '"stay abroad"', '"career"', '"abroad"'],
  },
  'which of two years': {
    form: 'choice',
    intent: 'outlook',
    period: year,
    asked: 'should I do it in 2027 or in 2029',
    opens: sided,
    names: ['in 2027"', '"in 2029"', '2027-01-01', '2029-01-01'],
  },
  'change or stay': {
    form: 'choice',
    intent: 'outlook',
    period: year,
    asked: 'should I leave or stay',
    opens: sided,
    names: ['"leave"', '"stay"'],
  },
  'one of two alike': {
    form: 'choice',
    intent: 'outlook',
    period: year,
    asked: 'should I take red or green',
    opens: sided,
    names: ['red"', '"green"'],
  },
  'whether one of two facts': {
    form: 'choice',
    intent: 'outlook',
    period: year,
    asked: 'is it red or green',
    opens: sided,
    names: ['red"', '"green"'],
  },
  'what another person will do': {
    form: 'choice',
    intent: 'nature',
    asked: 'will he come back or marry somebody else',
    opens: ['untold'],
    names: ['"come back"', '"marry somebody else"'],
  },
  'one of two, about a past year': {
    form: 'choice',
    intent: 'outlook',
    period: past,
    asked: 'should I quit or stay',
    opens: sided,
    names: ['"quit"', '"stay"'],
  },
  'when, about a past year': { form: 'open', intent: 'when', period: past, opens: times },
};

const nativity = nativityOf(birthOf(anna), 'VEDIC');
const moods = ['neither', 'hope', 'fear'] as const;
const languages = ['en', ...Object.keys(chatLanguages)].filter(
  (code): code is Brief['language'] => code === 'en' || code in chatLanguages,
);

function briefOf(
  topic: Topic,
  asking: Asking,
  mood: (typeof moods)[number],
  language: Brief['language'],
): Brief {
  const { form, intent, period, asked = '' } = asking;
  const wording = wordingIn(asked, 'en');
  return {
    name: '',
    gender: 'female',
    birthday: { day: anna.day, month: anna.month, year: anna.year },
    birth: birthOf(anna),
    question: asked,
    level: 'STANDARD',
    language,
    nativity,
    understood: {
      wording: { tokens: [], hits: [] },
      subject: { kind: 'topic', topic },
      intent,
      form,
      asked,
      sides: form === 'choice' ? sidesIn(asked, wording, 'en') : undefined,
      mood,
      sorrow: false,
      period: period ?? comingYear(testNow),
      periodNamed: period !== undefined,
      refused: undefined,
      certainty: false,
      followUp: false,
    },
    earlier: [],
    now: testNow,
  };
}

const namesTime = (paragraphs: readonly (readonly Statement[])[], { period }: Asking): boolean =>
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

describe.each(Object.entries(askings))('An answer to "%s"', (name, asking) => {
  const index = Object.keys(askings).indexOf(name);
  const cases = chatTopics.map((topic, at) => {
    const language = languages[(at + index) % languages.length] ?? 'en';
    const mood =
      asking.names || asking.form === 'duration' ? 'neither' : (moods[at % moods.length] ?? 'neither');
    const brief = briefOf(topic, asking, mood, language);
    return { topic, language, mood, ...composedAnswer(brief) };
  });
  let words: ReadonlyMap<string, Awaited<ReturnType<typeof wordsOf>>>;
  beforeAll(async () => {
    words = new Map(await Promise.all(languages.map(async (code) => [code, await wordsOf(code)] as const)));
  });

  test('The first sentence answers what is asked', () => {
    const faults = cases.flatMap(({ topic, mood, paragraphs }) => {
      const first = paragraphs.flat()[0]?.say;
      return first && asking.opens.includes(first) ? [] : [`${topic}, ${mood}: ${first}`];
    });
    expect(faults).toEqual([]);
  });

  test('The first paragraph names every side, and the answer names the matter and the time', () => {
    const faults = cases.flatMap(({ topic, paragraphs }) => {
      const head = JSON.stringify(paragraphs.find((each) => each.length > 0));
      const whole = JSON.stringify(paragraphs);
      const lacking = [
        ...(asking.names ?? []).filter((side) => !head.includes(side)),
        ...(namesTime(paragraphs, asking) || asking.names ? [] : ['time']),
        ...(whole.includes(`"${topic}"`) || head.includes('partner') || asking.names ? [] : ['matter']),
      ];
      return lacking.length > 0 ? [`${topic}: ${lacking}`] : [];
    });
    expect(faults).toEqual([]);
  });

  test.runIf(asking.form !== 'closed')('No yes or no answers what is not asked by yes or no', () => {
    const said = cases.flatMap(({ paragraphs }) => paragraphs.flat());
    expect(said.filter(({ answer }) => answer !== undefined)).toEqual([]);
  });

  test('No month is called both hard and good, and no past time is a next one', () => {
    const faults = cases.flatMap(({ topic, paragraphs }) => {
      const said = paragraphs.flat();
      const hard = said.flatMap((each) => (each.say === 'eases' ? [each.until] : []));
      const good = said.flatMap((each) =>
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
      const said = paragraphs
        .flat()
        .map((statement) => tell(record, statement, { level: 'STANDARD', tradition: 'VEDIC' }));
      const again = said.filter((sentence, at) => said.indexOf(sentence) < at);
      return again.map((sentence) => `${topic} in ${language}: ${sentence}`);
    });
    expect(faults).toEqual([]);
  });
});

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

  test.each(chatTopics)('No sentence is said twice: %s', async (topic) => {
    const language = languages[chatTopics.indexOf(topic) % languages.length] ?? 'en';
    const earlier: Turn[] = [];
    const heard = new Set<string>();
    for (const [at, name] of order.entries()) {
      const asking = askings[name];
      if (!asking) throw new Error(name);
      const brief = {
        ...briefOf(topic, asking, 'neither', language),
        question: `${at}`,
        earlier: [...earlier],
      };
      const { message, free } = await ruleComposer.compose(brief);
      if (free) continue;
      const sentences = message.split(/(?<=[.?!।])\s+/);
      expect(sentences.filter((each) => heard.has(each))).toEqual([]);
      for (const each of sentences) heard.add(each);
      const { subject, intent, period } = brief.understood;
      earlier.push({ question: brief.question, message, subject, intent, period, language });
    }
  });

  test('A second answer that says nothing new is free', async () => {
    const asking = askings['how is it'];
    if (!asking) throw new Error('no asking');
    const brief = briefOf('career', asking, 'neither', 'en');
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
    expect({ first: first.free, again: again.free }).toEqual({ first: false, again: true });
    expect(again.message.length).toBeLessThan(first.message.length / 2);
  });
});

describe('A day that a matter names', () => {
  const days = [
    ['lawsuit', ['2026-12-14']],
    ['study', ['2027-01-18', '2027-06-20']],
    ['health', ['2026-12-14', '2027-03-02']],
  ] as const;

  test.each(days)('The answer judges the day for the matter, and compares two: %s', (topic, named) => {
    const [at, ...or] = named;
    const brief = briefOf(topic, { form: 'open', intent: 'nature', opens: [] }, 'neither', 'en');
    const subject = {
      kind: 'day',
      event: 'anything',
      at,
      matter: topic,
      ...(or.length > 0 && { or: [...or] }),
    } as const;
    const { paragraphs } = composedAnswer({ ...brief, understood: { ...brief.understood, subject } });
    const said = paragraphs.flat();
    const judged = said.flatMap((each) => (each.say === 'matter day' ? [each.topic] : []));
    expect(judged).toEqual(named.map(() => topic));
    expect(said.some(({ say }) => say === 'day verdict')).toBe(false);
    expect(said.some(({ say }) => say === 'better day' || say === 'alike days')).toBe(or.length > 0);
  });
});
