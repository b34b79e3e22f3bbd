import type { Language } from '@palmleaf/contract/languages';
import {
  comingYear,
  following,
  type Period,
  type RefusedMatter,
  type Subject,
} from '@palmleaf/texts/chat/terms';
import {
  feelingOf,
  has,
  type Mood,
  readIn,
  tokensOf,
  type Wording,
  wordingIn,
} from '@palmleaf/texts/lexicons';
import { choiceIn, type Form, formOf } from './form.ts';
import { refusedMatterIn } from './grave.ts';
import {
  asksForTime,
  asksRemedy,
  asksWhen,
  followUpIntent,
  type Intent,
  isShort,
  isShortContinuation,
  refersBack,
} from './intent.ts';
import { subjectIn } from './matter.ts';
import { periodIn } from './period-named.ts';
import { findPhrase, hasPhrase, type MessageLanguage, phraseOfLanguage } from './phrases.ts';
import { type Sides, sidesIn } from './sides.ts';
import { evidenceOf, namesTopicPlainly } from './topic.ts';

export interface Understood {
  readonly wording: Wording;
  readonly subject: Subject;
  readonly intent: Intent;
  readonly form: Form;
  /** The clause that asks. */
  readonly asked: string;
  readonly sides?: Sides | undefined;
  readonly mood: Mood;
  readonly sorrow: boolean;
  readonly period: Period;
  readonly periodNamed: boolean;
  readonly refused: RefusedMatter | undefined;
  /** The question demands a certain answer or an exact date. */
  readonly wantsCertainty: boolean;
  readonly followUp: boolean;
}

type Asked = Pick<
  Understood,
  'wording' | 'refused' | 'form' | 'asked' | 'sides' | 'mood' | 'sorrow' | 'wantsCertainty'
>;

export interface PreviousQuestion {
  readonly subject: Subject;
  readonly intent: Intent;
  readonly period: Period;
}

/**
 * @param hints likely languages of a question, likeliest first
 * @param asking the clause that asks: its verb shows hope or fear
 */
