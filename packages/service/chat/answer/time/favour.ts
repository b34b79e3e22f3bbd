import { type Nativity, pointOf } from '@palmleaf/engines/chart';
import type { Passage, Span } from '@palmleaf/engines/forecast';
import { strengthOf } from '@palmleaf/engines/jyotish';
import type { Period, Statement } from '@palmleaf/texts/chat/terms';
import type { Brief } from '../../composer.ts';
import { helps } from '../basics/passage-kind.ts';
import { bodiesOf, type TopicFacts } from '../basics/topic.ts';
import { yesIf } from '../basics/worth.ts';
import { passagesOf } from './outlook.ts';
import { vimshottariOf } from './periods.ts';

function favours({ nativity }: Brief, span: Span, facts: TopicFacts): boolean {
  const names = bodiesOf(facts).map(({ name }) => name);
  if (nativity.tradition === 'VEDIC') {
    return vimshottariOf(nativity)
      .antardashas(span.from, span.to)
      .some(({ maha, antar }) => names.some((name) => name === maha.lord || name === antar.lord));
  }
  return mostlyHelps(passagesOf(nativity, span, facts));
}

export function favourStatement(brief: Brief, period: Period, facts: TopicFacts): Statement {
  const does = favours(brief, period, facts);
  const answer = brief.understood.form === 'closed' ? yesIf(does) : undefined;
  return { say: 'favours', answer, topic: facts.topic, period, favours: does };
}

export function goodTimeStatement({ nativity, understood }: Brief, period: Period): Statement {
  const good =
    nativity.tradition === 'VEDIC' ? lordsCarry(nativity, period) : mostlyHelps(passagesOf(nativity, period));
  const answer = understood.form === 'closed' ? yesIf(good) : undefined;
  return { say: 'good time', answer, period, good };
}

function lordsCarry(nativity: Nativity, { from }: Span): boolean {
  const { maha, antar } = vimshottariOf(nativity).at(from);
  return strengthOf(pointOf(nativity, maha.lord)) + strengthOf(pointOf(nativity, antar.lord)) >= 0;
}

function mostlyHelps(passages: readonly Passage[]): boolean {
  const helping = passages.filter(helps).length;
  return passages.length > 0 && 2 * helping >= passages.length;
}
