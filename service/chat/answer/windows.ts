import { inOrder, passagesTo, type Target } from '../../../engines/forecast/passages.ts';
import type { Span } from '../../../engines/forecast/transits.ts';
import type { Graha } from '../../../engines/zodiac/bodies.ts';
import type { Brief } from '../composer.ts';
import { passageSentence } from './contacts.ts';
import { beforeBirth, livedPart } from './lived.ts';
import { vimshottariOf } from './periods.ts';
import { date, list } from './say.ts';
import { bodiesOf, type TopicFacts } from './topic.ts';

const yearMs = 365.25 * 86_400_000;
/** How far ahead "when" looks if the question names no period. */
const vedicHorizonYears = 12;
const westernHorizonYears = 3;

/** The times that suit a topic best: an answer to "when". Leanings, never appointments. */
export function windowsOf(brief: Brief, facts: TopicFacts): string[] {
  const { nativity, now, understood } = brief;
  const years = nativity.tradition === 'VEDIC' ? vedicHorizonYears : westernHorizonYears;
  const ahead: Span = { from: now, to: new Date(now.getTime() + years * yearMs) };
  const wanted: Span = understood.periodNamed ? understood.period : ahead;
  const span = livedPart(wanted, nativity);
  if (!span) return [beforeBirth];
  const found =
    nativity.tradition === 'VEDIC' ? dashaWindows(brief, facts, span) : passageWindows(brief, facts, span);
  if (found.length === 0)
    return [`In that time nothing in your chart points especially to ${facts.profile.word}.`];
  return [
    `No chart sets a date, but some times suit ${facts.profile.word} better than others.`,
    ...found,
    'Whether something happens then depends on what you and others do.',
  ];
}

function dashaWindows({ nativity, level }: Brief, facts: TopicFacts, span: Span): string[] {
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
    .map(({ maha, antar }) => {
      const from = antar.from < span.from ? 'Already now' : `From ${date(antar.from, level)}`;
      const until = `until ${date(antar.to, level)}`;
      const why = reasonFor(antar.lord, facts, level === 'STANDARD');
      return level === 'STANDARD'
        ? `${from} ${until}, when ${antar.lord} sets the tone: ${why}.`
        : `${from} ${until}, ${antar.lord} antardasha in ${maha.lord} mahadasha: ${why}.`;
    });
}

function reasonFor(lord: Graha, facts: TopicFacts, plain: boolean): string {
  const place = plain ? 'this side of your chart' : `house ${facts.house.number}`;
  const reasons = [
    lord === facts.ruler.name ? `it rules ${place}` : undefined,
    facts.occupants.some(({ name }) => name === lord)
      ? `it stands in ${plain ? 'this part of life' : place}`
      : undefined,
    facts.profile.significators.VEDIC.some((name) => name === lord)
      ? 'it is the natural planet of the matter'
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
  const count = { STANDARD: 2, ADVANCED: 3, EXPERT: 4 }[level];
  return inOrder(passages.slice(0, count)).map((passage) => passageSentence(passage, level));
}
