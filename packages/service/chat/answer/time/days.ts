import { bestDays, civilDayOf, dayJudge, kalamOf } from '@palmleaf/engines/jyotish';
import type { Paragraphs, Statement, Subject } from '@palmleaf/texts/chat/terms';
import { has, leads, type Wording } from '@palmleaf/texts/lexicons';
import type { Brief } from '../../composer.ts';

const most = 5;

/** As if the place lay in UTC. */
const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

const isBadAsked = (wording: Wording): boolean => has(wording, 'bad') && !leads(wording, ['not'], ['bad'], 0);

export function dayAnswer(subject: Extract<Subject, { kind: 'day' }>, brief: Brief): Paragraphs {
  const { followUp, period, periodNamed } = brief.understood;
  const isOther = noonOf(subject.at) < period.from || noonOf(subject.at) >= period.to;
  // "And if I put it off to February?"
  if (followUp && periodNamed && isOther && period.to > brief.now)
    return bestDaysAnswer({ kind: 'best days', event: subject.event }, brief);
  const days = [subject.at, ...(subject.or ?? [])];
  if (days.length < 2) return oneDay(subject, subject.at, brief);
  const score = (at: string): number =>
    dayJudge(subject.event, brief.birth, brief.birth)(civilDayOf(noonOf(at))).score;
  const best = days.toSorted((one, other) => score(other) - score(one))[0] ?? subject.at;
  return [
    [{ say: 'better day', at: noonOf(best) }],
    ...days.flatMap((at) => oneDay(subject, at, brief).slice(0, 1)),
  ];
}

function oneDay(
  { event, or }: Extract<Subject, { kind: 'day' }>,
  at: string,
  { birth, understood, level }: Brief,
): Paragraphs {
  const day = civilDayOf(noonOf(at));
  const { verdict, tithi, star, good, bad } = dayJudge(event, birth, birth)(day);
  const head: Statement = {
    say: 'day verdict',
    at: noonOf(at),
    event,
    verdict,
    // "Is Tuesday bad for it?": yes means that it is bad.
    ...(or === undefined && {
      answer: (verdict === 'bad') === isBadAsked(understood.wording) ? 'yes' : 'no',
    }),
  };
  return [
    [
      head,
      ...(level === 'STANDARD' ? [] : [{ say: 'day limbs' as const, tithi, star }]),
      ...reasonStatements('good', good),
      ...reasonStatements('bad', bad),
    ],
    [
      { say: 'kalam', which: 'rahu', at: noonOf(at), ...kalamOf('rahu', day, birth) },
      { say: 'by the clock' },
    ],
  ];
}

const reasonStatements = (
  speak: 'good' | 'bad',
  reasons: Extract<Statement, { say: 'day reasons' }>['reasons'],
): Statement[] => (reasons.length > 0 ? [{ say: 'day reasons', speak, reasons }] : []);

export function bestDaysAnswer(
  { event }: Extract<Subject, { kind: 'best days' }>,
  { birth, understood: { period }, now, level }: Brief,
): Paragraphs {
  const from = period.from < now && now < period.to ? now : period.from;
  const days = bestDays(dayJudge(event, birth, birth), { ...period, from }, most);
  const [best] = [...days].sort((a, b) => b.score - a.score);
  if (!best) return [[{ say: 'no best day', event }]];
  return [
    [{ say: 'best days', event, days: days.map(({ at }) => at) }],
    [
      { say: 'day verdict', at: best.at, event, verdict: best.verdict },
      ...(level === 'STANDARD' ? [] : [{ say: 'day limbs' as const, tithi: best.tithi, star: best.star }]),
      ...reasonStatements('good', best.good),
      ...reasonStatements('bad', best.bad),
    ],
  ];
}

export function kalamAnswer(
  { which, at }: Extract<Subject, { kind: 'kalam' }>,
  { birth }: Brief,
): Paragraphs {
  return [
    [
      { say: 'kalam', which, at: noonOf(at), ...kalamOf(which, civilDayOf(noonOf(at)), birth) },
      { say: 'by the clock' },
    ],
  ];
}
