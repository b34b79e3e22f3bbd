import type { IthasalaKind, Yoga } from '@palmleaf/engines/varshaphal';
import type { ClassicalPlanet, NakshatraLord, PerSign } from '@palmleaf/engines/zodiac';

export interface Matter {
  readonly lord: ClassicalPlanet;
  readonly other: ClassicalPlanet;
  readonly houses: readonly number[];
  /** Compares degrees a day, direct or retrograde. */
  readonly isLordFaster: boolean;
  /** Combust, retrograde, debilitated, in an enemy's sign, or in house 6, 8 or 12. */
  readonly weak: readonly ClassicalPlanet[];
  readonly regard: 'friendly' | 'inimical' | undefined;
  readonly third: ClassicalPlanet | undefined;
  readonly ithasala: IthasalaKind | undefined;
}

export interface Standing {
  readonly planet: ClassicalPlanet;
  readonly house: number;
}

type PairYoga = Exclude<Yoga, 'Iquabal' | 'Induvara' | 'Kuttha' | 'Durupha'>;
type AtLeastOne<T> = readonly [T, ...T[]];

interface WeighedMatter {
  readonly planet: ClassicalPlanet;
  readonly houses: readonly number[];
}

export interface YearTexts {
  /** Alternatives, used in turn. */
  readonly matters: Readonly<Record<PairYoga, AtLeastOne<(matter: Matter) => string>>>;
  readonly severalPlanets: Readonly<Record<'Kuttha' | 'Durupha', (standing: readonly Standing[]) => string>>;
  readonly allPlanets: Readonly<Record<'Iquabal' | 'Induvara', string>>;
  readonly summary: {
    readonly yearLord: Readonly<Record<ClassicalPlanet, (house: number) => string>>;
    readonly muntha: PerSign<string>;
    readonly balance: Readonly<Record<'helped' | 'hindered' | 'even', string>>;
    readonly best: (matter: WeighedMatter) => string;
    readonly worst: (matter: WeighedMatter) => string;
    readonly when: (lord: NakshatraLord, from: Date, to: Date) => string;
  };
}
