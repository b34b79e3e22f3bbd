import { type Caution, cautionIn } from './cautions.ts';
import { comingYear, following, type Period, periodIn, theComingYear } from './period.ts';
import {
  asksWhen,
  bodyIn,
  houseIn,
  isTiming,
  isTransit,
  namesSign,
  type Subject,
  smallTalkIn,
} from './subject.ts';
import { type Topic, topicProfiles, topics } from './topics.ts';

/** `nature`: what the chart says; `outlook`: a named period; `when`: moments; `more`: further into the same. */
type Intent = 'nature' | 'outlook' | 'when' | 'more';

export interface Understood {
  readonly subject: Subject;
  readonly intent: Intent;
  readonly period: Period;
  /** Whether the question (or the one it leans on) named the period; else it is the coming twelve months. */
  readonly periodNamed: boolean;
  readonly caution: Caution | undefined;
  /** The question leans on the turn before it. */
  readonly followUp: boolean;
}

/** What a question can lean on. */
interface Before {
  readonly subject: Subject;
  readonly intent: Intent;
  readonly period: Period;
}

/** Finds the subject, the time and the intent of a question, in the light of the turn before it. */
export function understand(question: string, now: Date, birthYear: number, before?: Before): Understood {
  const caution = cautionIn(question);
  const named = periodIn(question, now, birthYear);
  const own = subjectIn(question, caution);
  if (own.kind === 'small-talk') return understood(own, 'nature', named ?? comingYear(now), caution, false);
  if (own.kind !== 'unknown') {
    const leaning =
      before !== undefined && isLeaning(question) && named === undefined && before.intent !== 'nature';
    const period = named ?? (leaning ? before.period : comingYear(now));
    const intent = asksWhen(question) ? 'when' : named || leaning ? 'outlook' : 'nature';
    return understood(own, leaning && before.intent === 'when' ? 'when' : intent, period, caution, leaning);
  }
  if (!before || before.subject.kind === 'unknown' || before.subject.kind === 'small-talk') {
    if (named) return understood({ kind: 'timing' }, 'outlook', named, caution, false);
    if (asksWhen(question)) return understood({ kind: 'unknown' }, 'when', comingYear(now), caution, false);
    return understood(own, 'nature', comingYear(now), caution, false);
  }
  if (named) return understood(before.subject, 'outlook', named, caution, true);
  if (/\b(?:after that|afterwards|and then|later|then what|beyond that)\b/i.test(question)) {
    return understood(before.subject, 'outlook', following(before.period), caution, true);
  }
  if (asksWhen(question) || /^\W*(?:and )?when\b/i.test(question)) {
    return understood(before.subject, 'when', before.period, caution, true);
  }
  if (isLeaning(question)) return understood(before.subject, 'more', before.period, caution, true);
  return understood(own, 'nature', comingYear(now), caution, false);
}

function understood(
  subject: Subject,
  intent: Intent,
  period: Period,
  caution: Caution | undefined,
  followUp: boolean,
): Understood {
  return { subject, intent, period, periodNamed: period.words !== theComingYear, caution, followUp };
}

function subjectIn(question: string, caution: Caution | undefined): Subject {
  const body = bodyIn(question);
  if (isTransit(question)) return { kind: 'transit', body: body ?? bodyOfPhrase(question) };
  const house = houseIn(question);
  if (house !== undefined) return { kind: 'house', house };
  const topic = topicIn(question);
  if (body && (!topic || topic === 'self')) return { kind: 'planet', body };
  if (topic) return { kind: 'topic', topic };
  if (caution === 'death' || caution === 'diagnosis' || caution === 'distress')
    return { kind: 'topic', topic: 'health' };
  if (caution === 'gamble') return { kind: 'topic', topic: 'money' };
  if (isTiming(question)) return { kind: 'timing' };
  if (namesSign(question)) return { kind: 'topic', topic: 'self' };
  const what = smallTalkIn(question);
  return what ? { kind: 'small-talk', what } : { kind: 'unknown' };
}

function bodyOfPhrase(question: string): 'Saturn' | null {
  return /\b(?:sade ?sati|saturn return)\b/i.test(question) ? 'Saturn' : null;
}

/** The topic with most words in the question; of equals the one named first. `self` only when no other is named. */
function topicIn(question: string): Topic | undefined {
  const found = topics
    .map((topic) => {
      const matches = [...question.matchAll(topicProfiles[topic].pattern)];
      return { topic, count: matches.length, at: matches[0]?.index ?? 0 };
    })
    .filter(({ count }) => count > 0);
  const outward = found.filter(({ topic }) => topic !== 'self');
  const candidates = outward.length > 0 ? outward : found;
  return candidates.sort((a, b) => b.count - a.count || a.at - b.at)[0]?.topic;
}

/** Short questions that begin like a continuation. */
function isLeaning(question: string): boolean {
  const words = question.trim().split(/\s+/).length;
  if (words > 12) return false;
  return /^\W*(?:and|but|so|also|then|why|how so|how come|more|tell me more|go on|continue|explain|really|ok(?:ay)?|yes|no|what about|how about|what else|anything else|what does that mean|what do you mean|in (?:more )?detail|is that|are you sure|can you)\b/i.test(
    question,
  );
}
