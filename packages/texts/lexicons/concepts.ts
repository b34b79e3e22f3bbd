import type en from '../en/lexicon.json';
import { type Phrase, phraseOf, type Token } from './frame.ts';
import { memoized } from './memoized.ts';
import { editDistance } from './slips.ts';

export type Concept = keyof typeof en.own.words;
/** Phrases with " | " between them, in the syntax of frame.ts. */
export type Concepts = Readonly<Record<Concept, string>>;

export interface Hit {
  readonly concept: Concept;
  readonly from: number;
  readonly to: number;
  readonly meant?: string;
}

interface Entry {
  readonly concept: Concept;
  readonly phrase: Phrase;
}

export interface Lexicon {
  readonly hitsAt: (tokens: readonly Token[], from: number) => readonly Hit[];
  readonly nearest: (token: Token, from: number) => readonly Hit[];
}

const lettersOfIndex = 2;
const minLettersOfSlip = 6;
const minLettersOfTwoSlips = 9;
const rememberedWords = 5000;

type Fold = (letters: string) => string;

export function lexicon(concepts: Concepts, fold: Fold = (letters) => letters): Lexicon {
  const entries = Object.entries(concepts).flatMap(([key, text]) =>
    isConcept(concepts, key)
      ? text
          .split('|')
          .filter((each) => each.trim() !== '')
          .map((each): Entry => ({ concept: key, phrase: foldedPhrase(phraseOf(each), fold) }))
      : [],
  );
  const byStart = Map.groupBy(entries, ({ phrase }) => startOf(phrase));
  const single = Map.groupBy(
    entries.filter(
      ({ phrase: [first, ...more] }) => more.length === 0 && (first?.is === 'word' || first?.is === 'begin'),
    ),
    ({ phrase: [first] }) => (first && first.is !== 'gap' ? first.letters : ''),
  );
  const misspellable = Map.groupBy(
    [...single.entries()]
      .filter(([word]) => word.length >= minLettersOfSlip)
      .map(([word, meanings]) => ({
        word,
        isStem: meanings.every(({ phrase: [first] }) => first?.is === 'begin'),
      })),
    ({ word }) => word[0],
  );
  const fillers = new Set(
    entries.flatMap(({ concept, phrase: [first, ...more] }) =>
      concept === 'filler' && first?.is === 'word' && more.length === 0 ? [first.letters] : [],
    ),
  );
  const memoizedFold = memoized(rememberedWords, fold);
  const read = ({ letters }: Token): string => memoizedFold(letters);
  return {
    hitsAt: (tokens, from) => {
      const first = tokens[from];
      if (first === undefined) return [];
      const isFiller = fillers.has(read(first));
      const start = read(first).slice(0, lettersOfIndex);
      return [...(byStart.get(start) ?? []), ...(byStart.get('*') ?? [])].flatMap(({ concept, phrase }) => {
        if (isFiller && isStem(phrase)) return [];
        const to = endOf(phrase, tokens, from, read);
        return to === undefined ? [] : [{ concept, from, to }];
      });
    },
    nearest: (token, from) => {
      const letters = read(token);
      if (letters.length < minLettersOfSlip || single.has(letters)) return [];
      const meant = misspellable.get(letters[0])?.find(({ word, isStem }) => {
        const head = isStem ? letters.slice(0, Math.max(word.length, minLettersOfSlip)) : letters;
        return isMisspelt(head, word, head.length >= minLettersOfTwoSlips ? 2 : 1);
      })?.word;
      if (meant === undefined) return [];
      return (single.get(meant) ?? []).map(({ concept }) => ({ concept, from, to: from + 1, meant }));
    },
  };
}

/** A filler word is never a form of a stem: "долго" does not match "долг*". */
const isStem = ([first, ...more]: Phrase): boolean => first?.is === 'begin' && more.length === 0;

const isConcept = (concepts: Concepts, key: string): key is Concept => Object.hasOwn(concepts, key);

const foldedPhrase = (phrase: Phrase, fold: Fold): Phrase =>
  phrase.map((element) => (element.is === 'gap' ? element : { ...element, letters: fold(element.letters) }));

const startOf = ([first]: Phrase): string =>
  first === undefined || first.is === 'gap' || first.is === 'end'
    ? '*'
    : first.letters.slice(0, lettersOfIndex);

/** A word and its plural are two words, not a misspelling. */
function isMisspelt(letters: string, word: string, slips: number): boolean {
  if (Math.abs(word.length - letters.length) > slips) return false;
  if (letters.startsWith(word) || word.startsWith(letters)) return false;
  return editDistance(letters, word) <= slips;
}

const maxWordsBetween = 4;

function endOf(
  phrase: Phrase,
  tokens: readonly Token[],
  from: number,
  read: (token: Token) => string,
): number | undefined {
  let at = from;
  for (const [index, element] of phrase.entries()) {
    if (element.is === 'gap') {
      for (let between = 0; between <= maxWordsBetween; between += 1) {
        const end = endOf(phrase.slice(index + 1), tokens, at + between, read);
        if (end !== undefined) return end;
      }
      return undefined;
    }
    const token = tokens[at];
    if (token === undefined) return undefined;
    const letters = read(token);
    const isLike =
      element.is === 'word'
        ? letters === element.letters
        : element.is === 'begin'
          ? letters.startsWith(element.letters)
          : letters.length > element.letters.length + 1 && letters.endsWith(element.letters);
    if (!isLike) return undefined;
    at += 1;
  }
  return at;
}
