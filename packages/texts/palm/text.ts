import type { PalmReading } from '@palmleaf/engines/palm';
import { capital } from '../languages/capital.ts';
import {
  classesOf,
  classesWithin,
  type HandClasses,
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
  /** Also within the error of a border; a type only where decided, as a sixth of all sentences follows it. */
  readonly nearest: HandClasses;
  readonly nearestType: HandClasses['type'];
  readonly ruledOut: RuledOut;
  readonly words: PalmWords;
}

export function palmIn(words: PalmWords, reading: PalmReading): PalmInWords {
  const hand = classesOf(reading);
  const nearest = classesWithin(reading, 0);
  return {
    reading,
    hand,
    nearest: { ...nearest, type: hand.type },
    nearestType: nearest.type,
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
  const { words, hand, nearest } = palm;
  const isTentative = grounds.some(
    (name) => name !== 'joined' && hand[name] === null && nearest[name] !== null,
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
  const { reading, hand, words } = palm;
  const measures = measuresOf(reading);
  return [...new Set(grounds)].flatMap((feature) => {
    if (feature === 'joined') return reading.joined ? [words.joined.look] : [];
    const phrase = lookOf(feature, hand, words) ?? ruledOutLook(feature, palm);
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

export function ruledOutWords(
  feature: Spanned,
  { ruledOut, words }: PalmInWords,
): { readonly look: string; readonly says: string } | undefined {
  const table: Readonly<Record<string, { readonly look: string; readonly says: string }>> =
    words.ruledOut[feature];
  return table[ruledOut[feature] ?? ''];
}

const ruledOutLook = (feature: SeenFeature, palm: PalmInWords): string | null =>
  (isSpanned(feature) && ruledOutWords(feature, palm)?.look) || null;

export const ruledOutSentences = (palm: PalmInWords, ...among: readonly Spanned[]): PalmSentence[] =>
  among.flatMap((feature) => {
    const words = ruledOutWords(feature, palm);
    return words === undefined ? [] : [{ says: words.says, features: [feature] }];
  });

export const saysOf = (sentences: readonly (PalmSentence | null)[]): string[] =>
  decidedIn(sentences).flatMap(({ says }) => (says === '' ? [] : [says]));

/** The text of a short field: the statement, or its first decided feature if too many hands share the statement. */
export function fieldOf(statement: PalmSentence | undefined, { hand, words }: PalmInWords): string {
  if (statement === undefined || statement.says !== '') return statement?.says ?? words.keys.undecided;
  const [look] = seenFeatures([statement]).flatMap((feature) => lookOf(feature, hand, words) ?? []);
  return look === undefined ? words.keys.undecided : capital(look);
}

/** Without the shade, which the type's own ratios decide. */
export const seenFeatures = (sentences: readonly (PalmSentence | null)[]): SeenFeature[] =>
  decidedIn(sentences)
    .flatMap(({ features }) => features)
    .filter((feature) => feature !== 'shade');
