import { houseOfNativity } from '@palmleaf/engines/chart';
import { byStrength } from '@palmleaf/engines/jyotish';
import { type BodyName, type ClassicalPlanet, classicalPlanets } from '@palmleaf/engines/zodiac';
import type { Paragraphs, Statement } from '@palmleaf/texts/chat/terms';
import { type Topic, topicProfiles } from '@palmleaf/texts/chat/terms';
import { type Hit, has, hitsOf, type Wording } from '@palmleaf/texts/lexicons';
import type { Brief } from '../../composer.ts';
import { topicIn } from '../../question/topic.ts';
import { livedPart } from '../basics/lived.ts';
import { topicFacts } from '../basics/topic.ts';
import { worthLead } from '../basics/worth.ts';
import { favourTold } from '../time/favour.ts';
import { outlookOf } from '../time/outlook.ts';
import { windowsOf } from '../time/windows.ts';
import { furtherNature, natureOf } from './nature.ts';
import { topicRemedies } from './remedies.ts';
import { spouseAnswer } from './spouse.ts';
import { moodTold, scoreOf, standing, verdictOf, verdictTold, yesOrNo } from './verdict.ts';

export function topicAnswer(topic: Topic, brief: Brief): Paragraphs {
  return [...bodyOf(topic, brief), toldBefore(topic, brief) ? [] : limitsOf(topic, brief)];
}

function bodyOf(topic: Topic, brief: Brief): Paragraphs {
  const { intent, period, form, followUp } = brief.understood;
  const facts = topicFacts(topic, brief);
  const asked = form === 'yes or no';
  const choice = form === 'choice' ? choiceOf(brief) : undefined;
  switch (intent) {
    case 'when':
      return [
        ...(asked && period.from >= brief.nativity.born
          ? [[moodTold(facts.topic, brief) ?? favourTold(brief, period, facts)]]
          : []),
        windowsOf(brief, facts),
        ofSomebodyElse(topic, brief),
        natureOf(topic, brief).slice(0, 2),
      ];
    case 'outlook': {
      const lived = livedPart(period, brief.nativity);
      const head = asked && lived ? [[moodTold(facts.topic, brief) ?? favourTold(brief, lived, facts)]] : [];
      return [...head, opened(brief, outlookOf(brief, period, facts))];
    }
    case 'more':
      return [furtherNature(topic, stepsInto(topic, brief), brief) ?? nothingLeft];
    case 'why':
      return [[basisOf(topic, brief)], followUp ? standing(topic, brief) : natureOf(topic, brief)];
    case 'worth':
      return [
        [{ ...verdictTold(topic, brief), answer: worthLead(brief, verdictOf(facts) !== 'weak') }],
        followUp ? standing(topic, brief) : natureOf(topic, brief),
      ];
    case 'remedy':
      return topicRemedies(topic, brief);
    case 'nature': {
      if (choice) return [choice, natureOf(topic, brief)];
      if (topic === 'spouse')
        return [...spouseAnswer(brief), windowsOf(brief, topicFacts('marriage', brief))];
      const head = asked ? yesOrNo(topic, brief) : verdictTold(topic, brief);
      return [
        [head, ...ofSomebodyElse(topic, brief), ...particulars(topic, brief)],
        natureOf(topic, brief),
        opened(brief, outlookOf(brief, period, facts)),
      ];
    }
  }
}

function limitsOf(topic: Topic, { understood: { wording, sorrow } }: Brief): Statement[] {
  if (topic === 'lawsuit') return [{ say: 'no legal advice' }];
  if (topic !== 'health') return [];
  return sorrow || has(wording, 'low mood')
    ? [{ say: 'no diagnosis' }, { say: 'low mood' }]
    : [{ say: 'no diagnosis' }];
}

const ofWork: readonly Topic[] = ['career', 'business', 'study', 'creativity', 'government'];

const others = ['partner', 'love', 'in-laws', 'children', 'boss'] as const;
/** The verb must be among the first words. */
const headWords = 4;

const isOfAnother = (wording: Wording): boolean =>
  has(wording, 'he or she') ||
  hitsOf(wording, 'my').some(
    ({ from: at, to }) =>
      to <= headWords && hitsOf(wording, ...others).some(({ from }) => from === to || from === at),
  );

/** For questions about what another person will do, want or feel. */
function ofSomebodyElse(topic: Topic, { understood: { wording, mood } }: Brief): Statement[] {
  return mood !== 'leaving' &&
    ['love', 'marriage', 'career', 'children', 'friends', 'in-laws', 'enemies'].includes(topic) &&
    isOfAnother(wording)
    ? [{ say: 'other side' }]
    : [];
}

function particulars(topic: Topic, brief: Brief): Statement[] {
  const { wording, sorrow } = brief.understood;
  const facts = topicFacts(topic, brief);
  if (ofWork.includes(topic) && has(wording, 'which')) {
    const planets = [...new Set([facts.ruler.name, byStrength(brief.nativity)[0]?.name])].filter(
      isClassicalName,
    );
    return [{ say: 'fields', planets }];
  }
  if (has(wording, 'how many') && ['children', 'marriage', 'siblings'].includes(topic))
    return [{ say: 'no count' }];
  if (topic === 'health' && !sorrow) {
    return [{ say: 'body care', sign: houseOfNativity(brief.nativity, 6).sign }];
  }
  return [];
}

function isClassicalName(name: BodyName | undefined): name is ClassicalPlanet {
  return classicalPlanets.some((planet) => planet === name);
}

const nothingLeft: readonly Statement[] = [{ say: 'nothing left' }];

function basisOf(topic: Topic, { nativity: { tradition } }: Brief): Statement {
  const { house, significators } = topicProfiles[topic];
  return { say: 'basis', topic, house: house[tradition], significators: significators[tradition] };
}

function choiceOf(brief: Brief): Statement[] | undefined {
  const { wording } = brief.understood;
  const [or] = hitsOf(wording, 'or');
  if (!or) return undefined;
  const within = (isSide: (hit: Hit) => boolean) =>
    topicIn({ ...wording, hits: wording.hits.filter(isSide) });
  const [one, other] = [within(({ to }) => to <= or.from), within(({ from }) => from >= or.to)];
  if (!one || !other || one === other) return undefined;
  const facts = [one, other].map((topic) => topicFacts(topic, brief)).sort((a, b) => scoreOf(b) - scoreOf(a));
  const [better, lesser] = facts;
  if (!better || !lesser) return undefined;
  return scoreOf(better) === scoreOf(lesser)
    ? [{ say: 'alike', one: better.topic, other: lesser.topic }]
    : [{ say: 'rather', better: better.topic, lesser: lesser.topic }];
}

export function opened({ understood: { period } }: Brief, told: readonly Statement[]): Statement[] {
  return [{ say: 'period', period }, ...told];
}

function toldBefore(topic: Topic, { earlier }: Brief): boolean {
  return earlier.some(({ subject }) => subject.kind === 'topic' && subject.topic === topic);
}

function stepsInto(topic: Topic, { earlier }: Brief): number {
  return earlier.filter(
    ({ subject, intent }) => subject.kind === 'topic' && subject.topic === topic && intent === 'more',
  ).length;
}
