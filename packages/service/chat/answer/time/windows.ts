import { pointOf } from '@palmleaf/engines/chart';
import type { Span } from '@palmleaf/engines/forecast';
import { inOrder, passagesTo, type Target } from '@palmleaf/engines/forecast';
import { strengthOf } from '@palmleaf/engines/jyotish';
import type { Graha } from '@palmleaf/engines/zodiac';
import type { LordReason, Statement, Topic } from '@palmleaf/texts/chat/terms';
import type { Brief } from '../../composer.ts';
import { passageStatements } from '../basics/contacts.ts';
import { livedPart, sinceBirth } from '../basics/lived.ts';
import { helps } from '../basics/passage-kind.ts';
import { bodiesOf, type TopicFacts } from '../basics/topic.ts';
import { vimshottariOf } from './periods.ts';
import { windowStatement } from './planet-times.ts';

const yearMs = 365.25 * 86_400_000;
const vedicHorizonYears = 12;
const westernHorizonYears = 3;

/** No time before this age is named for these. */
const grownTopics: readonly Topic[] = ['marriage', 'spouse', 'love', 'children'];
const grownYears = 18;

export function windowsOf(brief: Brief, facts: TopicFacts): Statement[] {
  const { nativity, understood } = brief;
  const years = nativity.tradition === 'VEDIC' ? vedicHorizonYears : westernHorizonYears;
  const start = startOf(brief, facts.topic);
  const ahead: Span = { from: start, to: new Date(start.getTime() + years * yearMs) };
  const wanted: Span = understood.periodNamed ? understood.period : ahead;
  const span = livedPart(wanted, nativity);
  if (!span) return [{ say: 'before birth' }];
  const found =
    nativity.tradition === 'VEDIC' ? dashaWindows(brief, facts, span) : passageWindows(brief, facts, span);
  const within = understood.periodNamed ? { period: understood.period } : { years };
  const { topic } = facts;
  if (found.length === 0) return [{ say: 'no times', topic, within }];
  return [{ say: 'best times', topic, wished: isWished(topic), within }, ...found];
}

export function isWished(topic: Topic): boolean {
  return !aboutOthers.includes(topic);
}

const aboutOthers: readonly Topic[] = [
  'siblings',
  'mother',
  'father',
  'family',
  'in-laws',
  'friends',
  'enemies',
  'lawsuit',
  'debt',
  'expenses',
  'health',
  'self',
];

function startOf({ now, nativity }: Brief, topic: Topic): Date {
  const grown = new Date(nativity.born.getTime() + grownYears * yearMs);
  const young = nativity.born <= now && grown > now;
  return young && grownTopics.includes(topic) ? grown : now;
}

function dashaWindows(brief: Brief, facts: TopicFacts, span: Span): Statement[] {
  const { nativity, level } = brief;
  const weight = (lord: Graha): number => {
    if (lord === facts.ruler.name) return 3;
    if (facts.occupants.some(({ name }) => name === lord)) return 2;
    return bodiesOf(facts).some(({ name }) => name === lord) ? 1 : 0;
  };
  const suited = vimshottariOf(nativity)
    .antardashas(span.from, span.to)
    .map((window) => ({ ...window, weight: weight(window.antar.lord) + weight(window.maha.lord) / 2 }))
    .filter(({ antar }) => weight(antar.lord) > 0);
  const [nearest, ...others] = suited;
  if (!nearest) return [];
  const best = others.sort((a, b) => b.weight - a.weight || a.antar.from.getTime() - b.antar.from.getTime());
  const chosen = [nearest, ...best.slice(0, level === 'EXPERT' ? 2 : 1)];
  return chosen
    .sort((a, b) => a.antar.from.getTime() - b.antar.from.getTime())
    .map((window) => windowStatement(window, span, brief, reasonsFor(window.antar.lord, facts), facts));
}

function reasonsFor(lord: Graha, { ruler, occupants, profile }: TopicFacts): LordReason[] {
  const all: readonly (readonly [LordReason, boolean])[] = [
    ['rules', lord === ruler.name],
    ['stands in', occupants.some(({ name }) => name === lord)],
    ['by nature', profile.significators.VEDIC.some((name) => name === lord)],
  ];
  return all.flatMap(([reason, holds]) => (holds ? [reason] : []));
}

function passageWindows({ nativity, level }: Brief, facts: TopicFacts, span: Span): Statement[] {
  const targets: Target[] = bodiesOf(facts).map(({ name }) => name);
  const axis: Target[] = facts.house.number === 7 || facts.house.number === 1 ? ['Ascendant'] : ['Midheaven'];
  const passages = passagesTo(nativity, [...new Set([...targets, ...axis])], span, [
    'Jupiter',
    'Saturn',
    'Uranus',
  ]);
  const helping = passages.filter(({ type }) => type !== 'Square' && type !== 'Opposition');
  const count = { STANDARD: 2, ADVANCED: 3, EXPERT: 4 }[level];
  return passageStatements(inOrder(helping.slice(0, count)));
}

export function goodTimesOf(brief: Brief): Statement[] {
  const { nativity, now } = brief;
  const start = sinceBirth(now, nativity);
  const years = nativity.tradition === 'VEDIC' ? vedicHorizonYears : westernHorizonYears;
  const span: Span = { from: start, to: new Date(start.getTime() + years * yearMs) };
  if (nativity.tradition === 'WESTERN') {
    const kind = passagesTo(nativity, ['Sun', 'Moon', 'Ascendant'], span, ['Jupiter', 'Saturn']).filter(
      helps,
    );
    return passageStatements(inOrder(kind.slice(0, 3)));
  }
  return vimshottariOf(nativity)
    .antardashas(span.from, span.to)
    .filter(({ antar }) => strengthOf(pointOf(nativity, antar.lord)) > 0)
    .slice(0, 2)
    .map((window) => windowStatement(window, span, brief, ['stands well']));
}
