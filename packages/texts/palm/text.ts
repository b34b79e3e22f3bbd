import type { PalmReading } from '@palmleaf/engines/palm';
import { capital } from '../languages/capital.ts';
import {
  classesOf,
  classesWithin,
  type HandClasses,
  meantBy,
  type RuledOut,
  ruledOutOf,
  type Spanned,
  spanned,
} from './classes.ts';
import { measuresOf } from './measured.ts';
import type { PalmSection, PalmTopic } from './names.ts';
import type { Looks, PalmWords, SeenFeature } from './palm-words.ts';
import { decidedIn, type PalmSentence } from './tell.ts';

export interface Text {
  readonly title: string;
  readonly basis: string;
  readonly text: string;
  readonly rests_on: readonly string[];
  readonly limits: string;
  readonly disclaimer: string;
}

export interface PalmInWords {
  readonly reading: PalmReading;
  readonly hand: HandClasses;
  readonly nearest: HandClasses;
  readonly meant: HandClasses;
  readonly ruledOut: RuledOut;
  readonly words: PalmWords;
}

export function palmIn(words: PalmWords, reading: PalmReading): PalmInWords {
  const hand = classesOf(reading);
  const nearest = classesWithin(reading, 0);
  return {
    reading,
    hand,
    nearest,
    meant: meantBy(hand, nearest),
    ruledOut: ruledOutOf(reading, hand),
    words,
  };
}

type TextGround = SeenFeature | 'joined';

export function textOf(
  name: PalmSection | PalmTopic,
  paragraphs: readonly (readonly string[])[],
  grounds: readonly TextGround[],
  palm: PalmInWords,
): Text {
  const { words, hand, meant } = palm;
  const isTentative = grounds.some(
    (name) => name !== 'joined' && hand[name] === null && meant[name] !== null,
  );
  return {
    title: words.titles[name],
    basis: words.basis,
    text: paragraphs
      .map((sentences) => sentences.filter((sentence) => sentence !== '').join(' '))
      .filter((paragraph) => paragraph !== '')
      .join('\n\n'),
    rests_on: restsOn(grounds, palm),
    limits: isTentative ? `${words.limits[name]} ${words.keys.tentative}` : words.limits[name],
    disclaimer: words.disclaimer,
  };
}

function restsOn(grounds: readonly TextGround[], palm: PalmInWords): string[] {
  const { reading, words } = palm;
  const measures = measuresOf(reading);
  return [...new Set(grounds)].flatMap((feature) => {
    if (feature === 'joined') return reading.joined ? [words.joined.look] : [];
    const phrase = decidedPhrase(feature, palm);
    return phrase === null ? [] : [`${phrase} (${words.measures[feature](measures)})`];
  });
}

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

const isSpanned = (feature: SeenFeature): feature is Spanned => spanned.some((name) => name === feature);

/** How a feature looks, or how it does not look where the photo only excludes a class. */
function decidedPhrase(feature: SeenFeature, { hand, ruledOut, words }: PalmInWords): string | null {
  const look = lookOf(feature, hand, words);
  if (look !== null || !isSpanned(feature)) return look;
  const table: Readonly<Record<string, string>> = words.ruledOut[feature];
  return table[ruledOut[feature] ?? ''] ?? null;
}

export const saysOf = (sentences: readonly (PalmSentence | null)[]): string[] =>
  decidedIn(sentences).flatMap(({ says }) => (says === '' ? [] : [says]));

/** If too many hands share the statement, its first decided feature. */
export function fieldOf(statement: PalmSentence | undefined, palm: PalmInWords): string {
  const { undecided } = palm.words.keys;
  if (statement === undefined || statement.says !== '') return statement?.says ?? undecided;
  const [look] = seenFeatures([statement]).flatMap((feature) => decidedPhrase(feature, palm) ?? []);
  return look === undefined ? undecided : capital(look);
}

/** Omits `shade`, which rests on the ratios of the type. */
export const seenFeatures = (sentences: readonly (PalmSentence | null)[]): SeenFeature[] =>
  decidedIn(sentences)
    .flatMap(({ features }) => features)
    .filter((feature) => feature !== 'shade');
