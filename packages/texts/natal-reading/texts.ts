import type { AspectPoint, Element, Mode } from '@palmleaf/engines/chart';
import type { ClassicalPlanet, PerSign, Planet } from '@palmleaf/engines/zodiac';
import type { AspectKind } from '../aspects-report/texts.ts';

/** A reading gives both texts; from Uranus on, that on the house alone. */
export interface PlanetTexts {
  readonly signs: PerSign<string>;
  readonly houses: PerSign<string>;
}

export interface AscendantTexts {
  readonly signs: PerSign<string>;
  readonly rulerHouses: PerSign<(ruler: ClassicalPlanet) => string>;
}

type CorePartner = Exclude<Planet, 'Sun'>;
type CorePair =
  | `Sun-${CorePartner | 'Ascendant'}`
  | `Moon-${Exclude<CorePartner, 'Moon'> | 'Ascendant'}`
  | `${Exclude<CorePartner, 'Moon'>}-Ascendant`;

export type CoreTexts = {
  readonly [P in CorePair]: {
    readonly [K in P extends 'Sun-Mercury' | 'Sun-Venus' ? 'conjunction' : AspectKind]: string;
  };
};

/** `tied`: by an aspect; `anchoring`: near the lower meridian. */
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
  readonly leads: Readonly<Record<Planet, string>>;
  readonly reasons: Readonly<Record<Reason, (planet: Planet, to: AspectPoint) => string>>;
  readonly because: (one: string, other: string | undefined) => string;
  readonly retrograde: Readonly<Record<Exclude<ClassicalPlanet, 'Sun' | 'Moon'>, string>>;
  /** In signs that weaken and strengthen the planet. */
  readonly weak: Readonly<Record<ClassicalPlanet, string>>;
  readonly strong: Readonly<Record<ClassicalPlanet, string>>;
  readonly missing: Readonly<Record<Element, string>>;
  readonly atPeace: string;
  readonly signature: Readonly<Record<Element, Readonly<Record<Mode, string>>>>;
  readonly lights: Readonly<Record<TwoElements, string>>;
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

export interface ReadingTexts {
  readonly titles: Readonly<Record<ReadingTopic, string>>;
  readonly planets: Readonly<Record<Planet, PlanetTexts>>;
  readonly ascendant: AscendantTexts;
  readonly core: CoreTexts;
  readonly voice: VoiceTexts;
}
