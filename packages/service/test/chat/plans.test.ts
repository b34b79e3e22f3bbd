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
import { composedAnswer } from '../../chat/answer/rule-composer.ts';
import type { Brief } from '../../chat/composer.ts';
import type { Form } from '../../chat/question/form.ts';
import type { Intent } from '../../chat/question/intent.ts';
import { sidesIn } from '../../chat/question/sides.ts';
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
const sided = ['side', 'undecided'] as const;

const askings: Readonly<Record<string, Asking>> = {
  'yes or no': { form: 'closed', intent: 'nature', opens: verdicts },
  'yes or no in a year': { form: 'closed', intent: 'outlook', period: year, opens: ofTime },
  'yes or no in a month': { form: 'closed', intent: 'outlook', period: month, opens: ofTime },
  'yes or no today': { form: 'closed', intent: 'outlook', period: today, opens: ['day verdict'] },
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
    opens: ['rather', 'alike'],
    names: ['"career"', '"abroad"'],
  },
  'which of two years': {
    form: 'choice',
    intent: 'outlook',
    period: year,
    asked: 'should I do it in 2027 or in 2029',
    opens: ['better time', 'alike times'],
    names: ['2027-01-01', '2029-01-01'],
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
    opens: ofTime,
  },
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
  paragraphs
    .flat()
    .some(
      (statement) =>
        statement.say === 'day verdict' ||
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
