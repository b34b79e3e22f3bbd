import { housesRuledBy, type Nativity, pointOf } from '../../../../engines/chart/nativity.ts';
import {
  type Dasha,
  type RunningDashas,
  subPeriods,
  Vimshottari,
} from '../../../../engines/forecast/dasha.ts';
import type { Graha } from '../../../../engines/zodiac/bodies.ts';
import type { Brief } from '../../composer.ts';
import type { Period } from '../../question/period.ts';
import { areaOf, housesInWords } from '../../words/houses.ts';
import { list } from '../../words/list.ts';
import { timeOf } from '../../words/planets.ts';
import { livedPart } from '../basics/lived.ts';
import { date, placement } from '../basics/say.ts';
import { bodiesOf, calledIn, type TopicFacts } from '../basics/topic.ts';

export function vimshottariOf(nativity: Nativity): Vimshottari {
  return new Vimshottari(pointOf(nativity, 'Moon').longitude, nativity.born);
}

/** The Vimshottari periods of a time, and what they have to do with the topic. */
export function dashaOutlook(brief: Brief, period: Period, facts: TopicFacts | undefined): string[] {
  const { nativity, level } = brief;
  const dashas = vimshottariOf(nativity);
  const { from } = period;
  const running = dashas.at(from);
  const changes = dashas.antardashas(from, period.to).filter(({ antar }) => antar.from > from);
  const lords = [running, ...changes].flatMap(({ maha, antar }) => [maha.lord, antar.lord]);
  const counts = facts ? relevance([...new Set(lords)], facts, brief) : [];
  return [
    ...counts,
    ...runningSentences(running, brief),
    ...(level === 'EXPERT' ? pratyantars(running, period, from) : []),
    ...changeSentences(changes, brief),
  ];
}

function runningSentences({ maha, antar }: RunningDashas, brief: Brief): string[] {
  const { level } = brief;
  const own = antar.lord === maha.lord;
  const known = toldBefore(maha, brief);
  if (level === 'STANDARD') {
    const season = known
      ? `The long season of ${maha.lord} goes on (until ${date(maha.to, level)}).`
      : `You live in a long season of ${maha.lord} (until ${date(maha.to, level)}), which ${timeOf[maha.lord]}.`;
    if (own) return [season];
    return [
      season,
      `Until ${date(antar.to, level)} ${antar.lord} joins in, a time that ${timeOf[antar.lord]}.`,
    ];
  }
  const span = ({ from, to }: Dasha): string => `${date(from, level)} to ${date(to, level)}`;
  const lords = [...(known ? [] : [maha.lord]), ...(own ? [] : [antar.lord])];
  return [
    known
      ? `${maha.lord} mahadasha goes on (until ${date(maha.to, level)}), now in its ${antar.lord} antardasha (${span(antar)}).`
      : `${maha.lord} mahadasha runs (${span(maha)}), and within it ${antar.lord} antardasha (${span(antar)}).`,
    ...(lords.length > 0 ? [`${lords.map((lord) => lordSentence(lord, brief)).join('; ')}.`] : []),
  ];
}

/** A follow-up need not explain again the great period that the turn before it told. */
function toldBefore(maha: Dasha, { nativity, earlier, understood }: Brief): boolean {
  const last = earlier.at(-1);
  const told = last && livedPart(last.period, nativity);
  if (!understood.followUp || !told) return false;
  return vimshottariOf(nativity).at(told.from).maha.from.getTime() === maha.from.getTime();
}

function lordSentence(lord: Graha, { nativity, level }: Brief): string {
  const ruled = housesRuledBy(nativity, lord);
  const rules = ruled.length > 0 ? ` rules ${housesInWords(ruled)} and` : '';
  return `${placement(pointOf(nativity, lord), level)}${rules} ${timeOf[lord]}`;
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
      return `From ${date(antar.from, level)} ${begins ? 'a new long season begins, of' : 'the tone changes to'} ${antar.lord}, which ${timeOf[antar.lord]}.`;
    }
    const when = `${level === 'EXPERT' ? 'On' : 'In'} ${date(antar.from, level)}`;
    return begins
      ? `${when} ${maha.lord} mahadasha begins, with its own antardasha first.`
      : `${when} ${antar.lord} antardasha follows.`;
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
    if (bodiesOf(facts).some(({ name }) => name === lord)) return [`${lord} stands for this by nature`];
    return [];
  });
  const word = calledIn(facts, level);
  if (reasons.length > 0) {
    return [`For ${word} this time counts, because ${list(reasons)}.`];
  }
  const first = lords[0];
  if (!first) return [];
  const { house } = pointOf(nativity, first);
  return [
    `For ${word} these are not the decisive planets; the time is more about ${areaOf(house)}, and this moves along with it.`,
  ];
}
