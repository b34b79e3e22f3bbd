import { pointOf } from '@palmleaf/engines/chart';
import type { Span } from '@palmleaf/engines/forecast';
import { inOrder, type Passage, passagesTo, type Target } from '@palmleaf/engines/forecast';
import { strengthOf } from '@palmleaf/engines/jyotish';
import type { Graha } from '@palmleaf/engines/zodiac';
import type { LordReason, Statement, Statements, Topic } from '@palmleaf/texts/chat/terms';
import { has } from '@palmleaf/texts/lexicons';
import type { Brief } from '../../composer.ts';
import { passageStatements } from '../basics/contacts.ts';
import { notBeforeBirth, partAfterBirth } from '../basics/lived.ts';
import { isHelpful } from '../basics/passage-kind.ts';
import { bodiesOf, type TopicFacts, weightIn } from '../basics/topic.ts';
import { isWished } from '../basics/wished.ts';
import { asksOneMonth, isShortPeriod, peakOf, wholeMonthIn } from './favour.ts';
import { vimshottariOf } from './periods.ts';
import { type SubPeriod, windowStatement } from './planet-times.ts';

const yearMs = 365.25 * 86_400_000;
const vedicHorizonYears = 12;
const westernHorizonYears = 3;

const adultTopics: readonly Topic[] = ['marriage', 'spouse', 'love', 'children'];
const adultYears = 18;

export function windowsOf(brief: Brief, facts: TopicFacts): Statement[] {
  const { nativity, understood } = brief;
  const years = nativity.tradition === 'VEDIC' ? vedicHorizonYears : westernHorizonYears;
  const start = startOf(brief, facts.topic);
  const ahead: Span = { from: start, to: new Date(start.getTime() + years * yearMs) };
  const { period, periodNamed } = understood;
  const isNamed = periodNamed && period.to > brief.now && !isShortPeriod(period);
  const wanted: Span = isNamed ? period : ahead;
  const span = partAfterBirth(wanted, nativity);
  if (!span) return [{ say: 'before birth' }];
  const within = isNamed ? { period } : { years };
  const { topic } = facts;
  const wished = isWished(topic) || topic === 'health';
  const none = (): Statement[] => [
    { say: 'no times', topic, within },
    ...(isNamed ? nearestTimes(brief, facts) : []),
  ];
  if (nativity.tradition === 'WESTERN') {
    const found = helpfulPassages(brief, facts, span);
    return found.length > 0 ? bestTimes(topic, wished, within, found, brief.level) : none();
  }
  const windows = dashaWindows(brief, facts, span);
  const [nearest] = windows;
  if (!nearest) return none();
  const best = peakOf(brief, overlapOf(nearest.antar, span), facts);
  const inMonth = (time: Span): Span => (asksOneMonth(understood.asked, brief) ? wholeMonthIn(time) : time);
  const early = earlierWindow(brief, { from: span.from, to: nearest.antar.from }, facts);
  const later = early ? undefined : laterTime(brief, best, span, facts);
  const isOneTime = later !== undefined && later.from.getTime() - best.to.getTime() < monthMs;
  const first = early ?? (later && isOneTime ? { from: best.from, to: later.to } : best);
  return [
    { say: 'best span', topic, wished, within, best: inMonth(first) },
    ...(early ? [{ say: 'stronger' as const, best }] : []),
    ...(later && !isOneTime ? [{ say: 'after' as const, best: later }] : []),
    ...(brief.level === 'STANDARD' && !has(understood.wording, 'dasha') ? [] : windows).map((window) =>
      windowStatement(window, span, brief, reasonsFor(window.antar.lord, facts), facts),
    ),
  ];
}

function startOf({ now, nativity }: Brief, topic: Topic): Date {
  const adultAt = new Date(nativity.born.getTime() + adultYears * yearMs);
  const isMinor = nativity.born <= now && adultAt > now;
  return isMinor && adultTopics.includes(topic) ? adultAt : now;
}

const waitingMs = 1.5 * yearMs;
const searchedMs = 3 * yearMs;

function earlierWindow(brief: Brief, { from, to }: Span, facts: TopicFacts): Span | undefined {
  if (to.getTime() - from.getTime() < waitingMs) return undefined;
  const end = new Date(Math.min(to.getTime(), from.getTime() + searchedMs));
  const best = peakOf(brief, { from, to: end }, facts);
  return best.weight > 0 ? best : undefined;
}

const soonMs = 120 * 86_400_000;
const monthMs = 31 * 86_400_000;

