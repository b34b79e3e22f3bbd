import type { Language } from '@palmleaf/contract/languages';
import {
  bodyIn,
  comingYear,
  demandsCertainty,
  following,
  houseIn,
  type Period,
  periodIn,
  type RefusedMatter,
  refusedMatterIn,
  type Subject,
} from '@palmleaf/texts/chat/terms';
import { englishMood } from '@palmleaf/texts/en/lexicon';
import { feelingIn, lexicons, type Mood, readIn } from '@palmleaf/texts/lexicons';
import { type Form, formOf } from './form.ts';
import { asksRemedy, asksWhen, followUpIntent, type Intent, isTiming, pointsBack } from './intent.ts';
import { smallTalkIn } from './small-talk.ts';
import { specialSubjectIn } from './special-subjects.ts';
import { plainWords } from './spelling.ts';
import { topicIn } from './topic-words.ts';
import { isOfTheWorld } from './world.ts';

export interface Understood {
  /** The question in plain lower-case English words. */
  readonly text: string;
  readonly subject: Subject;
  readonly intent: Intent;
  readonly form: Form;
  readonly mood: Mood;
  /** Whoever asks says that they are sad, low or lost. */
  readonly sorrow: boolean;
  readonly period: Period;
  /** Whether the question (or the one it leans on) named the period; else it is the coming twelve months. */
  readonly periodNamed: boolean;
  readonly refused: RefusedMatter | undefined;
  /** A certain answer or an exact date is demanded. */
  readonly certainty: boolean;
  /** The question leans on the turn before it. */
  readonly followUp: boolean;
}

/** What a question can lean on. */
export interface Before {
  readonly subject: Subject;
  readonly intent: Intent;
  readonly period: Period;
}

/**
 * Finds the subject, the time and the intent of a question, in the light of the turn before it.
 *
 * @param hints the languages that a question whose words do not tell its own may be in, likeliest first
 * @param asking the part of the question that asks: its verb tells what is hoped for or feared
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
  const lexicon = language && lexicons[language];
  const text = plainWords(question, lexicon);
  const named = periodIn(text, now, birthYear);
  const feelingOf = (part: string) =>
    lexicon?.feelingOf(part) ?? feelingIn(part === question ? text : plainWords(part, lexicon), englishMood);
  const { sorrow, mood: moodOfAll } = feelingOf(question);
  const moodOfAsking = feelingOf(asking).mood;
  // "I want to quit my job, should I?": what is asked for stands in what is told.
  const mood = moodOfAsking === 'neither' && moodOfAll === 'leaving' ? moodOfAll : moodOfAsking;
  const matter = refusedMatterIn(text);
  // "Estoy triste" is read as "am I sad", and asks nothing.
  const isToldOnly = sorrow && lexicon !== undefined && !question.includes('?');
  // Who tells of a depression asks for no diagnosis.
  const refused = isToldOnly && matter === 'diagnosis' ? undefined : matter;
  const textOfAsking = asking === question ? text : plainWords(asking, lexicon);
  const asked: Pick<Understood, 'text' | 'refused' | 'form' | 'mood' | 'sorrow' | 'certainty'> = {
    text,
    refused,
    form: isToldOnly ? 'open' : formOf(textOfAsking, lexicon !== undefined),
    mood,
    sorrow,
    certainty: demandsCertainty(text),
  };
  const read = (subject: Subject, intent: Intent, period: Period, followUp: boolean): Understood => ({
    ...asked,
    subject,
    intent,
    period,
    periodNamed: period.name.is !== 'coming year',
    followUp,
  });

  if (isOfTheWorld(question, text)) return read({ kind: 'unknown' }, 'nature', comingYear(now), false);
  const leansOn = before && !['unknown', 'small talk'].includes(before.subject.kind) ? before : undefined;
  const own = ofFeeling(subjectIn(text), asked, leansOn?.subject);
  const back = leansOn && backTo(text, own, leansOn);
  if (back) return read(leansOn.subject, back, named ?? leansOn.period, true);
  if (
    leansOn &&
    own.kind === 'remedies' &&
    text.split(/\s+/).length <= 5 &&
    !/\b(?:me|my|chart)\b/.test(text)
  ) {
    return read(leansOn.subject, 'remedy', named ?? leansOn.period, true);
  }
  if (own.kind === 'small talk') return read(own, 'nature', named ?? comingYear(now), false);
  if (own.kind !== 'unknown') {
    const leaning =
      before !== undefined && isLeaning(text) && named === undefined && before.intent !== 'nature';
    const period = named ?? (leaning ? before.period : comingYear(now));
    return read(own, ownIntent(text, named !== undefined, leaning ? before : undefined), period, leaning);
  }
  if (!leansOn) {
    if (asksRemedy(text)) return read({ kind: 'remedies' }, 'remedy', comingYear(now), false);
    if (named) return read({ kind: 'timing' }, 'outlook', named, false);
    return read(own, asksWhen(text) ? 'when' : 'nature', comingYear(now), false);
  }
  if (named) return read(leansOn.subject, 'outlook', named, true);
  if (/\b(?:after that|afterwards|and then|later|then what|beyond that|next)\b/.test(text)) {
    return read(leansOn.subject, 'outlook', following(leansOn.period), true);
  }
  if (asksWhen(text) || /^\W*(?:and |but |so |ok )*when\b/.test(text)) {
    return read(leansOn.subject, 'when', leansOn.period, true);
  }
  const intent = followUpIntent(text);
  if (intent && isShort(text)) return read(leansOn.subject, intent, leansOn.period, true);
  if (isLeaning(text) || (pointsBack(text) && isShort(text)))
    return read(leansOn.subject, 'more', leansOn.period, true);
  if (isFurtherDetail(text)) return read(leansOn.subject, 'more', leansOn.period, true);
  return read(own, 'nature', comingYear(now), false);
}

/** "Which country?" after going abroad wants to know more of it. */
const isFurtherDetail = (text: string): boolean =>
  text.split(/\s+/).length <= 4 &&
  /^\W*(?:and |but |on |in |to |from )?(?:which|what|where|who|how)\b/.test(text);

