import type { Nativity } from '../../../../engines/chart/nativity.ts';
import { inOrder, type Passage, passagesTo, type Target } from '../../../../engines/forecast/passages.ts';
import type { Span } from '../../../../engines/forecast/transits.ts';
import type { Brief } from '../../composer.ts';
import type { Period } from '../../question/period.ts';
import { passageSentence, progressedSentence } from '../basics/contacts.ts';
import { beforeBirth, livedPart } from '../basics/lived.ts';
import { helps } from '../basics/passage-kind.ts';
import { bodiesOf, calledIn, type TopicFacts } from '../basics/topic.ts';
import { gochara } from './gochara.ts';
import { dashaOutlook } from './periods.ts';

/** What a period brings, for a topic or (without facts) as a whole. */
export function outlookOf(brief: Brief, period: Period, facts?: TopicFacts): string[] {
  const { nativity, level } = brief;
  const lived = livedPart(period, nativity);
  if (!lived) return [beforeBirth];
  if (nativity.tradition === 'VEDIC') {
    return [...dashaOutlook(brief, lived, facts), ...gochara(brief, lived)];
  }
  const passages = passagesOf(nativity, lived, facts);
  const count = { STANDARD: 2, ADVANCED: 3, EXPERT: 5 }[level];
  const told = inOrder(passages.slice(0, count)).map((passage) => passageSentence(passage, level));
  const none = 'No slow planet becomes exact to these points in that time, so it is a quiet one for them.';
  const lead = told.length > 0 ? [leadOf(passages, facts, level)] : [];
  return [...lead, ...(told.length > 0 ? told : [none]), ...progressedSentence(brief, lived)];
}

/** The contacts that a Western answer weighs for a time, weightiest first: those of a topic, or of the whole chart. */
export function passagesOf(nativity: Nativity, span: Span, facts?: TopicFacts): Passage[] {
  return passagesTo(nativity, targetsOf(facts), span);
}

/** What the contacts of a time are on the whole, those that are not told included. */
function leadOf(passages: readonly Passage[], facts: TopicFacts | undefined, level: Brief['level']): string {
  const helping = passages.filter(helps).length;
  const hard = passages.length - helping;
  const effect =
    helping === hard
      ? 'helps and tests in equal parts'
      : helping > hard
        ? hard === 0
          ? 'helps'
          : 'helps more than it tests'
        : helping === 0
          ? 'tests'
          : 'tests more than it helps';
  return facts
    ? `For ${calledIn(facts, level)} this time on the whole ${effect}.`
    : `On the whole this time ${effect}.`;
}

const wholeChart: readonly Target[] = ['Sun', 'Moon', 'Ascendant', 'Midheaven'];

function targetsOf(facts: TopicFacts | undefined): readonly Target[] {
  if (!facts) return wholeChart;
  const own: Target[] = bodiesOf(facts).map(({ name }) => name);
  return [...new Set<Target>([...own, ...angles(facts), ...wholeChart.slice(0, 2)])];
}

/** The angle at which a house begins belongs to its topic: partnership to the Ascendant's axis, work to the Midheaven. */
function angles({ house }: TopicFacts): Target[] {
  if (house.number === 10 || house.number === 4) return ['Midheaven'];
  return house.number === 1 || house.number === 7 ? ['Ascendant'] : [];
}
