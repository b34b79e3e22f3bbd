import type { PalmReading } from '../../../engines/palm/reading.ts';
import type { HandClasses } from './classes.ts';
import { classesOf } from './classes.ts';
import { measuresOf } from './measured.ts';
import type { PalmSection, PalmTopic } from './names.ts';
import type { Looks, PalmWords, SeenFeature } from './palm-words.ts';
import { type Told, toldOf } from './tell.ts';

/** One text of the reading, with what it rests on. */
export interface Text {
  readonly title: string;
  readonly basis: string;
  readonly text: string;
  /** What was measured: the features that the text speaks of, with their numbers. */
  readonly rests_on: readonly string[];
  /** What a photo cannot show here. */
  readonly limits: string;
  readonly disclaimer: string;
}

/** One palm and the words to tell it in. */
export interface PalmInWords {
  readonly reading: PalmReading;
  readonly hand: HandClasses;
  readonly words: PalmWords;
}

export const palmIn = (words: PalmWords, reading: PalmReading): PalmInWords => ({
  reading,
  hand: classesOf(reading),
  words,
});

/** What a text may rest on: a feature, or that heart and head line seem to be one. */
type TextGround = SeenFeature | 'joined';

/** Puts a text together; `paragraphs` hold sentences, and what is empty is left out. */
export function textOf(
  name: PalmSection | PalmTopic,
  paragraphs: readonly (readonly string[])[],
  grounds: readonly TextGround[],
  palm: PalmInWords,
): Text {
  const { words } = palm;
  return {
    title: words.titles[name],
    basis: words.basis,
    text: paragraphs
      .map((sentences) => sentences.filter((sentence) => sentence !== '').join(' '))
      .filter((paragraph) => paragraph !== '')
      .join('\n\n'),
    rests_on: restsOn(grounds, palm),
    limits: words.limits[name],
    disclaimer: words.disclaimer,
  };
}

function restsOn(grounds: readonly TextGround[], { reading, hand, words }: PalmInWords): string[] {
  const measures = measuresOf(reading);
  return [...new Set(grounds)].flatMap((feature) => {
    if (feature === 'joined') return reading.joined ? [words.joined.look] : [];
    const look = lookOf(feature, hand, words);
    return look === null ? [] : [`${look} (${words.measures[feature](measures)})`];
  });
}

/** How a feature of this hand looks, in the words of lists unless others are named; null where the photo does not decide it. */
export function lookOf(
  feature: SeenFeature,
  hand: HandClasses,
  words: PalmWords,
  from: Looks = words.looks,
): string | null {
  const looks: Readonly<Record<string, string>> = from[feature];
  const cls = hand[feature];
  return cls === null ? null : (looks[cls] ?? null);
}

export const saysOf = (told: readonly (Told | null)[]): string[] => toldOf(told).map(({ says }) => says);

/** The features of passages, without the shade of a type, which is seen by the type's own two ratios. */
export const featuresOf = (told: readonly (Told | null)[]): SeenFeature[] =>
  toldOf(told)
    .flatMap(({ features }) => features)
    .filter((feature) => feature !== 'shade');

export const capital = (clause: string): string => clause.charAt(0).toUpperCase() + clause.slice(1);
