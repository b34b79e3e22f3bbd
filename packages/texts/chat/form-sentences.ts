import type { PlacedBody } from '@palmleaf/engines/chart';
import type { Span } from '@palmleaf/engines/forecast';
import type { BodyName } from '@palmleaf/engines/zodiac';
import { type Period, wholeMonth } from './question/period.ts';
import type { Topic } from './question/topics.ts';
import { filled } from './single-days.ts';
import type { Level } from './statements/level.ts';
import type { SentencesOf } from './statements/statement.ts';
import type {
  Daring,
  EvenReason,
  FormStatements,
  Leaning,
  Much,
  QuotedSides,
  SideReason,
} from './statements/talk-statements.ts';
import type { Within } from './statements/time-statements.ts';

type FormTexts = Readonly<
  Record<
    | 'side'
    | 'even'
    | 'choiceOf'
    | 'reasonAlone'
    | 'untold'
    | 'noted'
    | 'betterTime'
    | 'partly'
    | 'notByAge'
    | 'after'
    | 'stronger'
    | 'mostOfAll'
    | 'reason'
    | 'noReason'
    | 'advice'
    | 'lasts'
    | 'eases',
    string
  >
> & {
  readonly sideBy: Readonly<Record<Exclude<SideReason['is'], 'leaning'>, string>>;
  readonly evenBy: Readonly<Record<EvenReason['is'], string>>;
  readonly leanings: Readonly<Record<Leaning, string>>;
  readonly deed: Readonly<Record<Daring, string>>;
  readonly alikeTimes: Readonly<Record<'good' | 'plain', string>>;
  readonly much: Readonly<Record<Much, string>>;
  readonly bestSpan: Readonly<Record<'wished' | 'other', string>>;
  readonly bestTimes: Readonly<Record<'wished' | 'other', string>>;
};

interface Slots {
  readonly about: (topic: Topic) => string;
  readonly placement: (point: PlacedBody, level: Level) => string;
  readonly standsFor: (body: BodyName) => string;
  readonly until: (at: Date, level: Level) => string;
  readonly within: (span: Within) => string;
  readonly date: (at: Date, level: Level) => string;
  readonly span: (span: Span, level: Level) => string;
}

const monthOf = ({ from }: Span): Period => wholeMonth(from.getUTCFullYear(), from.getUTCMonth());
const isOneMonth = (span: Span): boolean => span.to <= monthOf(span).to;

export const formSentences = (
  texts: FormTexts,
  { about, placement, standsFor, until, within, date, span }: Slots,
): SentencesOf<FormStatements> => {
  const spanIn = (best: Span, level: Level): string =>
    isOneMonth(best) && level !== 'EXPERT' ? within({ period: monthOf(best) }) : span(best, level);
  const sideReason = (by: SideReason): string => {
    switch (by.is) {
      case 'leaning':
        return texts.leanings[by.leaning];
      case 'matters':
        return filled(texts.sideBy.matters, { better: about(by.better), lesser: about(by.lesser) });
      case 'times':
        return filled(texts.sideBy.times, {
          about: about(by.topic),
          better: within({ period: by.better }),
          lesser: within({ period: by.lesser }),
        });
    }
  };
  const evenReason = (by: EvenReason): string => {
    switch (by.is) {
      case 'one part':
        return texts.evenBy['one part'];
      case 'matters':
        return filled(texts.evenBy.matters, { one: about(by.one), other: about(by.other) });
      case 'good times':
      case 'plain times':
        return filled(texts.evenBy[by.is], {
          about: about(by.topic),
          one: within({ period: by.one }),
          other: within({ period: by.other }),
        });
    }
  };
  const quoting = (quoted: QuotedSides | undefined, sentence: string): string =>
    quoted ? `${filled(texts.choiceOf, quoted)} ${sentence}` : sentence;
  return {
    side: ({ quoted, by }) =>
      quoted
        ? filled(texts.side, { said: quoted.one, other: quoted.other, reason: sideReason(by) })
        : filled(texts.reasonAlone, { reason: sideReason(by) }),
    even: ({ quoted, by }) => quoting(quoted, filled(texts.even, { reason: evenReason(by) })),
    noted: ({ topic }) => filled(texts.noted, { about: about(topic) }),
    'time for a deed': ({ topic, daring }) => filled(texts.deed[daring], { about: about(topic) }),
    'chart cannot decide': ({ quoted, topic }) =>
      quoting(quoted, filled(texts.untold, { about: about(topic) })),
    'better time': ({ topic, better, lesser }) =>
      filled(texts.betterTime, {
        about: about(topic),
        better: within({ period: better }),
        lesser: within({ period: lesser }),
      }),
    'alike times': ({ topic, one, other, good }) =>
      filled(texts.alikeTimes[good ? 'good' : 'plain'], {
        about: about(topic),
        one: within({ period: one }),
        other: within({ period: other }),
      }),
    'by how much': ({ much }) => texts.much[much],
    'best span': ({ topic, wished, within: limit, best }, { level }) =>
      filled(texts.bestSpan[wished ? 'wished' : 'other'], {
        about: about(topic),
        within: within(limit),
        span: spanIn(best, level),
      }),
    'best times': ({ topic, wished, within: limit, at }, { level }) =>
      filled(texts.bestTimes[wished ? 'wished' : 'other'], {
        about: about(topic),
        within: within(limit),
        months: [...new Set(at.map((each) => date(each, level)))].join(', '),
      }),
    partly: ({ topic, period, best }, { level }) =>
      filled(texts.partly, { about: about(topic), within: within({ period }), span: spanIn(best, level) }),
    stronger: ({ best }, { level }) => filled(texts.stronger, { span: spanIn(best, level) }),
    'not by age': ({ age }) => filled(texts.notByAge, { age: String(age) }),
    after: ({ best }, { level }) => filled(texts.after, { span: spanIn(best, level) }),
    'most of all': ({ best }, { level }) => filled(texts.mostOfAll, { span: spanIn(best, level) }),
    reason: ({ topic, worst }, { level }) =>
      filled(texts.reason, { about: about(topic), worst: placement(worst, level) }),
    'no reason': ({ topic }) => filled(texts.noReason, { about: about(topic) }),
    advice: ({ topic, best, worst }, { level }) =>
      filled(texts.advice, {
        about: about(topic),
        good: standsFor(best.name),
        best: placement(best, level),
        hard: standsFor(worst.name),
        worst: placement(worst, level),
      }),
    lasts: ({ until: at }, { level }) => filled(texts.lasts, { until: until(at, level) }),
    eases: ({ topic, until: at }, { level }) =>
      filled(texts.eases, { about: about(topic), until: until(at, level) }),
  };
};