export function understand(
  question: string,
  now: Date,
  birthYear: number,
  before?: PreviousQuestion,
  hints: readonly Language[] = [],
  asking: string = question,
): Understood {
  const language = readIn(question, hints);
  const wording = wordingIn(question, language);
  const isForeign = language !== undefined && language !== 'en';
  const { sorrow, mood: moodOfAll } = feelingOf(question, wording, language);
  const clause = asking === question ? wording : wordingIn(asking, language);
  const named = periodIn(clause, now, birthYear) ?? contextPeriod(question, asking, language, now, birthYear);
  const moodOfAsking = feelingOf(asking, clause, language).mood;
  // In "I want to quit my job, should I?" only the statement names the wish.
  const mood = moodOfAsking === 'neither' && moodOfAll === 'leaving' ? moodOfAll : moodOfAsking;
  const matter = refusedMatterOf(wording, clause);
  const isStatement = sorrow && isForeign && !question.includes('?');
  const isLoss = matter !== 'distress' && isNewsOfDeath(question, wording, language);
  // A statement about depression or bereavement asks for no forecast of it.
  const refused =
    isLoss || (isStatement && (matter === 'diagnosis' || matter === 'death')) ? undefined : matter;
  const sides = sidesIn(asking, clause, language) ?? sidesIn(question, wording, language);
  const plainForm = choiceIn(question, wording, language) ?? formOf(asking, clause, language);
  const formAsked = plainForm === 'kind' && sides ? 'choice' : plainForm;
  const isOpen = isStatement || (formAsked === 'choice' && sides === undefined);
  const asked: Asked = {
    wording,
    refused,
    form: isOpen ? 'open' : formAsked,
    asked: asking,
    sides: formAsked === 'choice' ? sides : undefined,
    mood,
    sorrow: sorrow || isLoss,
    wantsCertainty: has(wording, 'certain'),
  };
  const understood = (subject: Subject, intent: Intent, period: Period, followUp: boolean): Understood => ({
    ...asked,
    subject,
    intent,
    period,
    periodNamed: period.name.is !== 'coming year',
    followUp,
  });

  if (isLoss) return understood({ kind: 'small talk', what: 'noise' }, 'nature', comingYear(now), false);
  const previousMatter =
    before && !['unknown', 'small talk'].includes(before.subject.kind) ? before : undefined;
  const partner = previousMatter && partnerAsked(wording, previousMatter.subject);
  if (partner) return understood(partner, 'nature', comingYear(now), true);
  const ownSubject = subjectWithFeeling(
    plainSubjectOf(clause) ?? subjectIn(wording),
    asked,
    previousMatter?.subject,
  );
  const intentBack = previousMatter && intentAboutPrevious(wording, ownSubject, previousMatter);
  if (intentBack) return understood(previousMatter.subject, intentBack, named ?? previousMatter.period, true);
  if (
    previousMatter &&
    ownSubject.kind === 'remedies' &&
    wording.tokens.length <= 5 &&
    !has(wording, 'i', 'natal')
  ) {
    return understood(previousMatter.subject, 'remedy', named ?? previousMatter.period, true);
  }
  if (
    previousMatter?.subject.kind === 'topic' &&
    ownSubject.kind === 'timing' &&
    asksWhen(wording) &&
    isShortContinuation(wording)
  )
    return understood(previousMatter.subject, 'when', named ?? previousMatter.period, true);
  if (ownSubject.kind !== 'unknown') {
    const isContinuation =
      before !== undefined &&
      isShortContinuation(wording) &&
      named === undefined &&
      before.intent !== 'nature';
    const period = named ?? (isContinuation ? before.period : comingYear(now));
    const isOfDashas = ownSubject.kind === 'topic' && has(wording, 'dasha') && named === undefined;
    const intent = ownIntent(wording, named !== undefined, isContinuation ? before : undefined, asked.form);
    return understood(ownSubject, isOfDashas ? 'when' : intent, period, isContinuation);
  }
  if (!previousMatter) {
    if (asked.form === 'duration') return understood({ kind: 'timing' }, 'when', comingYear(now), false);
    if (asksRemedy(wording)) return understood({ kind: 'remedies' }, 'remedy', comingYear(now), false);
    if (named) return understood({ kind: 'timing' }, 'outlook', named, false);
    return understood(ownSubject, asksWhen(wording) ? 'when' : 'nature', comingYear(now), false);
  }
  if (named) return understood(previousMatter.subject, 'outlook', named, true);
  if (has(wording, 'lasting')) {
    return understood(previousMatter.subject, 'outlook', following(previousMatter.period), true);
  }
  if (asksWhen(wording) || asksForTime(wording)) {
    return understood(previousMatter.subject, 'when', previousMatter.period, true);
  }
  const intent = followUpIntent(wording);
  if (intent && isShort(wording)) {
    const isAsked = intent === 'more' && asked.form === 'closed';
    return understood(previousMatter.subject, isAsked ? 'nature' : intent, previousMatter.period, true);
  }
  if (isShortContinuation(wording) || (refersBack(wording) && isShort(wording)))
    return understood(
      previousMatter.subject,
      asked.form === 'closed' ? 'nature' : 'more',
      previousMatter.period,
      true,
    );
  return understood(ownSubject, 'nature', comingYear(now), false);
}

