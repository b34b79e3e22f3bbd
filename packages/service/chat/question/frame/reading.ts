import type { Language } from '@palmleaf/contract/languages';
import type { Tradition } from '@palmleaf/engines/chart';
import { type BeyondTopic, comingYear, type Subject, type Topic } from '@palmleaf/texts/chat/terms';
import { type PreviousQuestion, type Understood, understand } from '../understand.ts';

/** The matter that the last reply offered beside its answer. */
interface Offer {
  readonly question: string;
  readonly other: Topic;
}

export interface Setting {
  readonly now: Date;
  readonly tzone: number;
  readonly birthday: { readonly day: number; readonly month: number; readonly year: number };
  readonly tradition: Tradition;
  readonly before?: PreviousQuestion | undefined;
  readonly offer?: Offer | undefined;
  readonly isConfirmed?: boolean;
  readonly isDisputed?: boolean;
  readonly hints: readonly Language[];
  /** Says whether the classifier takes a sentence beside others for a protest. */
  readonly protestIn?: ((sentence: string) => BeyondTopic | undefined) | undefined;
  /** Says whether the classifier supports it if the rules found a question about another person. */
  readonly isRefusalLikely?: ((asked: string) => boolean) | undefined;
}

export interface Reading extends Understood {
  readonly languageWished?: Language;
}

/** Returns a reading of the subject without a period, form or mood. */
export function readingOf(subject: Subject, { now, birthday, before, hints }: Setting): Reading {
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

/** Local time, written as UTC. */
export const todayOf = ({ now, tzone }: Setting): Date => new Date(now.getTime() + tzone * 3_600_000);
