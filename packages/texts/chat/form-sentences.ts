import type { PlacedBody } from '@palmleaf/engines/chart';
import type { BodyName } from '@palmleaf/engines/zodiac';
import type { Topic } from './question/topics.ts';
import { filled } from './single-days.ts';
import type { Level } from './statements/level.ts';
import type { SentencesOf } from './statements/statement.ts';
import type { FormStatements } from './statements/talk-statements.ts';

type FormTexts = Readonly<Record<'reason' | 'noReason' | 'advice' | 'lasts', string>> & {
  readonly undecided: Readonly<Record<FormStatements['undecided']['sign'], string>>;
};

/** How a language fills the slots of these texts. */
interface Slots {
  /** "for marriage" */
  readonly about: (topic: Topic) => string;
  readonly placement: (point: PlacedBody, level: Level) => string;
  readonly standsFor: (body: BodyName) => string;
  /** "until May 2027" */
  readonly until: (at: Date, level: Level) => string;
}

/** The sentences that answer the form of a question, alike in every language but for their texts. */
export const formSentences = (
  texts: FormTexts,
  { about, placement, standsFor, until }: Slots,
): SentencesOf<FormStatements> => ({
  undecided: ({ one, other, sign }) => filled(texts.undecided[sign], { one, other }),
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
});
