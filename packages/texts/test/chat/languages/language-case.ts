import type { Language } from '@palmleaf/contract/languages';
import type { PerSign } from '@palmleaf/engines/zodiac';
import type { RefusedMatter } from '../../../chat/question/cautions.ts';
import type { Subject } from '../../../chat/question/subject.ts';

type AskedAbroad = readonly [question: string, about: Subject | { readonly refused: RefusedMatter }];

/** The patterns do not use the words of the chat, so that they can find its faults. */
export interface LanguageCase {
  readonly language: Language;
  /** At least forty, with slips of typing, without accents, in mixed case. */
  readonly questions: readonly AskedAbroad[];
  /** At least eight. */
  readonly feared: readonly string[];
  /** At least four, in words that sound like fear. */
  readonly hoped: readonly string[];
  /** In any case that the language has. */
  readonly planets: Readonly<
    Record<'Sun' | 'Moon' | 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn', RegExp>
  >;
  readonly signs: PerSign<RegExp>;
  readonly months: PerSign<RegExp>;
  /** Words of English that the language does not have. */
  readonly leftover: RegExp;
  readonly promised: RegExp;
  /** A first question, then short follow-ups. */
  readonly followUps: readonly (readonly [question: string, intent: string])[];
}
