import type { Nativity } from '@palmleaf/engines/chart';
import type { Span } from '@palmleaf/engines/forecast';
import { inOrder, type Passage, passagesTo, type Target } from '@palmleaf/engines/forecast';
import type { Period, Statement } from '@palmleaf/texts/chat/terms';
import type { Brief } from '../../composer.ts';
import { passageStatements, progressedStatements } from '../basics/contacts.ts';
import { effectOf } from '../basics/effect.ts';
import { partAfterBirth } from '../basics/lived.ts';
import { isHelpful } from '../basics/passage-kind.ts';
import { bodiesOf, type TopicFacts } from '../basics/topic.ts';
import { gocharaStatements } from './gochara.ts';
import { dashaOutlook } from './periods.ts';

export function outlookOf(brief: Brief, period: Period, facts?: TopicFacts): Statement[] {
  const { nativity, level } = brief;
  const lived = partAfterBirth(period, nativity);
  if (!lived) return [{ say: 'before birth' }];
  if (nativity.tradition === 'VEDIC') {
    const isPlain = level === 'STANDARD' && facts !== undefined;
    return [...dashaOutlook(brief, lived, facts), ...(isPlain ? [] : gocharaStatements(brief, lived))];
  }
  const passages = passagesOf(nativity, lived, facts);
  if (passages.length === 0) return [{ say: 'quiet time' }];
  const lead = leadOf(passages, facts);
  if (level === 'STANDARD' && facts) return [lead, ...passageStatements(reasonsFor(passages))];
  const count = { STANDARD: 2, ADVANCED: 3, EXPERT: 5 }[level];
  return [
    lead,
    ...passageStatements(inOrder(passages.slice(0, count))),
    ...progressedStatements(brief, lived),
  ];
}

export function passagesOf(nativity: Nativity, span: Span, facts?: TopicFacts): Passage[] {
  return passagesTo(nativity, targetsOf(facts), span);
}

function reasonsFor(passages: readonly Passage[]): Passage[] {
  const [helping, testing] = [true, false].map((is) => passages.filter((each) => isHelpful(each) === is));
  const surplus = (helping?.length ?? 0) - (testing?.length ?? 0);
  const kinds = surplus > 0 ? [helping] : surplus < 0 ? [testing] : [helping, testing];
  return inOrder(kinds.flatMap((kind) => kind?.slice(0, 1) ?? []));
}

function leadOf(passages: readonly Passage[], facts: TopicFacts | undefined): Statement {
  const helping = passages.filter(isHelpful).length;
  const effect = effectOf(helping, passages.length - helping);
  return facts
    ? { say: 'on the whole', effect, topic: facts.topic, house: facts.house.number }
    : { say: 'on the whole', effect };
}

const wholeChart: readonly Target[] = ['Sun', 'Moon', 'Ascendant', 'Midheaven'];

function targetsOf(facts: TopicFacts | undefined): readonly Target[] {
  if (!facts) return wholeChart;
  const own: Target[] = bodiesOf(facts).map(({ name }) => name);
  return [...new Set<Target>([...own, ...angles(facts), ...wholeChart.slice(0, 2)])];
}

/** Partnership belongs to the Ascendant's axis, work to the Midheaven. */
function angles({ house }: TopicFacts): Target[] {
  if (house.number === 10 || house.number === 4) return ['Midheaven'];
  return house.number === 1 || house.number === 7 ? ['Ascendant'] : [];
}
