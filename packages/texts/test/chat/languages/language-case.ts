import type { Language } from '@palmleaf/contract/languages';
import type { PerSign } from '@palmleaf/engines/zodiac';
import type { RefusedMatter } from '../../../chat/question/cautions.ts';
import type { Subject } from '../../../chat/question/subject.ts';

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
