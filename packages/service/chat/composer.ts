import type { Birth } from '@palmleaf/contract/birth';
import type { Language } from '@palmleaf/contract/languages';
import type { RequestOf } from '@palmleaf/contract/operations';
import type { Nativity } from '@palmleaf/engines/chart';
import type { Level } from '@palmleaf/texts/chat/terms';
import type { Understood } from './question/understand.ts';
import type { Turn } from './session.ts';

export interface Brief {
  readonly name: string;
  readonly gender: RequestOf<'chat'>['gender'];
  readonly birthday: { readonly day: number; readonly month: number; readonly year: number };
  readonly birth: Birth;
  readonly question: string;
  readonly level: Level;
  /** English where the language has no words yet. */
  readonly language: Language;
  readonly nativity: Nativity;
  readonly understood: Understood;
  readonly earlier: readonly Turn[];
  /** The last of `earlier`, which answer the same message. */
  readonly turnsOfMessage?: readonly Turn[];
  readonly now: Date;
}

export interface Composed {
  readonly answered: boolean;
  readonly isFree?: boolean;
  readonly message: string;
}

/** An answer may only name placements of the brief. */
export interface Composer {
  compose(brief: Brief): Promise<Composed>;
}
