/**
 * What whoever asks wishes of a thing. `fear`: that it may not come ("will I lose my job?"); `hope`: that something bad
 * ends or is left behind, in words that would sound like fear ("will I lose weight?"); `neither`: the words do not say.
 */
export type Mood = 'hope' | 'fear' | 'neither';

/** The words by which a language tells the mood; they are looked for in a question as the lexicon folds it, so each is global. */
export interface MoodWords {
  readonly fear: RegExp;
  /** Whole ways of speaking; the words of fear within them do not count. */
  readonly hope: RegExp;
}

export function moodIn(text: string, { fear, hope }: MoodWords): Mood {
  const rest = text.replace(hope, ' ');
  if (rest.search(fear) >= 0) return 'fear';
  return rest === text ? 'neither' : 'hope';
}

/** Any of some sources as whole words of plain letters. */
export function anyOf(...sources: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${sources.join('|')})\\b`, 'g');
}
