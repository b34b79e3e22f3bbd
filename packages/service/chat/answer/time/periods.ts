import { housesRuledBy, type Nativity, pointOf } from '@palmleaf/engines/chart';
import { type Dasha, type RunningDashas, subPeriods, Vimshottari } from '@palmleaf/engines/forecast';
import { strengthOf } from '@palmleaf/engines/jyotish';
import type { Graha } from '@palmleaf/engines/zodiac';
import type { LordReason, Period, Statement } from '@palmleaf/texts/chat/terms';
import type { Brief } from '../../composer.ts';
import { effectOf } from '../basics/effect.ts';
import { partAfterBirth } from '../basics/lived.ts';
import { bodiesOf, type TopicFacts, weightIn } from '../basics/topic.ts';

export function vimshottariOf(nativity: Nativity): Vimshottari {
  return new Vimshottari(pointOf(nativity, 'Moon').longitude, nativity.born);
}

export function dashaOutlook(brief: Brief, period: Period, facts: TopicFacts | undefined): Statement[] {
  const { nativity, level } = brief;
  const dashas = vimshottariOf(nativity);
  const { from } = period;
  const running = dashas.at(from);
  const changes = dashas.antardashas(from, period.to).filter(({ antar }) => antar.from > from);
  const ofMatter = facts ? relevanceStatements([running, ...changes], facts, brief) : [];
  const isPlain = facts !== undefined && level === 'STANDARD';
  if (isPlain && !brief.understood.followUp) return ofMatter;
  if (isPlain) return [...ofMatter, ...runningStatements(running, brief).slice(0, 1)];
  return [
    ...ofMatter,
    ...runningStatements(running, brief),
    ...(level === 'EXPERT' ? pratyantarStatements(running, period, from) : []),
    ...changeStatements(changes, brief),
  ];
}

function runningStatements({ maha, antar }: RunningDashas, brief: Brief): Statement[] {
  const own = antar.lord === maha.lord;
  const known = isMahaRepeated(maha, brief);
  if (brief.level === 'STANDARD') {
    const season: Statement = { say: 'season', maha, known };
    return own ? [season] : [season, { say: 'joins in', antar }];
  }
  const lords = [...(known ? [] : [maha.lord]), ...(own ? [] : [antar.lord])].map((lord) => ({
    point: pointOf(brief.nativity, lord),
    ruled: housesRuledBy(brief.nativity, lord),
  }));
  return [
    { say: 'running periods', maha, antar, known },
    ...(lords.length > 0 ? [{ say: 'their lords' as const, lords }] : []),
  ];
}

function isMahaRepeated(maha: Dasha, { nativity, earlier, understood }: Brief): boolean {
  const last = earlier.at(-1);
  const earlierPart = last && partAfterBirth(last.period, nativity);
  if (!understood.followUp || !earlierPart) return false;
  return vimshottariOf(nativity).at(earlierPart.from).maha.from.getTime() === maha.from.getTime();
}

function pratyantarStatements({ antar }: RunningDashas, period: Period, from: Date): Statement[] {
  const within = subPeriods(antar).filter((sub) => sub.to > from && sub.from < period.to);
  return [{ say: 'pratyantars', periods: within.slice(0, 4) }];
}

function changeStatements(
  changes: readonly { readonly maha: Dasha; readonly antar: Dasha }[],
  { level }: Brief,
): Statement[] {
  const count = { STANDARD: 1, ADVANCED: 2, EXPERT: 3 }[level];
  return changes.slice(0, count).map(({ maha, antar }) => ({
    say: 'change',
    maha,
    antar,
    begins: maha.from.getTime() === antar.from.getTime(),
  }));
}

function relevanceStatements(
  periods: readonly Pick<RunningDashas, 'maha' | 'antar'>[],
  facts: TopicFacts,
  { nativity, level }: Brief,
): Statement[] {
  const dashas = periods.flatMap(({ maha, antar }) => [maha, antar]);
  const untilOf = new Map(
    dashas.toSorted((one, other) => Number(one.to) - Number(other.to)).map(({ lord, to }) => [lord, to]),
  );
  const reasons = [...untilOf].flatMap(([lord, until]) => {
    const reason = reasonOf(lord, facts);
    return reason ? [{ lord, reason, until }] : [];
  });
  const { topic } = facts;
  const house = facts.house.number;
  if (reasons.length > 0) {
    const strengths = reasons.map(({ lord }) => strengthOf(pointOf(nativity, lord)));
    const [helping, testing] = [strengths.filter((each) => each > 0), strengths.filter((each) => each < 0)];
    const effect = effectOf(helping.length, testing.length);
    return [
      { say: 'on the whole', effect, topic, house },
      { say: 'time counts', house, reasons: level === 'STANDARD' ? heaviest(reasons, facts) : reasons },
    ];
  }
  const [first] = untilOf.keys();
  return first ? [{ say: 'time of others', topic, house, area: pointOf(nativity, first).house }] : [];
}

const mostReasons = 2;

function heaviest<R extends { readonly lord: Graha }>(reasons: readonly R[], facts: TopicFacts): R[] {
  const weights = reasons.map(({ lord }) => weightIn(facts, lord)).toSorted((one, other) => other - one);
  const least = weights[mostReasons - 1] ?? 0;
  return reasons.filter(({ lord }) => weightIn(facts, lord) >= least).slice(0, mostReasons);
}

function reasonOf(lord: Graha, facts: TopicFacts): LordReason | undefined {
  if (lord === facts.ruler.name) return 'rules';
  if (facts.occupants.some(({ name }) => name === lord)) return 'stands in';
  return bodiesOf(facts).some(({ name }) => name === lord) ? 'by nature' : undefined;
}