function laterTime(brief: Brief, { to: from }: Span, { to }: Span, facts: TopicFacts): Span | undefined {
  const end = new Date(Math.min(to.getTime(), from.getTime() + searchedMs));
  if (from.getTime() > brief.now.getTime() + soonMs || from >= end) return undefined;
  const best = peakOf(brief, { from, to: end }, facts);
  return best.weight > 0 ? best : undefined;
}

export function nearestTimes(brief: Brief, facts: TopicFacts): Statement[] {
  const open = { ...brief, understood: { ...brief.understood, periodNamed: false } };
  return windowsOf(open, facts).filter(({ say }) =>
    ['best span', 'after', 'stronger', 'best times', 'passage'].includes(say),
  );
}

const overlapOf = (one: Span, other: Span): Span => ({
  from: new Date(Math.max(one.from.getTime(), other.from.getTime())),
  to: new Date(Math.min(one.to.getTime(), other.to.getTime())),
});

function dashaWindows({ nativity, level }: Brief, facts: TopicFacts, span: Span): SubPeriod[] {
  const suited = vimshottariOf(nativity)
    .antardashas(span.from, span.to)
    .map((window) => ({
      ...window,
      weight: weightIn(facts, window.antar.lord) + weightIn(facts, window.maha.lord) / 2,
    }))
    .filter(({ antar }) => weightIn(facts, antar.lord) > 0);
  const [nearest, ...others] = suited;
  if (!nearest) return [];
  const best = others.sort((a, b) => b.weight - a.weight || a.antar.from.getTime() - b.antar.from.getTime());
  const further = { STANDARD: 0, ADVANCED: 1, EXPERT: 2 }[level];
  const chosen = [nearest, ...best.slice(0, further)];
  return chosen.sort((a, b) => a.antar.from.getTime() - b.antar.from.getTime());
}

function reasonsFor(lord: Graha, { ruler, occupants, profile }: TopicFacts): LordReason[] {
  const all: readonly (readonly [LordReason, boolean])[] = [
    ['rules', lord === ruler.name],
    ['stands in', occupants.some(({ name }) => name === lord)],
    ['by nature', profile.significators.VEDIC.some((name) => name === lord)],
  ];
  return all.flatMap(([reason, holds]) => (holds ? [reason] : []));
}

const mostTimes = 3;

function bestTimes(
  topic: Topic,
  wished: boolean,
  within: Statements['best times']['within'],
  found: readonly Passage[],
  level: Brief['level'],
): Statement[] {
  const dates = found.flatMap(({ contacts }) => contacts.map(({ at }) => at));
  const at = dates.toSorted((one, other) => one.getTime() - other.getTime()).slice(0, mostTimes);
  const isShort = level === 'STANDARD';
  return [
    { say: 'best times', topic, wished, within, at },
    ...passageStatements(isShort ? found.slice(0, 1) : found, isShort),
  ];
}

function helpfulPassages({ nativity, level }: Brief, facts: TopicFacts, span: Span): Passage[] {
  const targets: Target[] = bodiesOf(facts).map(({ name }) => name);
  const axis: Target[] = facts.house.number === 7 || facts.house.number === 1 ? ['Ascendant'] : ['Midheaven'];
  const passages = passagesTo(nativity, [...new Set([...targets, ...axis])], span, [
    'Jupiter',
    'Saturn',
    'Uranus',
  ]);
  const helping = passages.filter(({ type }) => type !== 'Square' && type !== 'Opposition');
  const count = { STANDARD: 2, ADVANCED: 3, EXPERT: 4 }[level];
  return inOrder(helping.slice(0, count));
}

export function goodTimesOf(brief: Brief): Statement[] {
  const { nativity, now, level } = brief;
  const start = notBeforeBirth(now, nativity);
  const years = nativity.tradition === 'VEDIC' ? vedicHorizonYears : westernHorizonYears;
  const span: Span = { from: start, to: new Date(start.getTime() + years * yearMs) };
  if (nativity.tradition === 'WESTERN') {
    const kind = passagesTo(nativity, ['Sun', 'Moon', 'Ascendant'], span, ['Jupiter', 'Saturn']).filter(
      isHelpful,
    );
    return bestTimes('self', true, { years }, inOrder(kind.slice(0, 2)), level);
  }
  return vimshottariOf(nativity)
    .antardashas(span.from, span.to)
    .filter(({ antar }) => strengthOf(pointOf(nativity, antar.lord)) > 0)
    .slice(0, 2)
    .map((window) => windowStatement(window, span, brief, ['stands well']));
}
