import { type Feeling, feelingIn, type MoodWords } from './mood.ts';
import { isNear } from './slips.ts';

/** How questions of one language are understood. */
export interface Lexicon {
  /** The question in the plain English that the rules read. */
  readonly plain: (question: string) => string;
  readonly feelingOf: (question: string) => Feeling;
}

interface Entries {
  /** Of several words, folded; replaced first, in order, before single words. What stands for them is English and stays. */
  readonly phrases: readonly (readonly [RegExp, string])[];
  /** By the English: the words that stand for it, with spaces between them. */
  readonly words: Readonly<Record<string, string>>;
  /** Its own words of fear, hope, leaving and sorrow, folded. */
  readonly mood: MoodWords;
  /** How the language's letters are brought to plain ones, on both sides. */
  readonly fold?: (text: string) => string;
}

/** Lower-case letters without accents, as people in a hurry type them. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Marks the English of a phrase, so that its words are not taken for words of the language. */
const done = '\u0001';

/** What a phrase took over from the question ("$1") is still to be translated. */
const asDone = (plain: string): string =>
  plain
    .split(' ')
    .map((word) => (word.includes('$') ? word : word + done))
    .join(' ');

/** Builds the lexicon of a language; slips of typing in longer words are put right. */
export function lexicon({ phrases, words, mood, fold = folded }: Entries): Lexicon {
  const english = new Map(
    Object.entries(words).flatMap(([plain, own]) => own.split(' ').map((word) => [fold(word), plain])),
  );
  const longer = [...english.keys()].filter((word) => word.length >= 6);
  const meaningOf = (word: string): string => {
    const known = english.get(word);
    if (known !== undefined || word.length < 6) return known ?? word;
    const meant = longer.find((other) => isNear(word, other, word.length >= 9 ? 2 : 1));
    return (meant === undefined ? undefined : english.get(meant)) ?? word;
  };
  const plain = (question: string): string =>
    phrases
      .reduce((text, [pattern, plain]) => text.replace(pattern, ` ${asDone(plain)} `), fold(question))
      .replace(/[\p{L}\p{M}']+/gu, (word, at: number, text: string) =>
        text[at + word.length] === done ? word : meaningOf(word),
      )
      .replaceAll(done, '')
      .replace(/\s+/g, ' ')
      .trim();
  return { plain, feelingOf: (question) => feelingIn(fold(question), mood) };
}
