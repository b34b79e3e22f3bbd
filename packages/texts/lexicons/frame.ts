import { folded } from './folded.ts';
import { memoized } from './memoized.ts';

/** The `lexicon.json` of each language has a list of phrases for each key. */
const frameKeys = [
  'asks',
  'opens',
  'howLong',
  'why',
  'howTo',
  'whatKind',
  'rather',
  'joins',
  'address',
  'kin',
  'owners',
  'persons',
  'beloved',
  'theirs',
  'beside',
  'tells',
  'afterKin',
  'subjects',
  'predicates',
  'died',
  'happened',
  'aspects',
  'whom',
  'relatives',
  'bonds',
  'born',
  'goodDay',
  'whichDay',
  'wedding',
  'business',
  'housewarming',
  'journey',
  'vehicle',
  'study',
  'rahu',
  'yama',
  'gulika',
  'panchang',
  'decides',
  'deeds',
  'newer',
  'kept',
  'leaves',
  'alternates',
  'noOr',
  'explains',
  'closes',
  'denies',
  'confirms',
  'until',
  'before',
  'onwards',
  'christmas',
  'easter',
  'monsoon',
  'newYear',
  'animals',
  'gone',
  'ails',
  'valentine',
  'carnival',
  'pongal',
  'holi',
  'ugadi',
  'diwali',
] as const;
export type FrameKey = (typeof frameKeys)[number];

/** Phrases separated by " | ". `word*` matches a beginning, `*word` an ending, `…` up to eight words. */
type Frames = Readonly<Record<FrameKey, string>>;

export interface FrameTexts extends Frames {
  /** Names of this language, in all languages of the chat. */
  readonly called: string;
  /** Small folded words that identify this language in Latin letters. */
  readonly marks?: string;
}

type Element = { readonly is: 'word' | 'begin' | 'end'; readonly letters: string } | { readonly is: 'gap' };
export type Phrase = readonly Element[];
export type FramePhrases = Readonly<Record<FrameKey, readonly Phrase[]>>;

export function phraseOf(text: string): Phrase {
  return text
    .trim()
    .split(/\s+/)
    .map((word): Element => {
      if (word === '…') return { is: 'gap' };
      const letters = folded(word.replaceAll('*', ''));
      if (word.endsWith('*')) return { is: 'begin', letters };
      return word.startsWith('*') ? { is: 'end', letters } : { is: 'word', letters };
    });
}

export function framePhrases<Code extends string>(
  written: Readonly<Record<Code, Frames>>,
): Readonly<Record<Code, FramePhrases>>;
export function framePhrases(
  written: Readonly<Record<string, Frames>>,
): Readonly<Record<string, FramePhrases>> {
  return Object.fromEntries(Object.entries(written).map(([code, frame]) => [code, compiled(frame)]));
}

function compiled(frame: Frames): FramePhrases;
function compiled(frame: Readonly<Record<string, string>>): Readonly<Record<string, readonly Phrase[]>> {
  return Object.fromEntries(
    Object.entries(frame).map(([key, phrases]) => [key, phrases.split('|').map(phraseOf)]),
  );
}

export interface Token {
  readonly letters: string;
  readonly at: number;
  readonly end: number;
}

/** The zeros of scripts with their own digits. */
const zeros = ['०', '௦', '٠'].map((zero) => zero.codePointAt(0) ?? 0);

const inPlainDigits = (word: string): string =>
  word.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((each) => point >= each && point - each <= 9);
    return zero === undefined ? digit : String(point - zero);
  });

/** "Merciii" is "merci". */
const inPlainLength = (word: string): string => word.replace(/(\p{L})\1{2,}/gu, '$1');

const rememberedClauses = 64;

/** `at` and `end` are positions in the message as written. */
export const tokensOf = memoized(rememberedClauses, (message: string): readonly Token[] =>
  [...message.matchAll(/[\p{L}\p{M}]+|\p{Nd}+/gu)].map(({ 0: word, index }) => ({
    letters: inPlainLength(inPlainDigits(folded(word))),
    at: index,
    end: index + word.length,
  })),
);

interface Found {
  readonly from: number;
  readonly to: number;
}

const maxWordsBetween = 8;

function isLike(element: Exclude<Element, { is: 'gap' }>, { letters }: Token): boolean {
  switch (element.is) {
    case 'word':
      return letters === element.letters;
    case 'begin':
      return letters.startsWith(element.letters);
    case 'end':
      return letters.length > element.letters.length + 1 && letters.endsWith(element.letters);
  }
}

function endOf(phrase: Phrase, tokens: readonly Token[], from: number): number | undefined {
  const [first, ...rest] = phrase;
  if (first === undefined) return from;
  if (first.is === 'gap') {
    for (let between = 0; between <= maxWordsBetween; between += 1) {
      const end = endOf(rest, tokens, from + between);
      if (end !== undefined) return end;
    }
    return undefined;
  }
  const token = tokens[from];
  return token !== undefined && isLike(first, token) ? endOf(rest, tokens, from + 1) : undefined;
}

/** The phrases under their first letter; under '' those that begin with a gap or an ending. */
const indexes = new WeakMap<readonly Phrase[], ReadonlyMap<string, readonly Phrase[]>>();

function indexOf(phrases: readonly Phrase[]): ReadonlyMap<string, readonly Phrase[]> {
  const known = indexes.get(phrases);
  if (known !== undefined) return known;
  const index = Map.groupBy(phrases, ([first]) =>
    first?.is === 'word' || first?.is === 'begin' ? first.letters.slice(0, 1) : '',
  );
  indexes.set(phrases, index);
  return index;
}

export function foundAt(
  phrases: readonly Phrase[],
  tokens: readonly Token[],
  from: number,
): Found | undefined {
  const letter = tokens[from]?.letters[0];
  if (letter === undefined) return undefined;
  const index = indexOf(phrases);
  let to: number | undefined;
  for (const phrase of [...(index.get(letter) ?? []), ...(index.get('') ?? [])]) {
    const end = endOf(phrase, tokens, from);
    if (end !== undefined && (to === undefined || end > to)) to = end;
  }
  return to === undefined ? undefined : { from, to };
}

export function foundIn(phrases: readonly Phrase[], tokens: readonly Token[]): Found | undefined {
  for (const from of tokens.keys()) {
    const found = foundAt(phrases, tokens, from);
    if (found) return found;
  }
  return undefined;
}
