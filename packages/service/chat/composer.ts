import type { Birth } from '@palmleaf/contract/birth';
import type { Language } from '@palmleaf/contract/languages';
import type { RequestOf } from '@palmleaf/contract/operations';
import type { Nativity } from '@palmleaf/engines/chart';
import type { Level } from '@palmleaf/texts/chat/terms';
import type { Understood } from './question/understand.ts';
import type { Turn } from './session.ts';

/** Everything that an answer may rest on. */
export interface Brief {
  /** As the request has it, control characters removed; may be empty. */
  readonly name: string;
  readonly gender: RequestOf<'chat'>['gender'];
  /** Date of birth as the request has it: what numbers are taken from. */
  readonly birthday: { readonly day: number; readonly month: number; readonly year: number };
  /** With the place and the clock of the request, by which single days are judged. */
  readonly birth: Birth;
  readonly question: string;
  readonly level: Level;
  /** What the answer is written in; English where the language has no words yet. */
  readonly language: Language;
  readonly nativity: Nativity;
  readonly understood: Understood;
  /** The conversation so far, oldest first. */
  readonly earlier: readonly Turn[];
  readonly now: Date;
}

/** What a question gets: an answer, or the reason why there is none. */
export interface Composed {
  readonly answered: boolean;
  readonly message: string;
}

/** Turns a brief into an answer. Whatever writes it may only name placements that the brief holds. */
export interface Composer {
  compose(brief: Brief): Promise<Composed>;
}
