import type { PlacedBody } from '@palmleaf/engines/chart';
import type { Span } from '@palmleaf/engines/forecast';
import type { BodyName } from '@palmleaf/engines/zodiac';
import { type Period, wholeMonth } from './question/period.ts';
import type { Topic } from './question/topics.ts';
import { filled } from './single-days.ts';
import type { Level } from './statements/level.ts';
import type { SentencesOf } from './statements/statement.ts';
import type { FormStatements, Leaning, Much } from './statements/talk-statements.ts';
import type { Within } from './statements/time-statements.ts';

type FormTexts = Readonly<
  Record<
    | 'side'
    | 'betterTime'
    | 'partly'
    | 'smaller'
    | 'mostOfAll'
    | 'reason'
    | 'noReason'
    | 'advice'
    | 'lasts'
    | 'eases',
    string
  >
> & {
  readonly undecided: Readonly<Record<FormStatements['undecided']['towards'], string>>;
  readonly leanings: Readonly<Record<Leaning, string>>;
  readonly alikeTimes: Readonly<Record<'good' | 'plain', string>>;
  readonly much: Readonly<Record<Much, string>>;
  readonly bestSpan: Readonly<Record<'wished' | 'other', string>>;
};

/** How a language fills the slots of these texts. */
interface Slots {
  readonly about: (topic: Topic) => string;
  readonly placement: (point: PlacedBody, level: Level) => string;
  readonly standsFor: (body: BodyName) => string;
  readonly until: (at: Date, level: Level) => string;
  readonly within: (span: Within) => string;
  readonly span: (span: Span, level: Level) => string;
}

const monthOf = ({ from }: Span): Period => wholeMonth(from.getUTCFullYear(), from.getUTCMonth());
const isOneMonth = (span: Span): boolean => span.to <= monthOf(span).to;

/** The sentences that answer the form of a question; languages differ only in the texts. */
export const formSentences = (
  texts: FormTexts,
  { about, placement, standsFor, until, within, span }: Slots,
): SentencesOf<FormStatements> => {
  const spanIn = (best: Span, level: Level): string =>
    isOneMonth(best) && level !== 'EXPERT' ? within({ period: monthOf(best) }) : span(best, level);
  return {
    side: ({ said, other, leaning }) => filled(texts.side, { said, other, reason: texts.leanings[leaning] }),
    undecided: ({ one, other, towards, leaning }) =>
      filled(texts.undecided[towards], { one, other, reason: texts.leanings[leaning] }),
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
    'best span': ({ topic, wished, within: of, best }, { level }) =>
      filled(texts.bestSpan[wished ? 'wished' : 'other'], {
        about: about(topic),
        within: within(of),
        span: spanIn(best, level),
      }),
    partly: ({ topic, period, best }, { level }) =>
      filled(texts.partly, { about: about(topic), within: within({ period }), span: spanIn(best, level) }),
    smaller: ({ best }, { level }) => filled(texts.smaller, { span: spanIn(best, level) }),
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
