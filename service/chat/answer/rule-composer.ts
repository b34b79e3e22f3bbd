import { houseOfNativity } from '../../../engines/chart/nativity.ts';
import type { Brief, Composer } from '../composer.ts';
import { type Subject, smallTalkIn } from '../question/subject.ts';
import type { Topic } from '../question/topics.ts';
import { limits, refusals } from '../words/limits.ts';
import { furtherNature, natureOf } from './nature.ts';
import { outlookOf } from './outlook.ts';
import { houseAnswer, planetAnswer } from './planet.ts';
import { capital } from './say.ts';
import { talkAnswer, unknownAnswer } from './talk.ts';
import { topicFacts } from './topic.ts';
import { transitAnswer } from './transit.ts';
import { windowsOf } from './windows.ts';

/** The composer that works by rules alone: the same brief gives the same text. */
export const ruleComposer: Composer = {
  async compose(brief) {
    const { caution, subject } = brief.understood;
    if (caution === 'distress') return refusals.distress;
    const refusal = caution ? [refusals[caution]] : [];
    const paragraphs =
      caution === 'death' || caution === 'diagnosis' ? insteadOf(brief) : answerTo(subject, brief);
    const texts = [...greeting(brief), ...refusal, ...paragraphs.map((sentences) => sentences.join(' '))];
    return texts.filter(Boolean).join('\n\n');
  },
};

/** A question that opens the conversation with a greeting is greeted back. */
function greeting({ question, name, earlier, understood }: Brief): string[] {
  const greeted = understood.subject.kind !== 'small-talk' && smallTalkIn(question) === 'greeting';
  return greeted && earlier.length === 0 ? [`Hello${name ? `, ${name}` : ''}.`] : [];
}

type Paragraphs = readonly (readonly string[])[];

function answerTo(subject: Subject, brief: Brief): Paragraphs {
  switch (subject.kind) {
    case 'topic':
      return topicAnswer(subject.topic, brief);
    case 'timing':
      return [opened(brief, outlookOf(brief, brief.understood.period))];
    case 'planet':
      return planetParagraphs(subject.body, brief);
    case 'house':
      return houseParagraphs(subject.house, brief);
    case 'transit':
      return [opened(brief, transitAnswer(subject.body, brief))];
    case 'small-talk':
      return [talkAnswer(subject.what, brief)];
    case 'unknown':
      return [unknownAnswer(brief)];
  }
}

function planetParagraphs(body: Extract<Subject, { kind: 'planet' }>['body'], brief: Brief): Paragraphs {
  if (brief.understood.intent === 'nature') return [planetAnswer(body, brief)];
  return [opened(brief, transitAnswer(body, brief))];
}

/** Further into a house is its ruler; a house in time is the time as a whole. */
function houseParagraphs(number: number, brief: Brief): Paragraphs {
  const { intent, period } = brief.understood;
  if (intent === 'more') return [planetAnswer(houseOfNativity(brief.nativity, number).ruler, brief)];
  if (intent === 'nature') return [houseAnswer(number, brief)];
  return [houseAnswer(number, brief), opened(brief, outlookOf(brief, period))];
}

function topicAnswer(topic: Topic, brief: Brief): Paragraphs {
  const { intent, period } = brief.understood;
  const facts = topicFacts(topic, brief);
  const limit = saidBefore(topic, brief) ? [] : [[limits[topic]]];
  switch (intent) {
    case 'when':
      return [windowsOf(brief, facts), ...limit];
    case 'outlook':
      return [opened(brief, outlookOf(brief, period, facts)), ...limit];
    case 'more':
      return [furtherNature(topic, stepsInto(topic, brief), brief) ?? nothingLeft(), ...limit];
    case 'nature':
      return [natureOf(topic, brief), opened(brief, outlookOf(brief, period, facts)), ...limit];
  }
}

function nothingLeft(): string[] {
  return [
    'That is what your chart holds on this; I would only repeat myself. Ask about a year, or about something else.',
  ];
}

/** In place of an answer that nobody should give: where strength lies. */
function insteadOf(brief: Brief): Paragraphs {
  const [first = '', ...rest] = natureOf('health', brief);
  return [
    ['What I can read is where strength and care lie.', first, ...rest],
    ...(saidBefore('health', brief) ? [] : [[limits.health]]),
  ];
}

/** Names the period once, at the head of what it brings. */
function opened({ understood }: Brief, sentences: readonly string[]): string[] {
  return [`${capital(understood.period.words)}:`, ...sentences];
}

function saidBefore(topic: Topic, { earlier }: Brief): boolean {
  return earlier.some(({ subject }) => subject.kind === 'topic' && subject.topic === topic);
}

/** How many supporting houses of the topic were told since it was last opened. */
function stepsInto(topic: Topic, { earlier }: Brief): number {
  return earlier.filter(
    ({ subject, intent }) => subject.kind === 'topic' && subject.topic === topic && intent === 'more',
  ).length;
}
