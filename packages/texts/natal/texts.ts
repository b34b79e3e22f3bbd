import type { Element, Mode } from '@palmleaf/engines/chart';
import type { ChartWords } from '../languages/chart-words.ts';
import { exactly } from '../languages/sized.ts';

interface Phase {
  readonly name: string;
  readonly born: string;
  readonly description: string;
}

export interface NatalTexts extends ChartWords {
  readonly phases: readonly [Phase, Phase, Phase, Phase, Phase, Phase, Phase, Phase];
  readonly hemispheres: Readonly<Record<'Eastern' | 'Western' | 'Northern' | 'Southern', string>>;
  /** Why another zodiac can have the Sun in another sign. */
  readonly zodiac: string;
  readonly ties: {
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

export const natalIn = (
  words: ChartWords,
  { phases, ties, hemispheres, zodiac, elements, modes }: Written,
): NatalTexts => ({
  ...words,
  hemispheres,
  zodiac,
  elements,
  modes,
  phases: exactly(8, phases),
  ties: { ...ties, elements: exactly(2, ties.elements), modes: exactly(2, ties.modes) },
});
