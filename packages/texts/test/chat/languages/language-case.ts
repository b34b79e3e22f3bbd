import type { Language } from '@palmleaf/contract/languages';
import type { PerSign } from '@palmleaf/engines/zodiac';
import type { RefusedMatter } from '../../../chat/question/cautions.ts';
import type { Subject } from '../../../chat/question/subject.ts';

type QuestionWithSubject = readonly [question: string, about: Subject | { readonly refused: RefusedMatter }];

export interface LanguageCase {
  readonly language: Language;
  readonly questions: readonly QuestionWithSubject[];
  readonly feared: readonly string[];
  readonly hoped: readonly string[];
  readonly planets: Readonly<
    Record<'Sun' | 'Moon' | 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn', RegExp>
  >;
  readonly signs: PerSign<RegExp>;
  readonly months: PerSign<RegExp>;
  /** Words of other languages, and faults of grammar. */
  readonly faulty: RegExp;
  /** Promises and threats. */
  readonly promised: RegExp;
  readonly followUps: readonly (readonly [question: string, intent: string])[];
}
