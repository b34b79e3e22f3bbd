import type { Birth } from '@palmleaf/contract/birth';
import type { Language } from '@palmleaf/contract/languages';
import type { RequestOf } from '@palmleaf/contract/operations';
import type { Nativity } from '@palmleaf/engines/chart';
import type { Level } from '@palmleaf/texts/chat/terms';
import { readIn, type Wording, wordingIn } from '@palmleaf/texts/lexicons';
import type { AskedPart } from './question/asked-part.ts';
import type { Understood } from './question/understand.ts';
import type { Turn } from './session.ts';

export interface Brief {
  readonly name: string;
  readonly gender: RequestOf<'chat'>['gender'];
  readonly birthday: { readonly day: number; readonly month: number; readonly year: number };
  readonly birth: Birth;
  readonly question: string;
  readonly level: Level;
  readonly language: Language;
  readonly nativity: Nativity;
  readonly understood: Understood;
  readonly earlier: readonly Turn[];
  /** Those of `earlier` that answer the same message. */
  readonly turnsOfMessage?: readonly Turn[];
  readonly isOneOfSeveral?: boolean;
  readonly partsBeside?: readonly AskedPart[];
  readonly now: Date;
}

export interface Composed {
  readonly answered: boolean;
  /** True if the answer says nothing new. */
  readonly isFree?: boolean;
  readonly message: string;
}

export const wordingOfQuestion = ({ question, language }: Pick<Brief, 'question' | 'language'>): Wording =>
  wordingIn(question, readIn(question, [language]));

/** An answer names only placements in the chart of its brief. */
export interface Composer {
  compose(brief: Brief): Promise<Composed>;
}