/** "My husband died in May", but not "I lost my son's ring" or "My son died, when will I find work". */
function isNewsOfDeath(question: string, { tokens }: Wording, language: MessageLanguage): boolean {
  const died = findPhrase('died', tokens);
  const isOfThing = died && /^['’]/.test(question.slice(tokens[died.to - 1]?.end));
  if (died === undefined || isOfThing || question.includes('?')) return false;
  const isHead = (at: number): boolean =>
    at === 0 || (at >= died.to && /[^\s\p{L}]/u.test(question.slice(tokens[at - 1]?.end, tokens[at]?.at)));
  const isFree = language === undefined || language === 'en';
  const asks = (key: 'asks' | 'opens', at: number): boolean =>
    phraseOfLanguage(key, tokens, at, language) !== undefined;
  return ![...tokens.keys()].some(
    (at) => asks('asks', at) || ((isHead(at) || (isFree && at >= died.to)) && asks('opens', at)),
  );
}

/** "I lost my job in May" names no time of the question. */
function contextPeriod(
  question: string,
  asking: string,
  language: MessageLanguage,
  now: Date,
  birthYear: number,
): Period | undefined {
  if (asking === question) return undefined;
  const context = question.replace(asking, ' ');
  if (hasPhrase('happened', tokensOf(context))) return undefined;
  const wording = wordingIn(context, language);
  const hits = wording.hits.filter(({ concept }) => concept !== 'after');
  const period = periodIn({ ...wording, hits }, now, birthYear);
  return period && period.to > now ? period : undefined;
}

/** "My father died, will I get my share?" asks nothing about death. */
function refusedMatterOf(wording: Wording, clause: Wording): RefusedMatter | undefined {
  const matter = refusedMatterIn(wording);
  const isOfAsker = clause !== wording && has(clause, 'i', 'my') && !has(clause, 'he or she');
  const isNamed = plainSubjectOf(clause) !== undefined || (matter === 'death' && isOfAsker);
  return matter === 'distress' || !isNamed ? matter : refusedMatterIn(clause);
}

/** Undefined if the clause names no matter: then a statement beside it may name one. */
function plainSubjectOf(clause: Wording): Subject | undefined {
  const subject = subjectIn(clause);
  if (['unknown', 'timing', 'remedies', 'planet'].includes(subject.kind)) return undefined;
  if (subject.kind !== 'topic' || namesTopicPlainly(clause)) return subject;
  const isNamed = evidenceOf(clause, subject.topic).hits.length > 0;
  // "Will it work?" refers to a statement.
  return isNamed && !refersBack(clause) && !['self', 'luck'].includes(subject.topic) ? subject : undefined;
}

function ownIntent(
  wording: Wording,
  named: boolean,
  leansOn: PreviousQuestion | undefined,
  form: Form,
): Intent {
  if (asksRemedy(wording) && form !== 'choice') return 'remedy';
  if (asksWhen(wording)) return 'when';
  if (leansOn && leansOn.intent !== 'outlook' && leansOn.intent !== 'more') return leansOn.intent;
  return named || leansOn ? 'outlook' : 'nature';
}

function intentAboutPrevious(
  wording: Wording,
  own: Subject,
  { subject }: PreviousQuestion,
): Intent | undefined {
  if (own.kind !== 'topic' || subject.kind === 'topic' || !refersBack(wording)) return undefined;
  const intent = followUpIntent(wording);
  return intent === 'worth' ? intent : undefined;
}

const maxWordsOfWhom = 6;

const partnerAsked = ({ tokens }: Wording, before: Subject): Subject | undefined =>
  before.kind === 'topic' &&
  ['marriage', 'love', 'spouse'].includes(before.topic) &&
  tokens.length <= maxWordsOfWhom &&
  hasPhrase('whom', tokens)
    ? { kind: 'topic', topic: 'spouse' }
    : undefined;

/** If the question names no matter, sadness is about health or remedies, leaving about the previous topic. */
function subjectWithFeeling(
  own: Subject,
  { wording, mood, sorrow }: Pick<Understood, 'wording' | 'mood' | 'sorrow'>,
  before: Subject | undefined,
): Subject {
  if (own.kind !== 'unknown') return own;
  if (mood === 'leaving') return before?.kind === 'topic' ? before : { kind: 'topic', topic: 'love' };
  if (!sorrow) return own;
  return asksRemedy(wording) ? { kind: 'remedies' } : { kind: 'topic', topic: 'health' };
}
