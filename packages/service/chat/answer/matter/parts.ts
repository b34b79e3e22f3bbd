import type { Statement, Statements, Topic } from '@palmleaf/texts/chat/terms';
import { has, wordingIn } from '@palmleaf/texts/lexicons';
import type { Brief } from '../../composer.ts';
import type { AskedPart } from '../../question/asked-part.ts';
import { askedClausesOf, sentencesOf } from '../../question/clauses.ts';
import { type Form, formOf } from '../../question/form.ts';
import { unreadWordsIn } from '../../question/frame/unread-words.ts';
import { asksRemedy, asksWhen } from '../../question/intent.ts';
import type { MessageLanguage } from '../../question/phrases.ts';
import { evidenceOf, topicsOf } from '../../question/topic.ts';
import type { Understood } from '../../question/understand.ts';
import { topicFacts } from '../basics/topic.ts';
import { windowsOf } from '../time/windows.ts';
import { adviceOf, durationStatements, fieldStatements, reasonsOf } from './opening.ts';
import { verdictStatement } from './verdict.ts';

interface Passage {
  readonly answers: readonly (keyof Statements)[];
  readonly tell: (topic: Topic, brief: Brief) => readonly Statement[];
}

const passages: Readonly<Record<AskedPart, Passage>> = {
  whether: {
    answers: [
      ...(['verdict', 'promise', 'feared', 'leaving', 'favours', 'partly', 'side', 'even'] as const),
      ...(['day verdict', 'matter day', 'partner'] as const),
    ],
    // A clause of few words may mean the opposite of a yes: "Was that stupid?"
    tell: (topic, brief) => [verdictStatement(topic, brief)],
  },
  when: {
    answers: ['best span', 'best times', 'no times', 'favours', 'partly', 'eases', 'lasts', 'before birth'],
    tell: (topic, brief) => windowsOf(brief, topicFacts(topic, brief)),
  },
  'how long': {
    answers: ['eases', 'lasts'],
    tell: (topic, brief) => durationStatements(brief, topic),
  },
  why: { answers: ['reason', 'no reason', 'basis'], tell: reasonsOf },
  advice: { answers: ['advice', 'work on', 'best and worst'], tell: adviceOf },
  'what kind': { answers: ['fields', 'partner'], tell: fieldStatements },
};

export const isAnswered = (part: AskedPart, told: readonly Statement[]): boolean =>
  told.some(({ say }) => passages[part].answers.includes(say));

export function unansweredParts(
  topic: Topic,
  parts: readonly AskedPart[],
  told: readonly Statement[],
  brief: Brief,
): (readonly Statement[])[] {
  const said = new Set<keyof Statements>(told.map(({ say }) => say));
  return parts
    .filter((part) => !isAnswered(part, told))
    .map((part) => passages[part].tell(topic, brief).filter(({ say }) => !said.has(say)));
}

const partOfForm: Readonly<Record<Form, AskedPart | undefined>> = {
  closed: 'whether',
  choice: undefined,
  duration: 'how long',
  why: 'why',
  advice: 'advice',
  kind: 'what kind',
  open: undefined,
};

function partsOfClause(clause: string, language: MessageLanguage): AskedPart[] {
  const wording = wordingIn(clause, language);
  const form = partOfForm[formOf(clause, wording, language)];
  const isOfTime = has(wording, 'which', 'whatever') && has(wording, 'unit month', 'unit week', 'unit year');
  const parts: readonly (AskedPart | undefined)[] = [
    form,
    asksWhen(wording) || isOfTime ? 'when' : undefined,
    asksRemedy(wording) ? 'advice' : undefined,
  ];
  return parts.filter((part) => part !== undefined);
}

export function withoutOpenParts<R extends Understood>(
  readings: readonly R[],
  language: MessageLanguage,
): R[] {
  const [first] = readings;
  if (first?.subject.kind !== 'topic') return [...readings];
  return readings.filter(
    ({ subject, refused, asked }) =>
      subject.kind !== 'unknown' || refused !== undefined || !isOpenPart(asked, readings, language),
  );
}

const mostUnreadWords = 1;

function isOpenPart(asked: string, readings: readonly Understood[], language: MessageLanguage): boolean {
  const wording = wordingIn(asked, language);
  const isOfChoice = has(wording, 'which') && readings.some(({ form }) => form === 'choice');
  const parts = partsOfClause(asked, language);
  const isOfTime = parts.includes('when') || parts.includes('how long');
  const isRead = isOfTime || unreadWordsIn(asked, wording, language).length <= mostUnreadWords;
  const isOfMatter = parts.length > 0 && topicsOf(wording).length === 0 && isRead;
  return isOfChoice || isOfMatter;
}

export function partsBeside(
  reading: Understood,
  readings: readonly Understood[],
  message: string,
  language: MessageLanguage,
): AskedPart[] {
  if (reading.subject.kind !== 'topic') return [];
  const { topic } = reading.subject;
  const clauses = askedClausesOf(sentencesOf(message), language).map(({ clause }) => clause);
  if (clauses.length < 2) return [];
  const ownerOf = (clause: string): Understood | undefined =>
    readings.find(
      ({ asked }) => asked !== '' && asked !== message && (asked.includes(clause) || clause.includes(asked)),
    );
  const isOfMatter = (clause: string): boolean => {
    const wording = wordingIn(clause, language);
    return topicsOf(wording).length === 0 || evidenceOf(wording, topic).hits.length > 0;
  };
  const [first] = readings.filter(({ subject }) => subject.kind === 'topic');
  const own = clauses.filter((clause) => {
    const owner = ownerOf(clause);
    return owner ? owner === reading && clause !== reading.asked : reading === first && isOfMatter(clause);
  });
  return [...new Set(own.flatMap((clause) => partsOfClause(clause, language)))];
}
