import type { IthasalaKind, Yoga } from '@palmleaf/engines/varshaphal';
import type { ClassicalPlanet, NakshatraLord, PerSign } from '@palmleaf/engines/zodiac';

/** The planets of a yoga: the lord of the annual ascendant, and another planet with its houses of the year. */
export interface Matter {
  readonly lord: ClassicalPlanet;
  readonly other: ClassicalPlanet;
  /** Houses that `other` rules. */
  readonly houses: readonly number[];
  /** Whether the lord of the ascendant moves more degrees a day than the other, in whichever direction. */
  readonly isLordFaster: boolean;
  /** The weak ones of the two (Tajika): combust, retrograde, debilitated, in an enemy's sign, or in house 6, 8 or 12. */
  readonly weak: readonly ClassicalPlanet[];
  /** The regard of their signs; undefined if averse. */
  readonly regard: 'friendly' | 'inimical' | undefined;
  readonly third: ClassicalPlanet | undefined;
  readonly ithasala: IthasalaKind | undefined;
}

/** A planet in its house of the annual chart. */
export interface Standing {
  readonly planet: ClassicalPlanet;
  readonly house: number;
}

type PairYoga = Exclude<Yoga, 'Iquabal' | 'Induvara' | 'Kuttha' | 'Durupha'>;
type Ways<T> = readonly [T, ...T[]];

/** A house matter that the year favours or holds back. */
interface WeighedMatter {
  readonly planet: ClassicalPlanet;
  readonly houses: readonly number[];
}

/** All words on what the yogas of a year join, and on the year as a whole, in one language; a missing one does not compile. */
export interface YearTexts {
  /** A whole sentence on each matter; ways to say it, used in turn. */
  readonly matters: Readonly<Record<PairYoga, Ways<(matter: Matter) => string>>>;
  /** Sentences on all planets of a yoga. */
  readonly gathered: Readonly<Record<'Kuttha' | 'Durupha', (standing: readonly Standing[]) => string>>;
  readonly scattered: Readonly<Record<'Iquabal' | 'Induvara', string>>;
  readonly summary: {
    /** The year lord and its house. */
    readonly yearLord: Readonly<Record<ClassicalPlanet, (house: number) => string>>;
    readonly muntha: PerSign<string>;
    /** More helps than hinders, the other way round, or about as much. */
    readonly balance: Readonly<Record<'helped' | 'hindered' | 'even', string>>;
    readonly best: (matter: WeighedMatter) => string;
    readonly worst: (matter: WeighedMatter) => string;
    /** The stretch of the year that its lord, or the planet of the best matter, rules. */
    readonly when: (lord: NakshatraLord, from: Date, to: Date) => string;
  };
}
