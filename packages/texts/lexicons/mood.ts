import { folded } from './folded.ts';

/**
 * What whoever asks wishes of a thing. `fear`: that it may not come ("will I lose my job?"); `leaving`: to be told whether to end it
 * themselves ("should I quit my job?"); `hope`: that something bad ends or is left behind, in words that would sound like fear
 * ("will I lose weight?"); `neither`: the words do not say.
 */
export type Mood = 'hope' | 'fear' | 'leaving' | 'neither';

/** What the words of a question tell of whoever asks. */
export interface Feeling {
  readonly mood: Mood;
  /** They say that they are sad, low or lost. */
  readonly sorrow: boolean;
}

/** The words by which a language tells it; they are looked for in a question as the lexicon folds it, so each is global. */
export interface MoodWords {
  readonly fear: RegExp;
  /** Whole ways of speaking; the words of fear within them do not count. */
  readonly hope: RegExp;
  /** What asks for a decision of one's own together with what it would end; it weighs more than fear and hope. */
  readonly leaving: RegExp;
  /** Whole ways of saying so; the words of fear within them do not count. */
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

/** Any of some sources as whole words of plain letters. */
export function anyOf(...sources: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${sources.join('|')})\\b`, 'g');
}

/** Hears what a message in one language tells of whoever asks. */
export type Hearing = (message: string) => Feeling;

export const hearing =
  (words: MoodWords, fold: (text: string) => string = folded): Hearing =>
  (message) =>
    feelingIn(fold(message), words);
