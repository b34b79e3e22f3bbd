import type { AspectPoint, Element, Mode } from '@palmleaf/engines/chart';
import type { ClassicalPlanet, PerSign, Planet } from '@palmleaf/engines/zodiac';
import type { AspectKind } from '../aspects-report/texts.ts';

/** A planet in each sign, a sentence or two that name both; and in each house, said after its sign (Uranus and beyond: alone). */
export interface PlanetTexts {
  readonly signs: PerSign<string>;
  /** The first house first. */
  readonly houses: PerSign<string>;
}

export interface AscendantTexts {
  readonly signs: PerSign<string>;
  /** The house of the planet that rules the rising sign, said after the sign. */
  readonly rulerHouses: PerSign<(ruler: ClassicalPlanet) => string>;
}

type CorePartner = Exclude<Planet, 'Sun'>;
type CorePair =
  | `Sun-${CorePartner | 'Ascendant'}`
  | `Moon-${Exclude<CorePartner, 'Moon'> | 'Ascendant'}`
  | `${Exclude<CorePartner, 'Moon'>}-Ascendant`;

/** Aspects among Sun, Moon, Ascendant and the planets that touch them, a sentence each. */
export type CoreTexts = {
  readonly [P in CorePair]: {
    readonly [K in P extends 'Sun-Mercury' | 'Sun-Venus' ? 'conjunction' : AspectKind]: string;
  };
};

/** Why a planet counts as strong; each except `tied` is about the planet alone. */
export type Reason =
  | 'rising'
  | 'culminating'
  | 'setting'
  | 'anchoring'
  | 'domicile'
  | 'exalted'
  | 'ruler'
  | 'tied';

type TwoElements =
  | 'Fire-Fire'
  | 'Earth-Fire'
  | 'Air-Fire'
  | 'Fire-Water'
  | 'Earth-Earth'
  | 'Air-Earth'
  | 'Earth-Water'
  | 'Air-Air'
  | 'Air-Water'
  | 'Water-Water';

export interface VoiceTexts {
  /** The planet that weighs most. */
  readonly leads: Readonly<Record<Planet, string>>;
  /** Clauses. */
  readonly reasons: Readonly<Record<Reason, (planet: Planet, to: AspectPoint) => string>>;
  readonly because: (one: string, other: string | undefined) => string;
  readonly retrograde: Readonly<Record<Exclude<ClassicalPlanet, 'Sun' | 'Moon'>, string>>;
  /** In detriment or fall; in domicile or exaltation. */
  readonly weak: Readonly<Record<ClassicalPlanet, string>>;
  readonly strong: Readonly<Record<ClassicalPlanet, string>>;
  readonly missing: Readonly<Record<Element, string>>;
  /** For charts without a planet against the leading one. */
  readonly atPeace: string;
  /** One element and one mode lead. */
  readonly signature: Readonly<Record<Element, Readonly<Record<Mode, string>>>>;
  /** The elements of Sun and Moon, in the order of the alphabet. */
  readonly lights: Readonly<Record<TwoElements, string>>;
  /** Advice on the leading planet; then a caution about the planet against it. */
  readonly use: Readonly<Record<Planet, string>>;
  readonly heed: Readonly<Record<Planet, string>>;
}

export const readingTopics = [
  'leads',
  'against',
  'lights',
  'ascendant',
  'near',
  'measure',
  'outer',
  'mixture',
  'use',
] as const;
export type ReadingTopic = (typeof readingTopics)[number];

/** All words of the natal reading in one language; a missing one does not compile. */
export interface ReadingTexts {
  readonly titles: Readonly<Record<ReadingTopic, string>>;
  readonly planets: Readonly<Record<Planet, PlanetTexts>>;
  readonly ascendant: AscendantTexts;
  readonly core: CoreTexts;
  readonly voice: VoiceTexts;
}
