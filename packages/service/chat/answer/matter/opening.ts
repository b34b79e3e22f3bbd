import { byStrength, strengthOf } from '@palmleaf/engines/jyotish';
import { type BodyName, type ClassicalPlanet, classicalPlanets } from '@palmleaf/engines/zodiac';
import type { Statement, Topic } from '@palmleaf/texts/chat/terms';
import { has } from '@palmleaf/texts/lexicons';
import type { Brief } from '../../composer.ts';
import type { Form } from '../../question/form.ts';
import { timesOfSides, topicsOfSides } from '../../question/sides.ts';
import { livedPart } from '../basics/lived.ts';
import { bodiesOf, topicFacts } from '../basics/topic.ts';
import { favourStatement } from '../time/favour.ts';
import { vimshottariOf } from '../time/periods.ts';
import { moodStatement, scoreOf, standing, verdictStatement, yesOrNo } from './verdict.ts';

export function openingOf(topic: Topic, brief: Brief): Statement[] {
  const openings: Readonly<Record<Form, () => Statement[]>> = {
    closed: () => {
      const answer = yesOrNo(topic, brief);
      const reasons = answer.say === 'leaving' ? [] : standing(topic, brief);
      return [answer, ...countOf(topic, brief), ...reasons];
    },
    choice: () => [...choiceOf(topic, brief), verdictStatement(topic, brief), ...fieldsOf(topic, brief)],
    duration: () => [...lastsStatements(brief), verdictStatement(topic, brief)],
    why: () => [...reasonsOf(topic, brief), verdictStatement(topic, brief)],
    advice: () => [...adviceOf(topic, brief), verdictStatement(topic, brief)],
    kind: () => [...fieldsOf(topic, brief), verdictStatement(topic, brief)],
    open: () => [...countOf(topic, brief), verdictStatement(topic, brief), ...fieldsOf(topic, brief)],
  };
  return openings[brief.understood.form]();
}

export function beforeTimes(topic: Topic, brief: Brief): Statement[] {
  const { form } = brief.understood;
  if (form === 'duration') return lastsStatements(brief);
  if (form === 'why') return reasonsOf(topic, brief);
  if (form === 'choice') return choiceOf(topic, brief);
  return form === 'advice' ? adviceOf(topic, brief) : [];
}

export function lastsStatements({ nativity, now }: Brief): Statement[] {
  if (nativity.tradition !== 'VEDIC' || now < nativity.born) return [];
  return [{ say: 'lasts', until: vimshottariOf(nativity).at(now).antar.to }];
}

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

const kinds = ['movable', 'fixed', 'dual'] as const;

/** Movable signs stand for change, fixed ones for staying: Brihat Parashara 4, Lilly's Christian Astrology. */
const kindOf = (topic: Topic, brief: Brief): (typeof kinds)[number] =>
  kinds[(topicFacts(topic, brief).house.sign - 1) % kinds.length] ?? 'dual';

function choiceOf(topic: Topic, brief: Brief): Statement[] {
  const { sides, mood } = brief.understood;
  if (!sides) return [];
  if (mood === 'fear') return [moodStatement(topic, brief) ?? verdictStatement(topic, brief)];
  const times = timesOfSides(sides, brief.now, brief.birthday.year);
  if (times) {
    const lived = times.flatMap((period) => livedPart(period, brief.nativity) ?? []);
    return lived.map((period) => favourStatement(brief, period, topicFacts(topic, brief)));
  }
  const topics = topicsOfSides(sides);
  if (!topics)
    return [{ say: 'undecided', one: sides[0].said, other: sides[1].said, sign: kindOf(topic, brief) }];
  const [better, lesser] = topics
    .map((topic) => topicFacts(topic, brief))
    .sort((a, b) => scoreOf(b) - scoreOf(a));
  if (!better || !lesser) return [];
  return scoreOf(better) === scoreOf(lesser)
    ? [{ say: 'alike', one: better.topic, other: lesser.topic }]
    : [{ say: 'rather', better: better.topic, lesser: lesser.topic }];
}
