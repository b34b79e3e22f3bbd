import type {
  Daring,
  Effect,
  Leaning,
  Period,
  QuotedSides,
  Statement,
  Topic,
} from '@palmleaf/texts/chat/terms';
import { feelingOf, has, readIn, tokensOf, wordingIn } from '@palmleaf/texts/lexicons';
import type { Brief } from '../../composer.ts';
import {
  asksAboutOther,
  asksWhatIsTrue,
  hasUnknownDeed,
  hasUnknownVerb,
  isDecided,
  isDeed,
  isEventOrDeed,
  isForAskerToDecide,
  newSideOf,
} from '../../question/deeds.ts';
import { unreadWordsIn } from '../../question/frame/unread-words.ts';
import { isOfPeople, type Sides, timesOfSides, topicsOfSides } from '../../question/sides.ts';
import { topicsOf } from '../../question/topic.ts';
import { partAfterBirth } from '../basics/lived.ts';
import { topicFacts } from '../basics/topic.ts';
import { compareTimes } from '../time/favour.ts';
import { outlookOf } from '../time/outlook.ts';
import { relationshipTopics, scoreOf, verdictOf, yesOrNoStatement } from './verdict.ts';

export function choiceOf(topic: Topic, brief: Brief): Statement[] {
  const { sides, asked } = brief.understood;
  if (!sides) return [];
  const language = readIn(asked, [brief.language]);
  const wording = wordingIn(asked, language);
  if (asksAboutOther(sides, wording) || isEventOrDeed(sides, asked))
    return [{ say: 'chart cannot decide', quoted: quotedIn(sides), topic }];
  const topics = namedTopics(sides, topic);
  const isOfFacts = asksWhatIsTrue(sides, wording, language);
  const isOfAsker = isForAskerToDecide(sides, wording, brief.understood.mood);
  const isUnknown = isOfAsker && topics !== undefined && hasUnknownVerb(sides, language);
  const choice =
    choiceByTimes(sides, topic, brief) ??
    (topics && !isUnknown ? choiceByTopics(sides, topics, brief, isOfFacts) : undefined);
  if (choice) return choice;
  if (isOfFacts || isUnknown) return [{ say: 'chart cannot decide', quoted: quotedIn(sides), topic }];
  return isOfAsker ? choiceByLeaning(sides, topic, brief) : [];
}

function namedTopics(sides: Sides, topic: Topic): readonly [Topic, Topic] | undefined {
  const topics = topicsOfSides(sides, topic);
  const isNamed = (each: Topic, at: 0 | 1): boolean => {
    const { wording } = sides[at];
    const isFixedPair = topics?.some(
      (other) => (each === 'home' && other === 'abroad') || (each === 'career' && other === 'government'),
    );
    return topicsOf(wording).includes(each) || has(wording, 'country') || isFixedPair === true;
  };
  return topics && isNamed(topics[0], 0) && isNamed(topics[1], 1) ? topics : undefined;
}

interface Chosen {
  readonly topic: Topic;
  readonly period: Period;
}

export function betterOf([first]: readonly Statement[], topic: Topic, period: Period): Chosen {
  const by = first?.say === 'side' ? first.by : undefined;
  if (first?.say === 'better time') return { topic, period: first.better };
  return {
    topic: by?.is === 'matters' ? by.better : topic,
    period: by?.is === 'times' ? by.better : period,
  };
}

const quotedIn = ([one, other]: Sides, isFirst = true): QuotedSides | undefined => {
  if (!one.isWhole || !other.isWhole) return undefined;
  return isFirst ? { one: one.text, other: other.text } : { one: other.text, other: one.text };
};

function choiceByTimes(sides: Sides, topic: Topic, brief: Brief): Statement[] | undefined {
  const times = timesOfSides(sides, brief.now, brief.birthday.year);
  const [one, other] = (times ?? []).flatMap((period) => partAfterBirth(period, brief.nativity) ?? []);
  if (!one || !other) return undefined;
  const { better, much, good } = compareTimes(brief, [one, other], topicFacts(topic, brief));
  if (better === undefined) {
    const by = { is: good ? 'good times' : 'plain times', topic, one, other } as const;
    return [{ say: 'even', quoted: quotedIn(sides), by }];
  }
  const lesser = better === one ? other : one;
  if (sides.every(({ text }) => tokensOf(text).length <= mostWordsOfTime))
    return [
      { say: 'better time', topic, better, lesser },
      { say: 'by how much', much },
    ];
  return [
    { say: 'side', quoted: quotedIn(sides, better === one), by: { is: 'times', topic, better, lesser } },
    { say: 'by how much', much },
  ];
}

/** "This year or next": the answer names both times. */
const mostWordsOfTime = 1;
const clearDifference = 2;

