import type { Element, Mode } from '@palmleaf/engines/chart';
import type { ChartWords } from '../languages/chart-words.ts';
import { exactly } from '../languages/sized.ts';

interface Phase {
  readonly name: string;
  /** "You were born under …", as a whole sentence. */
  readonly born: string;
  readonly description: string;
}

/** All words of a natal answer in one language; a missing one does not compile. */
export interface NatalTexts extends ChartWords {
  /** New Moon first. */
  readonly phases: readonly [Phase, Phase, Phase, Phase, Phase, Phase, Phase, Phase];
  readonly hemispheres: Readonly<Record<'Eastern' | 'Western' | 'Northern' | 'Southern', string>>;
  /** Names the zodiac, and why the Sun may be in another sign elsewhere. */
  readonly zodiac: string;
  /** Sentences for ties of halves, elements or modes; the names go between two parts of a sentence. */
  readonly ties: {
    /** Before the last name of those that weigh the same. */
    readonly and: string;
    readonly eastWest: string;
    readonly northSouth: string;
    readonly elements: readonly [before: string, after: string];
    readonly modes: readonly [before: string, after: string];
  };
  readonly elements: Readonly<Record<Element, { readonly name: string; readonly dominant: string }>>;
  readonly modes: Readonly<Record<Mode, { readonly name: string; readonly dominant: string }>>;
}

type Ties = NatalTexts['ties'];
type Written = Omit<NatalTexts, keyof ChartWords | 'phases' | 'ties'> & {
  readonly phases: readonly Phase[];
  readonly ties: Omit<Ties, 'elements' | 'modes'> & {
    readonly elements: readonly string[];
    readonly modes: readonly string[];
  };
};

/** The words of a language's chart with what its natal.json holds. */
export const natalIn = (words: ChartWords, { phases, ties, ...written }: Written): NatalTexts => ({
  ...words,
  ...written,
  phases: exactly(8, phases),
  ties: { ...ties, elements: exactly(2, ties.elements), modes: exactly(2, ties.modes) },
});
