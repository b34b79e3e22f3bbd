import type { PerSign } from '../../../../engines/zodiac/signs.ts';
import type { RefusedMatter } from '../../../../service/chat/question/cautions.ts';
import type { Subject } from '../../../../service/chat/question/subject.ts';

import type { Language } from '../../../../shared/contract/languages.ts';

/** A question as people put it, with what it is about. */
type AskedAbroad = readonly [question: string, about: Subject | { readonly refused: RefusedMatter }];

/** What a language is judged by; the patterns are written without the words of the chat, so that they can find its faults. */
export interface LanguageCase {
  readonly language: Language;
  /** At least forty, with slips of typing, without accents, in mixed case. */
  readonly questions: readonly AskedAbroad[];
  /** At least eight that fear something, in as many ways. */
  readonly feared: readonly string[];
  /** At least four that hope in words that sound like those. */
  readonly hoped: readonly string[];
  /** In any case that the language has. */
  readonly planets: Readonly<
    Record<'Sun' | 'Moon' | 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn', RegExp>
  >;
  readonly signs: PerSign<RegExp>;
  readonly months: PerSign<RegExp>;
  /** Words of English that the language does not have. */
  readonly leftover: RegExp;
  /** Promises and threats that no answer may make. */
  readonly promised: RegExp;
  /** What a conversation turns to: a first question, then short ones that lean on it. */
  readonly followUps: readonly (readonly [question: string, intent: string])[];
}
