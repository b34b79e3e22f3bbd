import type { Brief } from '../composer.ts';
import { housesRuledBy, type Nativity, pointOf } from '../nativity.ts';
import type { Period } from '../question/period.ts';
import { type Dasha, type RunningDashas, subPeriods, Vimshottari } from '../sky/dasha.ts';
import type { Span } from '../sky/transits.ts';
import { areaOf, housesInWords } from '../words/houses.ts';
import { TIME_OF } from '../words/planets.ts';
import type { Graha } from '../zodiac.ts';
import { capital, date, list, placement } from './say.ts';
import { bodiesOf, type TopicFacts } from './topic.ts';

export function vimshottariOf(nativity: Nativity): Vimshottari {
  return new Vimshottari(pointOf(nativity, 'Moon').longitude, nativity.born);
}

/** The moment of a period from which its dashas are told: its beginning, but not before birth. */
export function startOf({ from }: Span, { born }: Nativity): Date {
  return from < born ? born : from;
}

/** The Vimshottari periods of a time, and what they have to do with the topic. */
export function dashaOutlook(brief: Brief, period: Period, facts: TopicFacts | undefined): string[] {
  const { nativity, level } = brief;
  const dashas = vimshottariOf(nativity);
  const from = startOf(period, nativity);
  const running = dashas.at(from);
  const changes = dashas.antardashas(from, period.to).filter(({ antar }) => antar.from > from);
  const told = [running.maha.lord, running.antar.lord];
  const later = changes[0]?.antar;
  return [
    ...runningSentences(running, brief),
    ...(level === 'EXPERT' ? pratyantars(running, period, from) : []),
    ...changeSentences(changes, brief),
    ...(facts ? relevance([...new Set([...told, ...(later ? [later.lord] : [])])], facts, brief) : []),
  ];
}

function runningSentences({ maha, antar }: RunningDashas, brief: Brief): string[] {
  const { level } = brief;
  if (level === 'STANDARD') {
    const second =
      antar.lord === maha.lord
        ? ''
        : ` Until ${date(antar.to, level)} ${antar.lord} joins in, a time that ${TIME_OF[antar.lord]}.`;
    return [
      `You live in a long season of ${maha.lord} (until ${date(maha.to, level)}), which ${TIME_OF[maha.lord]}.${second}`,
    ];
  }
  const span = ({ from, to }: Dasha): string => `${date(from, level)} to ${date(to, level)}`;
  return [
    `${maha.lord} mahadasha runs (${span(maha)}), and within it ${antar.lord} antardasha (${span(antar)}).`,
    `${capital(lordSentence(maha.lord, brief))}${antar.lord === maha.lord ? '' : `; ${lordSentence(antar.lord, brief)}`}.`,
  ];
}

function lordSentence(lord: Graha, { nativity, level }: Brief): string {
  const ruled = housesRuledBy(nativity, lord);
  const rules = ruled.length > 0 ? ` rules ${housesInWords(ruled)} and` : '';
  return `${placement(pointOf(nativity, lord), level)}${rules} ${TIME_OF[lord]}`;
}

function pratyantars({ antar }: RunningDashas, period: Period, from: Date): string[] {
  const within = subPeriods(antar).filter((sub) => sub.to > from && sub.from < period.to);
  const told = within.slice(0, 4).map(({ lord, to }) => `${lord} until ${date(to, 'EXPERT')}`);
  return [`Pratyantardashas: ${told.join(', ')}.`];
}

function changeSentences(
  changes: readonly { readonly maha: Dasha; readonly antar: Dasha }[],
  { level }: Brief,
): string[] {
  const count = { STANDARD: 1, ADVANCED: 2, EXPERT: 3 }[level];
  return changes.slice(0, count).map(({ maha, antar }) => {
    const begins = maha.from.getTime() === antar.from.getTime();
    if (level === 'STANDARD') {
      return `From ${date(antar.from, level)} ${begins ? 'a new long season begins, of' : 'the tone changes to'} ${antar.lord}, which ${TIME_OF[antar.lord]}.`;
    }
    return begins
      ? `On ${date(antar.from, level)} the ${maha.lord} mahadasha begins with its own antardasha.`.replace(
          'On ',
          level === 'EXPERT' ? 'On ' : 'In ',
        )
      : `${level === 'EXPERT' ? 'On' : 'In'} ${date(antar.from, level)} ${antar.lord} antardasha follows.`;
  });
}

/** Why the lords of the time matter for the topic, or that they do not. */
function relevance(lords: readonly Graha[], facts: TopicFacts, { nativity, level }: Brief): string[] {
  const reasons = lords.flatMap((lord) => {
    if (lord === facts.ruler.name)
      return [
        `${lord} rules ${level === 'STANDARD' ? 'this side of your chart' : housesInWords([facts.house.number])}`,
      ];
    if (facts.occupants.some(({ name }) => name === lord))
      return [
        `${lord} stands in ${level === 'STANDARD' ? 'this part of your life' : housesInWords([facts.house.number])}`,
      ];
    if (bodiesOf(facts).some(({ name }) => name === lord)) return [`${lord} is its natural planet`];
    return [];
  });
  const word = facts.profile.word;
  if (reasons.length > 0) {
    return [`For ${word} this time counts, because ${list(reasons)}.`];
  }
  const first = lords[0];
  if (!first) return [];
  const { house } = pointOf(nativity, first);
  return [
    `For ${word} these are not the decisive planets; the time is more about ${areaOf(house)}, and ${word} moves along with it.`,
  ];
}
