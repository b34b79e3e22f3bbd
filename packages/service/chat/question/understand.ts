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
import { refusedIn } from './grave.ts';
import {
  asksRemedy,
  asksWhen,
  followUpIntent,
  type Intent,
  isFurtherDetail,
  isLeaning,
  isShort,
  pointsBack,
} from './intent.ts';
import { subjectIn } from './matter.ts';
import { periodIn } from './period-named.ts';
import { holds } from './phrases.ts';
import { type Sides, sidesIn } from './sides.ts';
import { evidenceOf, isPlain } from './topic.ts';
import { isOfTheWorld } from './world.ts';

export interface Understood {
  readonly wording: Wording;
  readonly subject: Subject;
  readonly intent: Intent;
  readonly form: Form;
  readonly asked: string;
  readonly sides?: Sides | undefined;
  readonly mood: Mood;
  readonly sorrow: boolean;
  readonly period: Period;
  readonly periodNamed: boolean;
  readonly refused: RefusedMatter | undefined;
  /** The question demands a certain answer or an exact date. */
  readonly certainty: boolean;
  readonly followUp: boolean;
}

type Asked = Pick<
  Understood,
  'wording' | 'refused' | 'form' | 'asked' | 'sides' | 'mood' | 'sorrow' | 'certainty'
>;

export interface Before {
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
  before?: Before,
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
  // "I want to quit my job, should I?": the statement holds the wish.
  const mood = moodOfAsking === 'neither' && moodOfAll === 'leaving' ? moodOfAll : moodOfAsking;
  const matter = refusedOf(wording, clause);
  const isStatement = sorrow && isForeign && !question.includes('?');
  // A statement about a depression or a bereavement asks for no forecast of it.
  const refused = isStatement && (matter === 'diagnosis' || matter === 'death') ? undefined : matter;
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
    sorrow,
    certainty: has(wording, 'certain'),
  };
  const read = (subject: Subject, intent: Intent, period: Period, followUp: boolean): Understood => ({
    ...asked,
    subject,
    intent,
    period,
    periodNamed: period.name.is !== 'coming year',
    followUp,
  });

  if (isOfTheWorld(question, wording)) return read({ kind: 'unknown' }, 'nature', comingYear(now), false);
  const leansOn = before && !['unknown', 'small talk'].includes(before.subject.kind) ? before : undefined;
  const partner = leansOn && partnerAsked(wording, leansOn.subject);
  if (partner) return read(partner, 'nature', comingYear(now), true);
  const own = ofFeeling(plainlyAsked(clause) ?? subjectIn(wording), asked, leansOn?.subject);
  const back = leansOn && backTo(wording, own, leansOn);
  if (back) return read(leansOn.subject, back, named ?? leansOn.period, true);
  if (leansOn && own.kind === 'remedies' && wording.tokens.length <= 5 && !has(wording, 'i', 'natal')) {
    return read(leansOn.subject, 'remedy', named ?? leansOn.period, true);
  }
  if (leansOn?.subject.kind === 'topic' && own.kind === 'timing' && asksWhen(wording) && isLeaning(wording))
    return read(leansOn.subject, 'when', named ?? leansOn.period, true);
  if (own.kind === 'small talk') return read(own, 'nature', named ?? comingYear(now), false);
  if (own.kind !== 'unknown') {
    const leaning =
      before !== undefined && isLeaning(wording) && named === undefined && before.intent !== 'nature';
    const period = named ?? (leaning ? before.period : comingYear(now));
    const isOfDashas = own.kind === 'topic' && has(wording, 'dasha') && named === undefined;
    const intent = ownIntent(wording, named !== undefined, leaning ? before : undefined, asked.form);
    return read(own, isOfDashas ? 'when' : intent, period, leaning);
  }
  if (!leansOn) {
    if (asked.form === 'duration') return read({ kind: 'timing' }, 'when', comingYear(now), false);
    if (asksRemedy(wording)) return read({ kind: 'remedies' }, 'remedy', comingYear(now), false);
    if (named) return read({ kind: 'timing' }, 'outlook', named, false);
    return read(own, asksWhen(wording) ? 'when' : 'nature', comingYear(now), false);
  }
  if (named) return read(leansOn.subject, 'outlook', named, true);
  if (has(wording, 'lasting')) {
    return read(leansOn.subject, 'outlook', following(leansOn.period), true);
  }
  if (has(wording, 'next') && isLeaning(wording) && leansOn.period.name.is !== 'coming year')
    return read(leansOn.subject, 'outlook', following(leansOn.period), true);
  if (asksWhen(wording)) {
    return read(leansOn.subject, 'when', leansOn.period, true);
  }
  const intent = followUpIntent(wording);
  if (intent && isShort(wording)) {
    const isAsked = intent === 'more' && asked.form === 'closed';
    return read(leansOn.subject, isAsked ? 'nature' : intent, leansOn.period, true);
  }
  if (isLeaning(wording) || (pointsBack(wording) && isShort(wording)))
    return read(leansOn.subject, asked.form === 'closed' ? 'nature' : 'more', leansOn.period, true);
  if (isFurtherDetail(wording)) return read(leansOn.subject, 'more', leansOn.period, true);
  return read(own, 'nature', comingYear(now), false);
}

