import { pointOf } from '@palmleaf/engines/chart';
import { type Dasha, subPeriods } from '@palmleaf/engines/forecast';
import { byStrength, strengthOf } from '@palmleaf/engines/jyotish';
import { type BodyName, type ClassicalPlanet, classicalPlanets } from '@palmleaf/engines/zodiac';
import type { Leaning, Statement, Topic } from '@palmleaf/texts/chat/terms';
import { has } from '@palmleaf/texts/lexicons';
import type { Brief } from '../../composer.ts';
import type { Form } from '../../question/form.ts';
import { newerOf, type Sides, timesOfSides, topicsOfSides } from '../../question/sides.ts';
import { livedPart } from '../basics/lived.ts';
import { bodiesOf, topicFacts } from '../basics/topic.ts';
import { betterOfTimes } from '../time/favour.ts';
import { vimshottariOf } from '../time/periods.ts';
import { moodStatement, scoreOf, standing, verdictStatement, yesOrNo } from './verdict.ts';

export function openingOf(topic: Topic, brief: Brief): Statement[] {
  const openings: Readonly<Record<Form, () => Statement[]>> = {
    closed: () => {
      const answer = yesOrNo(topic, brief);
      const reasons = answer.say === 'leaving' ? [] : standing(topic, brief);
      return [answer, ...countOf(topic, brief), ...reasons];
    },
    choice: () => {
      const choice = choiceOf(topic, brief);
      const chosen = choice[0]?.say === 'rather' ? choice[0].better : topic;
      return [...choice, verdictStatement(chosen, brief), ...fieldsOf(chosen, brief)];
    },
    duration: () => [...lastsStatements(brief, topic), verdictStatement(topic, brief)],
    why: () => [...reasonsOf(topic, brief), verdictStatement(topic, brief)],
    advice: () => [...adviceOf(topic, brief), verdictStatement(topic, brief)],
    kind: () => [...fieldsOf(topic, brief), verdictStatement(topic, brief)],
    open: () => [...countOf(topic, brief), verdictStatement(topic, brief), ...fieldsOf(topic, brief)],
  };
  return openings[brief.understood.form]();
}

export function beforeTimes(topic: Topic, brief: Brief): Statement[] {
  const { form } = brief.understood;
  if (form === 'duration') return lastsStatements(brief, topic);
  if (form === 'why') return reasonsOf(topic, brief);
  if (form === 'choice') return choiceOf(topic, brief);
  return form === 'advice' ? adviceOf(topic, brief) : [];
}

export function lastsStatements({ nativity, now }: Brief, topic?: Topic): Statement[] {
  if (nativity.tradition !== 'VEDIC' || now < nativity.born) return [];
  const strength = ({ lord }: Dasha): number => strengthOf(pointOf(nativity, lord));
  const dashas = vimshottariOf(nativity);
  const { antar } = dashas.at(now);
  if (topic === undefined) return [{ say: 'lasts', until: antar.to }];
  const parts = strength(antar) >= 0 ? subPeriods(antar) : [];
  const later = dashas
    .antardashas(antar.to, new Date(antar.to.getTime() + longest))
    .map((each) => each.antar);
  const better = [...parts, ...later].find((each) => each.from > now && strength(each) >= 0);
  return [better ? { say: 'eases', topic, until: better.from } : { say: 'lasts', until: antar.to }];
}

const longest = 20 * 365.25 * 86_400_000;

function reasonsOf(topic: Topic, brief: Brief): Statement[] {
  const worst = bodiesOf(topicFacts(topic, brief)).sort((a, b) => strengthOf(a) - strengthOf(b))[0];
  return worst && strengthOf(worst) < 0 ? [{ say: 'reason', topic, worst }] : [{ say: 'no reason', topic }];
}

function adviceOf(topic: Topic, brief: Brief): Statement[] {
  const order = bodiesOf(topicFacts(topic, brief)).sort((a, b) => strengthOf(b) - strengthOf(a));
  const [best, worst] = [order[0], order.at(-1)];
  return best && worst && best.name !== worst.name ? [{ say: 'advice', topic, best, worst }] : [];
}

const ofWork: readonly Topic[] = ['career', 'business', 'study', 'creativity', 'government'];

function fieldsOf(topic: Topic, brief: Brief): Statement[] {
  const { wording, form } = brief.understood;
  if (!ofWork.includes(topic) || !(form === 'kind' || has(wording, 'which'))) return [];
  const names = [topicFacts(topic, brief).ruler.name, byStrength(brief.nativity)[0]?.name];
  return [{ say: 'fields', planets: [...new Set(names)].filter(isClassicalName) }];
}

const countOf = (topic: Topic, { understood: { wording } }: Brief): Statement[] =>
  has(wording, 'how many') && ['children', 'marriage', 'siblings'].includes(topic)
    ? [{ say: 'no count' }]
    : [];

function isClassicalName(name: BodyName | undefined): name is ClassicalPlanet {
  return classicalPlanets.some((planet) => planet === name);
}

/** Movable signs stand for change, fixed ones for staying: Brihat Parashara 4, Lilly's Christian Astrology. */
function leaningOf(topic: Topic, brief: Brief): Leaning {
  const { house } = topicFacts(topic, brief);
  const mode = (house.sign - 1) % 3;
  if (mode === 0) return 'movable';
  if (mode === 1) return 'fixed';
  return brief.nativity.ascendant.degree < 15 ? 'dual to fixed' : 'dual to movable';
}

function choiceOf(topic: Topic, brief: Brief): Statement[] {
  const { sides, mood } = brief.understood;
  if (!sides) return [];
  if (mood === 'fear') return [moodStatement(topic, brief) ?? verdictStatement(topic, brief)];
  const times = timesOfSides(sides, brief.now, brief.birthday.year);
  const [one, other] = (times ?? []).flatMap((period) => livedPart(period, brief.nativity) ?? []);
  if (one && other) return betterOfTimes(brief, [one, other], topicFacts(topic, brief));
  const topics = topicsOfSides(sides);
  return topics ? betterOfTopics(topics, brief) : betterOfSides(sides, topic, brief);
}

const leastClear = 2;

function betterOfTopics(topics: readonly [Topic, Topic], brief: Brief): Statement[] {
  const [better, lesser] = topics
    .map((topic) => topicFacts(topic, brief))
    .sort((a, b) => scoreOf(b) - scoreOf(a));
  if (!better || !lesser) return [];
  const difference = scoreOf(better) - scoreOf(lesser);
  if (difference === 0) return [{ say: 'alike', one: better.topic, other: lesser.topic }];
  return [
    { say: 'rather', better: better.topic, lesser: lesser.topic },
    { say: 'by how much', much: difference >= leastClear ? 'clear' : 'slight' },
  ];
}

function betterOfSides(sides: Sides, topic: Topic, brief: Brief): Statement[] {
  const leaning = leaningOf(topic, brief);
  const towards = leaning === 'movable' || leaning === 'dual to movable' ? 'new' : 'kept';
  const [one, other] = sides;
  const newer = newerOf(sides);
  if (newer === undefined) return [{ say: 'undecided', one: one.said, other: other.said, towards, leaning }];
  const isOne = (newer === one) === (towards === 'new');
  const [better, lesser] = isOne ? [one, other] : [other, one];
  return [{ say: 'side', said: better.said, other: lesser.said, leaning }];
}
