import type { LineName } from '@palmleaf/engines/palm';
import type { ClassOf, Feature, Outer, Spanned } from './classes.ts';
import type { PalmSection, PalmTopic } from './names.ts';
import type { PassageText, PassageWords } from './passages.ts';

export type SeenFeature = Exclude<Feature, 'shade'>;

export interface Gift {
  readonly trait: string;
  readonly strength: string;
  readonly professions?: readonly string[];
}

export const rarities = [
  'joined',
  'heartBroken',
  'headApart',
  'wideField',
  'freeThumb',
  'longIndex',
  'longRing',
  'middleHeart',
  'narrowLife',
  'fateNear',
  'fateCentre',
  'fateFar',
] as const;
export type Rarity = (typeof rarities)[number];

export interface PalmWords {
  readonly titles: Readonly<Record<PalmSection | PalmTopic, string>>;
  readonly limits: Readonly<Record<PalmSection | PalmTopic, string>>;
  readonly basis: string;
  readonly disclaimer: string;
  readonly alone: {
    readonly [Text in Exclude<PassageText, 'hand-type' | 'mounts' | 'joined'>]: {
      readonly [Name in Exclude<Feature, 'shade'>]?: Readonly<Partial<Record<ClassOf<Name>, string>>>;
    };
  };
  readonly ruledOut: { readonly [Name in Spanned]: Readonly<Record<Outer<Name>, string>> };
  readonly passages: { readonly [Text in PassageText]: PassageWords<Text> };
  readonly looks: Looks;
  readonly sourceLooks: Looks;
  readonly list: (items: readonly string[]) => string;
  readonly sources: Readonly<Record<PalmTopic, (look: string) => string>>;
  /** The only texts that state numbers. */
  readonly measures: Readonly<Record<SeenFeature, (measured: Measures) => string>>;
  readonly gifts: { readonly [Name in SeenFeature]: Readonly<Record<ClassOf<Name>, Gift>> };
  readonly joined: {
    readonly topics: Readonly<Record<PalmTopic, string>>;
    readonly line: string;
    readonly summary: string;
    readonly look: string;
    readonly gift: Gift;
  };
  readonly tooLittle: Readonly<Record<PalmSection | PalmTopic, string>>;
  readonly keys: KeyWords;
  readonly handType: {
    readonly seen: Readonly<Record<ClassOf<'type'>, string>>;
    readonly between: Readonly<Record<SharedTrait, string>>;
    readonly mixed: string;
    readonly openSeen: Readonly<Record<SharedTrait | 'neither', string>>;
    /** An empty list means all. */
    readonly unmeasured: (fingers: readonly string[]) => string;
    readonly leaning: string;
  };
  readonly fingers: {
    readonly names: Readonly<Record<'thumb' | 'index' | 'middle' | 'ring' | 'little', string>>;
    readonly seen: {
      readonly [Name in 'index' | 'little' | 'thumb']: Readonly<Record<ClassOf<Name>, string>>;
    };
    /** The meaning where the photo only excludes a class. */
    readonly excluded: { readonly [Name in 'index' | 'little']: Readonly<Record<Outer<Name>, string>> };
    readonly seenIn: (clauses: string) => string;
    readonly cut: (fingers: string) => string;
    readonly unseen: (fingers: string) => string;
    readonly restOpen: string;
  };
  readonly lines: {
    readonly missing: Readonly<Record<LineName, string>>;
    readonly faint: (lines: string) => string;
    readonly paused: string;
    readonly names: Readonly<Record<LineName, string>>;
  };
  readonly mounts: {
    readonly opening: string;
    readonly headings: Readonly<Record<Mount, string>>;
    readonly places: Readonly<Record<Mount, string>>;
    readonly stands: Readonly<Record<Mount, string>>;
    readonly told: (heading: string, says: string) => string;
    readonly silent: string;
  };
  readonly special: {
    readonly told: Readonly<Record<Rarity, string>>;
    readonly none: string;
    readonly open: string;
    readonly unnamed: string;
  };
  readonly minorLines: { readonly unnamed: string; readonly soft: string };
  readonly summary: { readonly seen: (side: 'left' | 'right') => string };
}

export type Looks = { readonly [Name in SeenFeature]: Readonly<Record<ClassOf<Name>, string>> };

/** Ratios, degrees, and places and lengths in palm lengths. */
export interface Measures {
  readonly fingers: number | null;
  readonly palm: number;
  readonly indexToRing: number | null;
  readonly littleToRing: number | null;
  readonly thumbDegrees: number | null;
  readonly heartEnd: number | null;
  readonly heartCurvature: number;
  readonly heartToHead: number | null;
  readonly headLength: number;
  readonly headSlope: number;
  readonly headToLife: number | null;
  readonly lifeReach: number | null;
  readonly lifeLength: number;
  readonly lifeEnd: number | null;
  readonly fateLength: number;
  readonly fateStart: number | null;
  readonly fineLines: number;
}

export interface KeyWords {
  readonly undecided: string;
  readonly rather: (nearer: string, other: string) => string;
  readonly tentative: string;
  readonly invisible: string;
  readonly unidentified: string;
  readonly notFound: string;
  readonly depth: Readonly<Record<'clear' | 'faint', string>>;
  readonly palmShape: Readonly<Record<'broad' | 'long' | 'between', string>>;
  readonly element: Readonly<Record<ClassOf<'type'> | SharedTrait | 'mixed', string>>;
  readonly joinedShape: string;
  readonly heartShape: Readonly<Record<ClassOf<'heartForm'>, string>>;
  readonly heartStart: Readonly<Record<'edge' | 'little' | 'ring', string>>;
  readonly headShape: Readonly<Record<ClassOf<'headSlope'>, string>>;
  readonly headStart: Readonly<Record<ClassOf<'headStart'>, string>>;
  readonly lifeShape: Readonly<Record<ClassOf<'lifeSweep'>, string>>;
  readonly gaps: (count: number) => string;
  readonly fatePresence: Readonly<Record<'present' | 'unclear', string>>;
  readonly fateOrigin: Readonly<Record<Exclude<ClassOf<'fate'>, 'absent'>, string>>;
}

export type SharedTrait = 'broadPalm' | 'longPalm' | 'shortFingers' | 'longFingers';

export const mounts = ['jupiter', 'saturn', 'apollo', 'mercury', 'luna', 'venus'] as const;
export type Mount = (typeof mounts)[number];