function choiceByTopics(
  sides: Sides,
  [one, other]: readonly [Topic, Topic],
  brief: Brief,
  isOfFacts: boolean,
): Statement[] {
  const stronger = scoreOf(topicFacts(one, brief)) - scoreOf(topicFacts(other, brief));
  const { mood, sorrow } = brief.understood;
  const isFeared = (mood === 'fear' || sorrow) && isOfFacts;
  const favoursFirst = isFeared ? stronger < 0 : stronger > 0;
  if (stronger === 0) return [{ say: 'even', quoted: quotedIn(sides), by: { is: 'matters', one, other } }];
  const [better, lesser] = stronger > 0 ? [one, other] : [other, one];
  return [
    { say: 'side', quoted: quotedIn(sides, favoursFirst), by: { is: 'matters', better, lesser } },
    { say: 'by how much', much: Math.abs(stronger) >= clearDifference ? 'clear' : 'slight' },
  ];
}

/** Movable signs stand for change, fixed ones for staying: Brihat Parashara 4, Lilly's Christian Astrology. */
function leaningOf(topic: Topic, brief: Brief): Leaning {
  const { house } = topicFacts(topic, brief);
  const mode = (house.sign - 1) % 3;
  if (mode === 0) return 'movable';
  if (mode === 1) return 'fixed';
  return brief.nativity.ascendant.degree < 15 ? 'dual to fixed' : 'dual to movable';
}

function choiceByLeaning(sides: Sides, topic: Topic, brief: Brief): Statement[] {
  const leaning = leaningOf(topic, brief);
  const isToNew = leaning === 'movable' || leaning === 'dual to movable';
  if (!isToNew && relationshipTopics.includes(topic)) return [choiceToLeave(topic, brief)];
  const newer = newSideOf(sides);
  const even: Statement[] = [{ say: 'even', quoted: quotedIn(sides), by: { is: 'one part' } }];
  if (!newer) return deniesFirst(sides, brief) ? verdictOnFirst(sides, topic, brief) : even;
  const older = newer === sides[0] ? sides[1] : sides[0];
  const [chosen, left] = isToNew ? [newer, older] : [older, newer];
  const isUnknown = hasUnknownDeed(sides, readIn(brief.understood.asked, [brief.language]));
  // "Go back to him or stay with my sister?"
  if (isUnknown || has(chosen.wording, 'he or she', 'partner'))
    return [{ say: 'chart cannot decide', quoted: quotedIn(sides), topic }];
  const quoted = { one: chosen.text, other: left.text };
  return [{ say: 'side', quoted, by: { is: 'leaning', leaning } }];
}

/** A deed may protect a person, a body or a right: no time speaks against it. */
const undared: readonly Topic[] = ['health', 'marriage', 'enemies', 'lawsuit'];

function daringIn(topic: Topic, brief: Brief): Daring | undefined {
  if (undared.includes(topic) || isOfPeople(topic)) return undefined;
  const outlook = outlookOf(brief, brief.understood.period, topicFacts(topic, brief));
  const whole = outlook.find(({ say }) => say === 'on the whole');
  return whole?.say === 'on the whole' ? daringOf[whole.effect] : undefined;
}

/** "Should I sell it?" gets no yes if the present time tests the matter. */
export function timeForDeed(topic: Topic, brief: Brief): Statement | undefined {
  const { asked, mood } = brief.understood;
  const language = readIn(asked, [brief.language]);
  const wording = wordingIn(asked, language);
  const isKnown = unreadWordsIn(asked, wording, language).length === 0;
  const daring = mood === 'neither' && isDeed(wording, language) && isKnown && daringIn(topic, brief);
  return daring ? { say: 'time for a deed', topic, daring } : undefined;
}

const daringOf: Readonly<Partial<Record<Effect, Daring>>> = {
  both: 'open',
  'mostly tests': 'careful',
  tests: 'careful',
};

/** "Pass the exam or fail": the second side denies the first. */
function deniesFirst(sides: Sides, { language, understood: { asked } }: Brief): boolean {
  const { text } = sides[1];
  const spoken = readIn(text, [language]);
  const other = wordingIn(text, spoken);
  const isDenial = has(other, 'not') || feelingOf(text, other, spoken).mood === 'fear';
  return isDenial && !isDecided(sides, asked);
}

const verdictOnFirst = ([one]: Sides, topic: Topic, brief: Brief): Statement[] => [
  { say: 'quoted words', words: one.text },
  yesOrNoStatement(topic, brief),
];

function choiceToLeave(topic: Topic, brief: Brief): Statement {
  const verdict = verdictOf(topicFacts(topic, brief));
  return { say: 'leaving', topic, verdict: verdict === 'strong' ? 'strong on a relationship' : verdict };
}
