import type { Leaning, Period, Statement, Topic } from '@palmleaf/texts/chat/terms';
import { readIn, wordingIn } from '@palmleaf/texts/lexicons';
import type { Brief } from '../../composer.ts';
import { asksAboutOther, newSideOf, type Sides, timesOfSides, topicsOfSides } from '../../question/sides.ts';
import { partAfterBirth } from '../basics/lived.ts';
import { topicFacts } from '../basics/topic.ts';
import { compareTimes } from '../time/favour.ts';
import { relationshipTopics, scoreOf } from './verdict.ts';

export function choiceOf(topic: Topic, brief: Brief): Statement[] {
  const { sides, asked } = brief.understood;
  if (!sides) return [];
  const [{ text: one }, { text: other }] = sides;
  const wording = wordingIn(asked, readIn(asked, [brief.language]));
  if (asksAboutOther(sides, wording)) return [{ say: 'chart cannot decide', one, other, topic }];
  const topics = topicsOfSides(sides, topic);
  return (
    choiceByTimes(sides, topic, brief) ??
    (topics ? choiceByTopics(sides, topics, brief) : choiceByLeaning(sides, topic, brief))
  );
}

interface Chosen {
  readonly topic: Topic;
  readonly period: Period;
}

export function betterOf([first]: readonly Statement[], topic: Topic, period: Period): Chosen {
  const by = first?.say === 'side' ? first.by : undefined;
  return {
    topic: by?.is === 'matters' ? by.better : topic,
    period: by?.is === 'times' ? by.better : period,
  };
}

const sidesInOrder = ([one, other]: Sides, isFirst: boolean) =>
  isFirst ? { said: one.text, other: other.text } : { said: other.text, other: one.text };

function choiceByTimes(sides: Sides, topic: Topic, brief: Brief): Statement[] | undefined {
  const times = timesOfSides(sides, brief.now, brief.birthday.year);
  const [one, other] = (times ?? []).flatMap((period) => partAfterBirth(period, brief.nativity) ?? []);
  if (!one || !other) return undefined;
  const { better, much, good } = compareTimes(brief, [one, other], topicFacts(topic, brief));
  if (better === undefined) {
    const by = { is: good ? 'good times' : 'plain times', topic, one, other } as const;
    return [{ say: 'even', one: sides[0].text, other: sides[1].text, by }];
  }
  const lesser = better === one ? other : one;
  return [
    { say: 'side', ...sidesInOrder(sides, better === one), by: { is: 'times', topic, better, lesser } },
    { say: 'by how much', much },
  ];
}

const clearDifference = 2;

function choiceByTopics(sides: Sides, [one, other]: readonly [Topic, Topic], brief: Brief): Statement[] {
  const difference = scoreOf(topicFacts(one, brief)) - scoreOf(topicFacts(other, brief));
  if (difference === 0)
    return [{ say: 'even', one: sides[0].text, other: sides[1].text, by: { is: 'matters', one, other } }];
  const [better, lesser] = difference > 0 ? [one, other] : [other, one];
  return [
    { say: 'side', ...sidesInOrder(sides, difference > 0), by: { is: 'matters', better, lesser } },
    { say: 'by how much', much: Math.abs(difference) >= clearDifference ? 'clear' : 'slight' },
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
  const newer = newSideOf(sides);
  const isDecided = newer !== undefined && (isToNew || !relationshipTopics.includes(topic));
  if (isDecided)
    return [
      {
        say: 'side',
        ...sidesInOrder(sides, (newer === sides[0]) === isToNew),
        by: { is: 'leaning', leaning },
      },
    ];
  const even: Statement = {
    say: 'even',
    one: sides[0].text,
    other: sides[1].text,
    by: { is: 'planets', topic },
  };
  return newer === undefined ? [even, { say: 'shows', leaning }] : [even];
}
