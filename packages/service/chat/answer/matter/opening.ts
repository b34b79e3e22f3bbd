import { pointOf } from '@palmleaf/engines/chart';
import { type Dasha, subPeriods } from '@palmleaf/engines/forecast';
import { byStrength, strengthOf } from '@palmleaf/engines/jyotish';
import { isClassical } from '@palmleaf/engines/zodiac';
import type { Statement, Topic } from '@palmleaf/texts/chat/terms';
import { has } from '@palmleaf/texts/lexicons';
import type { Brief } from '../../composer.ts';
import type { Form } from '../../question/form.ts';
import { bodiesOf, topicFacts } from '../basics/topic.ts';
import { isWished } from '../basics/wished.ts';
import { vimshottariOf } from '../time/periods.ts';
import { nearestTimes } from '../time/windows.ts';
import { betterOf, choiceOf, timeForDeed } from './choice.ts';
import { bestAndWorst, verdictStatement, yesOrNoStatement } from './verdict.ts';

export function openingOf(topic: Topic, brief: Brief): Statement[] {
  const openings: Readonly<Record<Form, () => Statement[]>> = {
    closed: () => {
      const answer = timeForDeed(topic, brief) ?? yesOrNoStatement(topic, brief);
      const reasons = answer.say === 'leaving' ? [] : reasonsInShort(topic, brief);
      return [answer, ...noCountNote(topic, brief), ...reasons];
    },
    choice: () => {
      const choice = choiceOf(topic, brief);
      const chosen = betterOf(choice, topic, brief.understood.period).topic;
      const hasVerdict = choice.some(({ say, answer }) => answer !== undefined || say === 'leaving');
      const ground = hasVerdict ? reasonsInShort(topic, brief) : [verdictStatement(chosen, brief)];
      return [...choice, ...ground, ...fieldStatements(chosen, brief)];
    },
    duration: () => [...durationStatements(brief, topic), verdictStatement(topic, brief)],
    why: () => [...reasonsOf(topic, brief), verdictStatement(topic, brief)],
    advice: () => [...adviceOf(topic, brief), verdictStatement(topic, brief)],
    kind: () => [...fieldStatements(topic, brief), verdictStatement(topic, brief)],
    open: () => [
      ...noCountNote(topic, brief),
      verdictStatement(topic, brief),
      ...fieldStatements(topic, brief),
      ...(brief.level === 'STANDARD' && topic !== 'self' ? reasonsInShort(topic, brief) : []),
    ],
  };
  return openings[brief.understood.form]();
}

export function reasonsInShort(topic: Topic, brief: Brief): Statement[] {
  const advice = brief.level === 'STANDARD' ? adviceOf(topic, brief) : [];
  return advice.length > 0 ? advice : bestAndWorst(topic, brief);
}

export function statementsBeforeTimes(topic: Topic, brief: Brief): Statement[] {
  const { form } = brief.understood;
  if (form === 'duration') return durationStatements(brief, topic);
  if (form === 'why') return reasonsOf(topic, brief);
  if (form === 'choice') return choiceOf(topic, brief);
  return form === 'advice' ? adviceOf(topic, brief) : [];
}

export function durationStatements(brief: Brief, topic?: Topic): Statement[] {
  const { nativity, now } = brief;
  if (nativity.tradition !== 'VEDIC' || now < nativity.born) return [];
  const strength = ({ lord }: Dasha): number => strengthOf(pointOf(nativity, lord));
  const dashas = vimshottariOf(nativity);
  const { antar } = dashas.at(now);
  if (topic === undefined) return [{ say: 'lasts', until: antar.to }];
  if (isWished(topic)) return easingAtGoodTime(topic, brief) ?? [{ say: 'lasts', until: antar.to }];
  const parts = strength(antar) >= 0 ? subPeriods(antar) : [];
  const later = dashas
    .antardashas(antar.to, new Date(antar.to.getTime() + horizonMs))
    .map((each) => each.antar);
  const better = [...parts, ...later].find((each) => each.from > now && strength(each) >= 0);
  return [better ? { say: 'eases', topic, until: better.from } : { say: 'lasts', until: antar.to }];
}

function easingAtGoodTime(topic: Topic, brief: Brief): Statement[] | undefined {
  const [nearest] = nearestTimes(brief, topicFacts(topic, brief));
  const from = nearest?.say === 'best span' ? nearest.best.from : undefined;
  return from && from > brief.now ? [{ say: 'eases', topic, until: from }] : undefined;
}

const horizonMs = 20 * 365.25 * 86_400_000;

export function reasonsOf(topic: Topic, brief: Brief): Statement[] {
  const worst = bodiesOf(topicFacts(topic, brief)).sort((a, b) => strengthOf(a) - strengthOf(b))[0];
  return worst && strengthOf(worst) < 0 ? [{ say: 'reason', topic, worst }] : [{ say: 'no reason', topic }];
}

export function adviceOf(topic: Topic, brief: Brief): Statement[] {
  const bodies = bodiesOf(topicFacts(topic, brief)).filter(({ name }) => isClassical(name));
  const order = bodies.sort((a, b) => strengthOf(b) - strengthOf(a));
  const [best, worst] = [order[0], order.at(-1)];
  return best && worst && best.name !== worst.name ? [{ say: 'advice', topic, best, worst }] : [];
}

const ofWork: readonly Topic[] = ['career', 'business', 'study', 'creativity', 'government'];

export function fieldStatements(topic: Topic, brief: Brief): Statement[] {
  const { wording, form } = brief.understood;
  if (!ofWork.includes(topic) || !(form === 'kind' || has(wording, 'which'))) return [];
  const names = [topicFacts(topic, brief).ruler.name, byStrength(brief.nativity)[0]?.name];
  return [
    { say: 'fields', planets: [...new Set(names)].filter((name) => name !== undefined && isClassical(name)) },
  ];
}

const noCountNote = (topic: Topic, { understood: { wording } }: Brief): Statement[] =>
  has(wording, 'how many') && ['children', 'marriage', 'siblings'].includes(topic)
    ? [{ say: 'no count' }]
    : [];
