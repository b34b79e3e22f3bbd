import type { LineName } from '@palmleaf/engines/palm';
import type { ClassOf, Feature, Outer, Spanned } from './classes.ts';
import type { PalmSection, PalmTopic } from './names.ts';
import type { PassageText, PassageWords } from './passages.ts';

/** Features that describe a photo's hand; the shade of a type has no visible form. */
export type SeenFeature = Exclude<Feature, 'shade'>;

/** Names of a feature's class for lists: a trait, a strength, fields of work that tradition names. */
export interface Gift {
  readonly trait: string;
  readonly strength: string;
  readonly professions?: readonly string[];
}

/** Rare traits, described under special features. */
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

/**
 * All words of a reading in one language. A language is whole or it is none: every class of every feature has its
 * words, and what is put together (lists, a heading before its clause) is put together by functions of the language.
 */
export interface PalmWords {
  readonly titles: Readonly<Record<PalmSection | PalmTopic, string>>;
  /** The limits of a photo, by heading. */
  readonly limits: Readonly<Record<PalmSection | PalmTopic, string>>;
  readonly basis: string;
  readonly disclaimer: string;
  /** Texts of single features, for photos that leave the other feature open, in text order. */
  readonly alone: {
    readonly [Text in Exclude<PassageText, 'hand-type' | 'mounts' | 'joined'>]: {
      readonly [Name in Exclude<Feature, 'shade'>]?: Readonly<Partial<Record<ClassOf<Name>, string>>>;
    };
  };
  /** The class that an undecided feature excludes: its form, and its consequence. */
  readonly ruledOut: { readonly [Name in Spanned]: Readonly<Record<Outer<Name>, RuledOutWords>> };
  readonly passages: { readonly [Text in PassageText]: PassageWords<Text> };
  /** The form of a class: a noun phrase for lists. */
  readonly looks: Looks;
  /** The same in the case that the sentences of `sources` govern. */
  readonly sourceLooks: Looks;
  /** "a, b and c" */
  readonly list: (items: readonly string[]) => string;
  /** The evidence of a topic: a sentence around the descriptions of its features. */
  readonly sources: Readonly<Record<PalmTopic, (looks: string, count: number) => string>>;
  /** The measured numbers of a feature, for the list of what was measured; prose never holds them. */
  readonly measures: Readonly<Record<SeenFeature, (measured: Measures) => string>>;
  readonly gifts: { readonly [Name in SeenFeature]: Readonly<Record<ClassOf<Name>, Gift>> };
  readonly joined: {
    readonly topics: Readonly<Record<PalmTopic, string>>;
    readonly line: string;
    readonly summary: string;
    /** The same as a list item among the measurements. */
    readonly look: string;
    readonly gift: Gift;
  };
  /** Shown if the photo decides too little for a text; each has different words. */
  readonly tooLittle: Readonly<Record<PalmSection | PalmTopic, string>>;
  readonly keys: KeyWords;
  readonly handType: {
    readonly seen: Readonly<Record<ClassOf<'type'>, string>>;
    /** The common trait of the two possible types, if one proportion is clear and the other is not. */
    readonly between: Readonly<Record<SharedTrait, string>>;
    /** For two proportions near the middle: the mixed hand of the books. */
    readonly mixed: string;
    /** The evidence for the clear proportion, or for none. */
    readonly openSeen: Readonly<Record<SharedTrait | 'neither', string>>;
    /** Fingers that are not measured, so that their length does not help to decide; none are named where all are held so. */
    readonly unmeasured: (fingers: readonly string[]) => string;
    readonly leaning: string;
  };
  readonly fingers: {
    readonly names: Readonly<Record<'thumb' | 'index' | 'middle' | 'ring' | 'little', string>>;
    readonly seen: {
      readonly [Name in 'index' | 'little' | 'thumb']: Readonly<Record<ClassOf<Name>, string>>;
    };
    readonly seenIn: (clauses: string) => string;
    readonly cut: (fingers: string) => string;
    /** Fingers that bend, or without a visible outline. */
    readonly unseen: (fingers: string) => string;
    /** Shown if the text only says what the fingers are not. */
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
    /** Joins a mount's heading and its text. */
    readonly told: (heading: string, says: string) => string;
    readonly silent: (headings: readonly string[]) => string;
  };
  readonly special: {
    readonly told: Readonly<Record<Rarity, string>>;
    readonly none: string;
    /** Like `none`, for a hand that the photo does not fully decide. */
    readonly open: string;
    readonly unnamed: string;
  };
  readonly minorLines: { readonly unnamed: string; readonly soft: string };
  readonly summary: {
    readonly seen: (side: 'left' | 'right', clearLines: string, count: number) => string;
    readonly onlyFaint: (side: 'left' | 'right') => string;
  };
}

interface RuledOutWords {
  readonly look: string;
  readonly says: string;
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
  /** Degrees below straight across. */
  readonly headSlope: number;
  readonly headToLife: number | null;
  readonly lifeReach: number | null;
  readonly lifeLength: number;
  readonly lifeEnd: number | null;
  readonly fateLength: number;
  readonly fateStart: number | null;
  readonly fineLines: number;
}

/** The short words under the vendor's keys. */
export interface KeyWords {
  readonly undecided: string;
  /** Two neighbouring classes, the nearer one first. */
  readonly rather: (nearer: string, other: string) => string;
  /** Closes a text that rests in part on measures near their borders. */
  readonly tentative: string;
  readonly invisible: string;
  readonly unidentified: string;
  readonly notFound: string;
  readonly depth: Readonly<Record<'clear' | 'faint', string>>;
  /** Neither plainly the one nor plainly the other: between the two. */
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

/** The common trait of two neighbouring types: earth and air, fire and water, earth and fire, air and water. */
export type SharedTrait = 'broadPalm' | 'longPalm' | 'shortFingers' | 'longFingers';

export const mounts = ['jupiter', 'saturn', 'apollo', 'mercury', 'luna', 'venus'] as const;
export type Mount = (typeof mounts)[number];
