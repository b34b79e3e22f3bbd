import type { AspectPoint, Element, Mode } from '@palmleaf/engines/chart';
import type { ClassicalPlanet, PerSign, Planet } from '@palmleaf/engines/zodiac';
import type { AspectKind } from '../../aspects-report/texts.ts';

/**
 * Swiss Ephemeris alone checks it. `nothing` marks a name, a title or advice;
 * `our measure`, a figure that ephemerides do not have.
 */
export type Claim =
  | { readonly is: 'nothing' | 'our measure' }
  | { readonly is: 'elongation'; readonly from: number; readonly to: number }
  | { readonly is: 'most planets'; readonly stand: 'east' | 'west' | 'below' | 'above' }
  | { readonly is: 'planets shared'; readonly between: 'east and west' | 'below and above' }
  | { readonly is: 'in sign'; readonly body: AspectPoint; readonly sign: number }
  | { readonly is: 'in house'; readonly body: Planet; readonly house: number }
  | { readonly is: 'rules the Ascendant'; readonly body: Planet }
  | {
      readonly is: 'aspect';
      readonly between: readonly [AspectPoint, AspectPoint];
      readonly kind: AspectKind;
    }
  | { readonly is: 'tied'; readonly between: readonly [AspectPoint, AspectPoint] }
  | { readonly is: 'at angle'; readonly body: Planet; readonly angle: Angle }
  | { readonly is: 'retrograde'; readonly body: Planet }
  | { readonly is: 'dignity'; readonly body: Planet; readonly of: DignityKind }
  | { readonly is: 'leads'; readonly element?: Element; readonly mode?: Mode }
  | { readonly is: 'shared lead'; readonly of: 'elements' | 'modes' }
  | { readonly is: 'missing'; readonly element: Element }
  | { readonly is: 'lights'; readonly elements: readonly Element[] }
  | { readonly is: 'orb'; readonly between: readonly [AspectPoint, AspectPoint]; readonly written: string }
  | { readonly is: 'nearest'; readonly between: readonly [AspectPoint, AspectPoint] }
  | { readonly is: 'across signs'; readonly between: readonly [AspectPoint, AspectPoint] }
  | { readonly is: 'Sun near'; readonly place: 'the horizon' | 'the upper meridian' }
  | { readonly is: 'all'; readonly of: readonly Claim[] };

/** `anchoring`: at the lower meridian. */
type Angle = 'rising' | 'culminating' | 'setting' | 'anchoring';
/** `honoured` is domicile or exaltation, `weakened` detriment or fall. */
type DignityKind = 'domicile' | 'exalted' | 'honoured' | 'weakened';

export type ClaimsOf<Texts, One = Claim> = Texts extends string
  ? One
  : Texts extends (...given: infer Given) => string
    ? (...given: Given) => One
    : { readonly [Key in keyof Texts]: ClaimsOf<Texts[Key], One> };

/** A list of variants of a sentence has one claim. */
export type ClaimsOfVariants<Texts, One = Claim> = Texts extends string
  ? One
  : Texts extends (...given: infer Given) => string
    ? (...given: Given) => One
    : Texts extends readonly ((...given: infer Given) => string)[]
      ? (...given: Given) => One
      : { readonly [Key in keyof Texts]: ClaimsOfVariants<Texts[Key], One> };

export const nothing: Claim = { is: 'nothing' };
export const ourMeasure: Claim = { is: 'our measure' };

export const eachSign = <Value>(claim: (sign: number) => Value): PerSign<Value> => [
  claim(1),
  claim(2),
  claim(3),
  claim(4),
  claim(5),
  claim(6),
  claim(7),
  claim(8),
  claim(9),
  claim(10),
  claim(11),
  claim(12),
];

export const eachClassical = <Value>(
  claim: (planet: ClassicalPlanet) => Value,
): Readonly<Record<ClassicalPlanet, Value>> => ({
  Sun: claim('Sun'),
  Moon: claim('Moon'),
  Mars: claim('Mars'),
  Mercury: claim('Mercury'),
  Jupiter: claim('Jupiter'),
  Venus: claim('Venus'),
  Saturn: claim('Saturn'),
});

export const eachPlanet = <Value>(claim: (planet: Planet) => Value): Readonly<Record<Planet, Value>> => ({
  ...eachClassical(claim),
  Uranus: claim('Uranus'),
  Neptune: claim('Neptune'),
  Pluto: claim('Pluto'),
});
