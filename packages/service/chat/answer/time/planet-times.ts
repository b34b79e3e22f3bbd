import type { Dasha, Span } from '@palmleaf/engines/forecast';
import { inOrder, passagesTo } from '@palmleaf/engines/forecast';
import type { BodyName, Graha } from '@palmleaf/engines/zodiac';
import type { LordReason, Statement } from '@palmleaf/texts/chat/terms';
import type { Brief } from '../../composer.ts';
import { passageStatements } from '../basics/contacts.ts';
import type { TopicFacts } from '../basics/topic.ts';
import { vimshottariOf } from './periods.ts';

const yearMs = 365.25 * 86_400_000;
const aheadYears = { VEDIC: 12, WESTERN: 2 } as const;

export interface SubPeriod {
  readonly maha: Dasha;
  readonly antar: Dasha;
}

export function windowStatement(
  { maha, antar }: SubPeriod,
  { from }: Span,
  { now }: Brief,
  reasons: readonly LordReason[] = [],
  facts?: TopicFacts,
): Statement {
  const already = antar.from <= now && antar.to > now && antar.from <= from;
  const of = facts ? { topic: facts.topic, house: facts.house.number } : {};
  return { say: 'window', maha, antar, already, reasons, ...of };
}

export function timesOf(bodies: readonly Graha[], brief: Brief): Statement[] {
  const { nativity, now, level } = brief;
  const span = { from: now, to: new Date(now.getTime() + aheadYears[nativity.tradition] * yearMs) };
  if (nativity.tradition === 'WESTERN') return contactsWith(bodies, span, brief);
  const windows = vimshottariOf(nativity)
    .antardashas(span.from, span.to)
    .filter(({ antar }) => bodies.includes(antar.lord));
  return windows.slice(0, level === 'EXPERT' ? 3 : 2).map((window) => windowStatement(window, span, brief));
}

function contactsWith(bodies: readonly BodyName[], span: Span, { nativity }: Brief): Statement[] {
  const targets = bodies.filter((body) => nativity.points.some(({ name }) => name === body));
  const passages = passagesTo(nativity, targets, span, ['Jupiter', 'Saturn']);
  return passageStatements(inOrder(passages.slice(0, 2)));
}