/** "I lost my job in May" and "he wrote after two years" name no time of the question. */
function contextPeriod(
  question: string,
  asking: string,
  language: ReturnType<typeof readIn>,
  now: Date,
  birthYear: number,
): Period | undefined {
  if (asking === question) return undefined;
  const context = question.replace(asking, ' ');
  if (holds('happened', tokensOf(context))) return undefined;
  const wording = wordingIn(context, language);
  const hits = wording.hits.filter(({ concept }) => concept !== 'after');
  const period = periodIn({ ...wording, hits }, now, birthYear);
  return period && period.to > now ? period : undefined;
}

/** "My father died, will I get my share?" asks nothing about death. */
function refusedOf(wording: Wording, clause: Wording): RefusedMatter | undefined {
  const matter = refusedIn(wording);
  const isOfAsker = clause !== wording && has(clause, 'i', 'my') && !has(clause, 'he or she');
  const isNamed = plainlyAsked(clause) !== undefined || (matter === 'death' && isOfAsker);
  return matter === 'distress' || !isNamed ? matter : refusedIn(clause);
}

/** A statement names the matter only if the question beside it names none. */
function plainlyAsked(clause: Wording): Subject | undefined {
  const subject = subjectIn(clause);
  if (['unknown', 'small talk', 'timing', 'remedies', 'planet'].includes(subject.kind)) return undefined;
  if (subject.kind !== 'topic' || isPlain(clause)) return subject;
  const isNamed = evidenceOf(clause, subject.topic).hits.length > 0;
  // "Will it work?" refers to the statement before it.
  return isNamed && !pointsBack(clause) && !['self', 'luck'].includes(subject.topic) ? subject : undefined;
}

function ownIntent(wording: Wording, named: boolean, leansOn: Before | undefined, form: Form): Intent {
  if (asksRemedy(wording) && form !== 'choice') return 'remedy';
  if (asksWhen(wording)) return 'when';
  if (leansOn && leansOn.intent !== 'outlook' && leansOn.intent !== 'more') return leansOn.intent;
  return named || leansOn ? 'outlook' : 'nature';
}

function backTo(wording: Wording, own: Subject, { subject }: Before): Intent | undefined {
  if (own.kind !== 'topic' || subject.kind === 'topic' || !pointsBack(wording)) return undefined;
  const intent = followUpIntent(wording);
  return intent === 'worth' ? intent : undefined;
}

const fewWords = 6;

const partnerAsked = ({ tokens }: Wording, before: Subject): Subject | undefined =>
  before.kind === 'topic' &&
  ['marriage', 'love', 'spouse'].includes(before.topic) &&
  tokens.length <= fewWords &&
  holds('whom', tokens)
    ? { kind: 'topic', topic: 'spouse' }
    : undefined;

/** Sadness asks for strength or remedies; leaving, for the previous topic. */
function ofFeeling(
  own: Subject,
  { wording, mood, sorrow }: Pick<Understood, 'wording' | 'mood' | 'sorrow'>,
  before: Subject | undefined,
): Subject {
  if (own.kind !== 'unknown') return own;
  if (mood === 'leaving') return before?.kind === 'topic' ? before : { kind: 'topic', topic: 'love' };
  if (!sorrow) return own;
  return asksRemedy(wording) ? { kind: 'remedies' } : { kind: 'topic', topic: 'health' };
}
