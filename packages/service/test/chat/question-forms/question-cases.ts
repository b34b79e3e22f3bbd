import { nativityOf } from '@palmleaf/engines/chart';
import { comingYear, type Period, type Topic, wholeMonth, wholeYear } from '@palmleaf/texts/chat/terms';
import { wordingIn } from '@palmleaf/texts/lexicons';
import { chatLanguages, type Statement } from '@palmleaf/texts/testing';
import type { Brief } from '../../../chat/composer.ts';
import type { Form } from '../../../chat/question/form.ts';
import type { Intent } from '../../../chat/question/intent.ts';
import { sidesIn } from '../../../chat/question/sides.ts';
import { anna, birthOf, testNow } from '../conversation.ts';

export interface QuestionCase {
  readonly form: Form;
  readonly intent: Intent;
  readonly period?: Period;
  readonly asked?: string;
  readonly firstStatements: readonly Statement['say'][];
  /** Parts of the first paragraph as JSON. */
  readonly expectedParts?: readonly string[];
}

const year = wholeYear(2027);
const month = wholeMonth(2026, 8);
const today: Period = { from: testNow, to: new Date(testNow.getTime() + 86_400_000), name: { is: 'today' } };

const verdictStatements = ['verdict', 'promise', 'feared', 'leaving', 'partner'] as const;
const whenStatements = ['best span', 'no times', 'best times'] as const;
const timeStatements = ['favours', 'partly', 'feared', 'leaving', 'before birth'] as const;
const sideStatements = ['side', 'even', 'leaving', 'chart cannot decide'] as const;
const past = wholeYear(2024);

export const questionCases: Readonly<Record<string, QuestionCase>> = {
  'yes or no': { form: 'closed', intent: 'nature', firstStatements: verdictStatements },
  'yes or no in a year': { form: 'closed', intent: 'outlook', period: year, firstStatements: timeStatements },
  'yes or no in a month': {
    form: 'closed',
    intent: 'outlook',
    period: month,
    firstStatements: timeStatements,
  },
  'yes or no today': {
    form: 'closed',
    intent: 'outlook',
    period: today,
    firstStatements: ['day verdict', 'matter day'],
  },
  'how in a year': { form: 'open', intent: 'outlook', period: year, firstStatements: timeStatements },
  'how in a month': { form: 'open', intent: 'outlook', period: month, firstStatements: timeStatements },
  when: { form: 'open', intent: 'when', firstStatements: whenStatements },
  'when in a year': { form: 'open', intent: 'when', period: year, firstStatements: whenStatements },
  'how long': { form: 'duration', intent: 'when', firstStatements: ['eases', 'lasts'] },
  why: { form: 'why', intent: 'nature', firstStatements: ['reason', 'no reason', 'partner'] },
  'what to do': { form: 'advice', intent: 'nature', firstStatements: ['advice', 'verdict', 'partner'] },
  'what kind': { form: 'kind', intent: 'nature', firstStatements: ['fields', 'verdict', 'partner'] },
  'how is it': { form: 'open', intent: 'nature', firstStatements: verdictStatements },
  'which of two matters': {
    form: 'choice',
    intent: 'outlook',
    period: year,
    asked: 'should I take a job or stay abroad',
    firstStatements: sideStatements,
    expectedParts: ['"take a job"', '"stay abroad"', '"career"', '"abroad"'],
  },
  'which of two years': {
    form: 'choice',
    intent: 'outlook',
    period: year,
    asked: 'should I do it in 2027 or in 2029',
    firstStatements: sideStatements,
    expectedParts: ['in 2027"', '"in 2029"', '2027-01-01', '2029-01-01'],
  },
  'change or stay': {
    form: 'choice',
    intent: 'outlook',
    period: year,
    asked: 'should I leave or stay',
    firstStatements: sideStatements,
    expectedParts: ['"leave"', '"stay"'],
  },
  'one of two alike': {
    form: 'choice',
    intent: 'outlook',
    period: year,
    asked: 'should I take red or green',
    firstStatements: sideStatements,
    expectedParts: ['red"', '"green"'],
  },
  'which of two facts is true': {
    form: 'choice',
    intent: 'outlook',
    period: year,
    asked: 'is it red or green',
    firstStatements: sideStatements,
    expectedParts: ['red"', '"green"'],
  },
  'what another person will do': {
    form: 'choice',
    intent: 'nature',
    asked: 'will he come back or marry somebody else',
    firstStatements: ['chart cannot decide'],
    expectedParts: ['"come back"', '"marry somebody else"'],
  },
  'one of two, about a past year': {
    form: 'choice',
    intent: 'outlook',
    period: past,
    asked: 'should I quit or stay',
    firstStatements: sideStatements,
    expectedParts: ['"quit"', '"stay"'],
  },
  'when, about a past year': { form: 'open', intent: 'when', period: past, firstStatements: whenStatements },
};

const nativity = nativityOf(birthOf(anna), 'VEDIC');
export const moods = ['neither', 'hope', 'fear'] as const;
export const languages = ['en', ...Object.keys(chatLanguages)].filter(
  (code): code is Brief['language'] => code === 'en' || code in chatLanguages,
);

export function briefOf(
  topic: Topic,
  questionCase: QuestionCase,
  mood: (typeof moods)[number],
  language: Brief['language'],
): Brief {
  const { form, intent, period, asked = '' } = questionCase;
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
      wantsCertainty: false,
      followUp: false,
    },
    earlier: [],
    now: testNow,
  };
}
