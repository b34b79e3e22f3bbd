import type { Language } from '@palmleaf/contract/languages';
import type { PerSign } from '@palmleaf/engines/zodiac';
import type { RefusedMatter } from '../../../chat/question/cautions.ts';
import type { Subject } from '../../../chat/question/subject.ts';

type AskedAbroad = readonly [question: string, about: Subject | { readonly refused: RefusedMatter }];

/** The patterns do not use the words of the chat, so that they can find its faults. */
export interface LanguageCase {
  readonly language: Language;
  readonly questions: readonly AskedAbroad[];
  readonly feared: readonly string[];
  readonly hoped: readonly string[];
  readonly planets: Readonly<
    Record<'Sun' | 'Moon' | 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn', RegExp>
  >;
  readonly signs: PerSign<RegExp>;
  readonly months: PerSign<RegExp>;
  readonly leftover: RegExp;
  readonly promised: RegExp;
  readonly followUps: readonly (readonly [question: string, intent: string])[];
}
