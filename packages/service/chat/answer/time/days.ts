import { bestDays, civilDayOf, type DayReason, dayJudge, kalamOf } from '@palmleaf/engines/jyotish';
import type { Paragraphs, Period, Statement, Subject, Topic } from '@palmleaf/texts/chat/terms';
import { has, leads, type Wording } from '@palmleaf/texts/lexicons';
import { type Brief, wordingOfQuestion } from '../../composer.ts';
import { hasPhrase } from '../../question/phrases.ts';
import { topicsOf } from '../../question/topic.ts';
import { topicFacts } from '../basics/topic.ts';
import { yesIf } from '../basics/worth.ts';
import { peakOf } from './favour.ts';
import { outlookOf } from './outlook.ts';

const maxBestDays = 5;
const dayMs = 86_400_000;

/** The date is local; its noon is written as UTC. */
const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

const asksBad = (wording: Wording): boolean => has(wording, 'bad') && !leads(wording, ['not'], ['bad'], 0);

export function dayAnswer(subject: Extract<Subject, { kind: 'day' }>, brief: Brief): Paragraphs {
  const { followUp, period, periodNamed } = brief.understood;
  const isOutsidePeriod = noonOf(subject.at) < period.from || noonOf(subject.at) >= period.to;
  if (followUp && periodNamed && isOutsidePeriod && period.to > brief.now)
    return bestDaysAnswer({ kind: 'best days', event: subject.event }, brief);
  const days = [subject.at, ...(subject.or ?? [])];
  const topic = subject.matter ?? (subject.event === 'study' ? 'study' : topicOfQuestion(brief));
  const isChosen = subject.event !== 'anything' && subject.event !== 'study';
  if (topic && !isChosen && brief.nativity.tradition === 'VEDIC')
    return [
      ...matterDayAnswer(topic, days, brief),
      outlookOf(brief, dayPeriod(subject.at), topicFacts(topic, brief)).filter(
        ({ say }) => say !== 'time of others',
      ),
    ];
  if (days.length < 2) return oneDayParagraphs(subject, subject.at, brief);
  const score = (at: string): number =>
    dayJudge(subject.event, brief.birth, brief.birth)(civilDayOf(noonOf(at))).score;
  const best = days.toSorted((one, other) => score(other) - score(one))[0] ?? subject.at;
  return [
    [{ say: 'better day', at: noonOf(best) }],
    ...days.flatMap((at) => oneDayParagraphs(subject, at, brief).slice(0, 1)),
  ];
}

const maxAlmanacWords = 6;

function topicOfQuestion(brief: Brief): Topic | undefined {
  const wording = wordingOfQuestion(brief);
  const { tokens } = wording;
  const isOfAlmanac =
    tokens.length <= maxAlmanacWords || hasPhrase('goodDay', tokens) || hasPhrase('panchang', tokens);
  return isOfAlmanac ? undefined : (topicsOf(wording)[0] ?? 'luck');
}

const personalReasons: readonly DayReason[] = [
  'helpful tara',
  'hindering tara',
  'helpful Moon',
  'hindering Moon',
  'Jupiter with you',
];

export function matterDayAnswer(
  topic: Topic,
  days: readonly string[],
  brief: Brief,
  isYesOrNo = false,
): Paragraphs {
  const facts = topicFacts(topic, brief);
  const judge = dayJudge('anything', brief.birth, brief.birth);
  const judged = days.map((at) => {
    const noon = noonOf(at);
    const { good, bad } = judge(civilDayOf(noon));
    const helping = good.filter((reason) => personalReasons.includes(reason));
    const hindering = bad.filter((reason) => personalReasons.includes(reason));
    const isOfMatter = peakOf(brief, dayPeriod(at), facts).weight > 0;
    const score = helping.length - hindering.length + (isOfMatter ? 1 : 0);
    return { noon, helping, hindering, score };
  });
  const [best, second] = judged.toSorted((one, other) => other.score - one.score);
  if (!best) return [];
  const head: Statement[] = second
    ? [best.score === second.score ? { say: 'alike days' } : { say: 'better day', at: best.noon }]
    : [];
  const lines = judged.map(({ noon, helping, hindering, score }): Statement[] => [
    {
      say: 'matter day',
      at: noon,
      topic,
      verdict: score > 1 ? 'good' : score < 0 ? 'bad' : 'mixed',
      ...(isYesOrNo && { answer: yesIf(score >= 0) }),
    },
    ...reasonStatements('good', helping),
    ...reasonStatements('bad', hindering),
  ]);
  return [head, ...lines];
}

const dayPeriod = (at: string): Period => {
  const from = noonOf(at);
  return { from, to: new Date(from.getTime() + dayMs), name: { is: 'between' } };
};

function oneDayParagraphs(
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
      answer: (verdict === 'bad') === asksBad(understood.wording) ? 'yes' : 'no',
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
  { birth, understood: { period }, turnsOfMessage, now, level }: Brief,
): Paragraphs {
  const daysIn = ({ from, to }: Pick<Period, 'from' | 'to'>) => {
    const days = bestDays(
      dayJudge(event, birth, birth),
      { from: from < now && now < to ? now : from, to },
      maxBestDays,
    );
    return { days, best: days.toSorted((a, b) => b.score - a.score)[0] };
  };
  const { days, best } = daysIn(period);
  const other = turnsOfMessage?.at(-1);
  const { best: earlier } = other?.subject.kind === 'best days' ? daysIn(other.period) : { best: undefined };
  if (!best) return [[{ say: 'no best day', event }]];
  const better = earlier && (earlier.score >= best.score ? earlier : best);
  return [
    better ? [{ say: 'better day', at: better.at }] : [],
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
