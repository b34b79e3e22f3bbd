import type { Language } from '@palmleaf/contract/languages';
import type { Tradition } from '@palmleaf/engines/chart';
import { comingYear, type Subject } from '@palmleaf/texts/chat/terms';
import { type Before, type Understood, understand } from '../understand.ts';

/** What a message is read in the light of. */
export interface Setting {
  readonly now: Date;
  /** Hours ahead of UTC at the place of the request. */
  readonly tzone: number;
  readonly birthday: { readonly day: number; readonly month: number; readonly year: number };
  readonly tradition: Tradition;
  readonly before?: Before | undefined;
  /** A question that the chat asked back about and that this message may confirm. */
  readonly doubted?: string | undefined;
  /** The asker confirmed the reading: no word of the question makes it uncertain. */
  readonly isSure?: boolean;
  /** Languages that a message whose words do not tell its own may be in, likeliest first. */
  readonly hints: readonly Language[];
}

/** One question of a message, as the answer needs it. */
export interface Reading extends Understood {
  /** The language that the message asks to be answered in. */
  readonly wished?: Language;
}

/** A reading of something that is no question about a life. */
export function about(subject: Subject, { now, birthday, before, hints }: Setting): Reading {
  const blank = understand('', now, birthday.year, before, hints);
  return {
    ...blank,
    subject,
    period: comingYear(now),
    periodNamed: false,
    intent: 'nature',
    followUp: false,
  };
}
