import { pointOf } from '@palmleaf/engines/chart';
import { type Dasha, type RunningDashas, subPeriods } from '@palmleaf/engines/forecast';
import { isGraha, strengthOf } from '@palmleaf/engines/jyotish';
import type { Graha } from '@palmleaf/engines/zodiac';
import type { Paragraphs, Statement } from '@palmleaf/texts/chat/terms';
import { has, readIn, wordingIn } from '@palmleaf/texts/lexicons';
import type { Brief } from '../../composer.ts';
import { bodiesIn } from '../../question/matter.ts';
import { notBeforeBirth } from '../basics/lived.ts';
import { worthAnswer, yesIf } from '../basics/worth.ts';
import { remedyFor } from '../matter/remedies.ts';
import { vimshottariOf } from '../time/periods.ts';

const minuteMs = 60_000;
const aCenturyMs = 100 * 365.25 * 86_400_000;

export function dashaAnswer(lord: Graha | null, brief: Brief): Paragraphs {
  const { nativity, now, understood } = brief;
  const named = understood.periodNamed && understood.intent === 'outlook';
  const wanted = named ? understood.period.from : now;
  const running = vimshottariOf(nativity).at(notBeforeBirth(wanted, nativity));
  const { maha, antar } = running;
  if (understood.intent === 'remedy') {
    const head: Statement = { say: 'belongs to', maha: maha.lord, antar: antar.lord };
    return [[head], remedyFor(lord ?? maha.lord, brief)];
  }
  const star = pointOf(nativity, 'Moon').nakshatra;
  if (understood.intent === 'why' && star) return [[{ say: 'why periods', star }], [{ say: 'dasha source' }]];
  const lead = lord ? leadOf(lord, [maha.lord, antar.lord], brief) : [];
  if (lord && lord !== maha.lord) return [[...lead, ...lordTimes(lord, brief)]];
  const opening: Statement = { say: 'you are in', maha, antar, ...(named && { at: wanted }) };
  const head = [...lead, opening];
  const quality = qualityOf(maha, antar, brief);
  const order = asksWorth(lead, brief) ? [[worthOf(maha, antar, brief), ...quality], head] : [head, quality];
  return [...order, comingStatements(running, brief)];
}

export function dashaNamed(brief: Brief): Paragraphs {
  const wording = wordingIn(brief.question, readIn(brief.question, [brief.language]));
  const [lord] = bodiesIn(wording).filter(isGraha);
  const isAsked = has(wording, 'dasha') && brief.nativity.tradition === 'VEDIC';
  if (!lord || !isAsked || (brief.turnsOfMessage ?? []).length > 0) return [];
  const understood = { ...brief.understood, form: 'open', intent: 'nature', periodNamed: false } as const;
  return dashaAnswer(lord, { ...brief, understood }).slice(0, 1);
}

function qualityOf(maha: Dasha, antar: Dasha, { nativity, level }: Brief): Statement[] {
  const lords = antar.lord === maha.lord ? [maha.lord] : [maha.lord, antar.lord];
  return [
    { say: 'time of', lords },
    ...(level === 'STANDARD'
      ? []
      : [{ say: 'in your chart' as const, points: lords.map((lord) => pointOf(nativity, lord)) }]),
  ];
}

function comingStatements({ maha, antar, pratyantar }: RunningDashas, brief: Brief): Statement[] {
  const following = antarAfter(maha, antar);
  const next = mahadashaAfter(maha.from, brief);
  const well = strengthOf(pointOf(brief.nativity, next.lord)) >= 0;
  return [
    ...(following ? [{ say: 'next antardasha' as const, antar: following }] : []),
    { say: 'next mahadasha', maha: next },
    { say: 'planet stands', body: next.lord, well },
    ...(brief.level === 'EXPERT' || asksThirdLevel(brief)
      ? [{ say: 'now pratyantar' as const, pratyantar }]
      : []),
  ];
}

const thirdLevel = /pratyant|пратьянт|प्रत्य[ंन]|பிரத்ய/iu;

const asksThirdLevel = ({ question }: Brief): boolean => thirdLevel.test(question);

export function mahadashaAfter(at: Date, brief: Brief): Dasha {
  const { maha } = runningOf(at, brief);
  return runningOf(new Date(maha.to.getTime() + minuteMs), brief).maha;
}

function runningOf(at: Date, { nativity }: Brief): RunningDashas {
  return vimshottariOf(nativity).at(at);
}

function asksWorth(lead: readonly Statement[], { understood: { intent, form, wording } }: Brief): boolean {
  return (
    intent === 'worth' || (lead.length === 0 && form === 'closed' && has(wording, 'good', 'bad', 'weak'))
  );
}

function worthOf(maha: Dasha, antar: Dasha, brief: Brief): Statement {
  const strength = (lord: Graha): number => strengthOf(pointOf(brief.nativity, lord));
  const carries = strength(maha.lord) + strength(antar.lord) >= 0;
  return { say: 'carried', answer: worthAnswer(brief, carries), carries };
}

function leadOf(lord: Graha, running: readonly Graha[], { nativity, understood }: Brief): Statement[] {
  if (understood.form !== 'closed') return [];
  if (has(understood.wording, 'good', 'bad', 'weak', 'worth')) {
    const well = strengthOf(pointOf(nativity, lord)) >= 0;
    return [{ say: 'planet stands', answer: worthAnswer({ understood }, well), body: lord, well }];
  }
  const runs = running.includes(lord);
  return [{ say: 'period runs', answer: yesIf(runs), lord, runs }];
}

function antarAfter(maha: Dasha, antar: Dasha): Dasha | undefined {
  return subPeriods(maha).find(({ from }) => from.getTime() === antar.to.getTime());
}

function lordTimes(lord: Graha, { nativity, now }: Brief): Statement[] {
  const dashas = vimshottariOf(nativity);
  const round = [0, 1].flatMap((count) => dashas.mahadashas(count)).filter((maha) => maha.lord === lord);
  const ahead = round.find(({ to }) => to > now);
  const withinReach =
    ahead && ahead.from.getTime() - nativity.born.getTime() < aCenturyMs ? ahead : undefined;
  const maha = withinReach ?? round.findLast(({ to }) => to <= now);
  const { maha: current, antar } = dashas.at(notBeforeBirth(now, nativity));
  const own = subPeriods(current).find((each) => each.lord === lord);
  const is: 'past' | 'running' | 'coming' =
    own && own.to <= now ? 'past' : own && own.from <= now ? 'running' : 'coming';
  return [
    lord === antar.lord
      ? { say: 'now in antardasha', maha: current, antar }
      : { say: 'not in period', lord, maha: current },
    ...(maha ? [{ say: 'mahadasha lasts' as const, maha, past: maha.to <= now }] : []),
    ...(own && lord !== antar.lord
      ? [{ say: 'antardasha within' as const, maha: current, antar: own, is }]
      : []),
    { say: 'time of', lords: [lord] },
    { say: 'in your chart', points: [pointOf(nativity, lord)] },
  ];
}
