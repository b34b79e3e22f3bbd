import { pointOf } from '../../../../engines/chart/nativity.ts';
import { inOrder, passagesTo, type Target } from '../../../../engines/forecast/passages.ts';
import type { Span } from '../../../../engines/forecast/transits.ts';
import { strengthOf } from '../../../../engines/jyotish/strength.ts';
import type { Graha } from '../../../../engines/zodiac/bodies.ts';
import type { Brief } from '../../composer.ts';
import type { Topic } from '../../question/topics.ts';
import { list } from '../../words/list.ts';
import { passageSentence } from '../basics/contacts.ts';
import { beforeBirth, livedPart, sinceBirth } from '../basics/lived.ts';
import { helps } from '../basics/passage-kind.ts';
import { bodiesOf, type TopicFacts } from '../basics/topic.ts';
import { vimshottariOf } from './periods.ts';
import { windowWords } from './planet-times.ts';

const yearMs = 365.25 * 86_400_000;
/** How far ahead "when" looks if the question names no period. */
const vedicHorizonYears = 12;
const westernHorizonYears = 3;

/** Topics that no time before this age is named for. */
const grownTopics: readonly Topic[] = ['marriage', 'spouse', 'love', 'children'];
const grownYears = 18;

/** The times that suit a topic best: an answer to "when". Leanings, never appointments. */
export function windowsOf(brief: Brief, facts: TopicFacts): string[] {
  const { nativity, understood } = brief;
  const years = nativity.tradition === 'VEDIC' ? vedicHorizonYears : westernHorizonYears;
  const start = startOf(brief, facts.topic);
  const ahead: Span = { from: start, to: new Date(start.getTime() + years * yearMs) };
  const wanted: Span = understood.periodNamed ? understood.period : ahead;
  const span = livedPart(wanted, nativity);
  if (!span) return [beforeBirth];
  const found =
    nativity.tradition === 'VEDIC' ? dashaWindows(brief, facts, span) : passageWindows(brief, facts, span);
  const within = understood.periodNamed ? `in ${understood.period.words}` : `in the next ${years} years`;
  if (found.length === 0)
    return [`Nothing in your chart points especially to ${facts.profile.word} ${within}.`];
  const effect = wished(facts.topic)
    ? `that favour ${facts.profile.word} most`
    : `that bring ${facts.profile.word} to the fore`;
  return [...found, `These are the times ${effect} ${within}.`];
}

/** What one asks a time for; of the others a time can only be said to be about them. */
function wished(topic: Topic): boolean {
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

function dashaWindows(brief: Brief, facts: TopicFacts, span: Span): string[] {
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
  const told = [nearest, ...best.slice(0, level === 'EXPERT' ? 2 : 1)];
  return told
    .sort((a, b) => a.antar.from.getTime() - b.antar.from.getTime())
    .map(
      (window) =>
        `${windowWords(window, span, brief)}: ${reasonFor(window.antar.lord, facts, level === 'STANDARD')}.`,
    );
}

function reasonFor(lord: Graha, facts: TopicFacts, plain: boolean): string {
  const place = plain ? 'this side of your chart' : `house ${facts.house.number}`;
  const reasons = [
    lord === facts.ruler.name ? `it rules ${place}` : undefined,
    facts.occupants.some(({ name }) => name === lord)
      ? `it stands in ${plain ? 'this part of life' : place}`
      : undefined,
    facts.profile.significators.VEDIC.some((name) => name === lord)
      ? `it is the natural planet of ${facts.profile.word}`
      : undefined,
  ].filter((reason) => reason !== undefined);
  return list(reasons);
}

function passageWindows({ nativity, level }: Brief, facts: TopicFacts, span: Span): string[] {
  const targets: Target[] = bodiesOf(facts).map(({ name }) => name);
  const axis: Target[] = facts.house.number === 7 || facts.house.number === 1 ? ['Ascendant'] : ['Midheaven'];
  const passages = passagesTo(nativity, [...new Set([...targets, ...axis])], span, [
    'Jupiter',
    'Saturn',
    'Uranus',
  ]);
  const helping = passages.filter(({ type }) => type !== 'Square' && type !== 'Opposition');
  const count = { STANDARD: 2, ADVANCED: 3, EXPERT: 4 }[level];
  return inOrder(helping.slice(0, count)).map((passage) => passageSentence(passage, level));
}

/** The next times that carry as a whole: periods of planets that stand well, or kind contacts to Sun, Moon and Ascendant. */
export function goodTimesOf(brief: Brief): string[] {
  const { nativity, now, level } = brief;
  const start = sinceBirth(now, nativity);
  const years = nativity.tradition === 'VEDIC' ? vedicHorizonYears : westernHorizonYears;
  const span: Span = { from: start, to: new Date(start.getTime() + years * yearMs) };
  if (nativity.tradition === 'WESTERN') {
    const kind = passagesTo(nativity, ['Sun', 'Moon', 'Ascendant'], span, ['Jupiter', 'Saturn']).filter(
      helps,
    );
    return inOrder(kind.slice(0, 3)).map((passage) => passageSentence(passage, level));
  }
  return vimshottariOf(nativity)
    .antardashas(span.from, span.to)
    .filter(({ antar }) => strengthOf(pointOf(nativity, antar.lord)) > 0)
    .slice(0, 2)
    .map((window) => `${windowWords(window, span, brief)}: it stands well in your chart.`);
}