function ownIntent(text: string, named: boolean, leansOn: Before | undefined): Intent {
  if (asksRemedy(text)) return 'remedy';
  if (asksWhen(text)) return 'when';
  if (leansOn && leansOn.intent !== 'outlook') return leansOn.intent;
  return named || leansOn ? 'outlook' : 'nature';
}

/** "Does it affect my marriage?" after a dosha is about the dosha still. */
function backTo(text: string, own: Subject, { subject }: Before): Intent | undefined {
  if (own.kind !== 'topic' || subject.kind === 'topic' || !pointsBack(text)) return undefined;
  const intent = followUpIntent(text);
  return intent === 'worth' ? intent : undefined;
}

/** The subject of a question in plain words, by itself. */
function subjectIn(text: string): Subject {
  const special = specialSubjectIn(text);
  if (special) return special;
  const house = houseIn(text);
  if (house !== undefined) return { kind: 'house', house };
  const body = bodyIn(text);
  const topic = topicIn(text);
  if (body && (!topic || topic === 'self' || isOfPlanet(text))) return { kind: 'planet', body };
  const outward = topic !== undefined && topic !== 'self' && topic !== 'luck';
  if (/\byogas?\b(?! (?:class|teacher|practice|asana|mat|studio))/.test(text) && !outward)
    return { kind: 'yoga', yoga: null };
  if (topic === 'luck' && isTiming(text)) return { kind: 'timing' };
  const talk = smallTalkIn(text);
  if (talk && talk !== 'greeting' && talk !== 'help' && !/\b(?:my|me|will|i)\b/.test(text))
    return { kind: 'small talk', what: talk };
  const someone = !topic && /\b(?:he|she|him|her)\b/.test(text);
  if (someone) return { kind: 'topic', topic: 'love' };
  if (topic && !(topic === 'self' && isTiming(text))) return { kind: 'topic', topic };
  if (asksRemedy(text) && /\b(?:remed\w*|mantras?|pujas?|pooja)\b/.test(text)) return { kind: 'remedies' };
  if (isTiming(text)) return { kind: 'timing' };
  return talk ? { kind: 'small talk', what: talk } : { kind: 'unknown' };
}

/**
 * What a question that names nothing is about by its feeling: who is sad asks of their strength, or what to do about it; who asks
 * whether to leave speaks of what the turn before was about, else of somebody.
 */
function ofFeeling(
  own: Subject,
  { text, mood, sorrow }: Pick<Understood, 'text' | 'mood' | 'sorrow'>,
  before: Subject | undefined,
): Subject {
  if (own.kind !== 'unknown') return own;
  if (mood === 'leaving') return before?.kind === 'topic' ? before : { kind: 'topic', topic: 'love' };
  if (!sorrow) return own;
  return asksRemedy(text) ? { kind: 'remedies' } : { kind: 'topic', topic: 'health' };
}

/** "What does Saturn do in my career": of the planet, though a topic is named too. */
function isOfPlanet(text: string): boolean {
  return /\b(?:what (?:does|is|about)|how (?:does|is)|where is|role of|effects? of|meaning of) (?:\w+ ){0,3}(?:sun|moon|mars|mercury|jupiter|venus|saturn|uranus|neptune|pluto|rahu|ketu)\b/.test(
    text,
  );
}

function isShort(text: string): boolean {
  return text.split(/\s+/).length <= 12;
}

/** Short questions that begin like a continuation. */
function isLeaning(text: string): boolean {
  return isShort(text) && /^\W*(?:and|but|so|also|then|what about|how about|is that|ok(?:ay)?)\b/.test(text);
}
