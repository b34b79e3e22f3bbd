import { folded } from './folded.ts';

/**
 * `fear`: "will I lose my job?"; `leaving`: "should I quit my job?"; `hope`: "will I lose weight?", in words that
 * sound like fear.
 */
export type Mood = 'hope' | 'fear' | 'leaving' | 'neither';

export interface Feeling {
  readonly mood: Mood;
  readonly sorrow: boolean;
}

/** Each is global and matched against the folded question. */
export interface MoodWords {
  readonly fear: RegExp;
  /** Words of fear within these phrases do not count. */
  readonly hope: RegExp;
  /** Outweighs fear and hope. */
  readonly leaving: RegExp;
  readonly sorrow: RegExp;
}

export function feelingIn(text: string, { sorrow, ...words }: MoodWords): Feeling {
  const others = text.replace(sorrow, ' ');
  return { mood: moodIn(others, words), sorrow: others !== text };
}

function moodIn(text: string, { fear, hope, leaving }: Omit<MoodWords, 'sorrow'>): Mood {
  if (text.search(leaving) >= 0) return 'leaving';
  const rest = text.replace(hope, ' ');
  if (rest.search(fear) >= 0) return 'fear';
  return rest === text ? 'neither' : 'hope';
}

export function anyOf(...sources: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${sources.join('|')})\\b`, 'g');
}

export type MoodReader = (message: string) => Feeling;

export const moodReaderOf =
  (words: MoodWords, fold: (text: string) => string = folded): MoodReader =>
  (message) =>
    feelingIn(fold(message), words);
