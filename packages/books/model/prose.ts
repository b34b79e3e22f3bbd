/** Sentences of a text, also of the languages of India. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?।])\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** A figure with decimals, as photos are measured in: `0.846`. */
const measured = /\d[.,]\d/;
const aside = / ?\([^()]*\)/g;

/** A text, sorted by what a reader looks for. */
export interface Prose {
  /** What is read from the hand, the first of it first. */
  readonly lead: string;
  readonly sentences: readonly {
    readonly text: string;
    /** Says what the photo shows, not what it means. */
    readonly isGround: boolean;
  }[];
  /** Sentences that tell figures, as they came. */
  readonly measured: readonly string[];
}

const plain = (text: string): string =>
  text
    .replace(/(?<![.!?।])[.!?।]+$/u, '')
    .trim()
    .toLowerCase();

/**
 * Sorts a text: what it means before what was measured for it. Nothing is lost: a sentence that loses its figures in brackets
 * stands whole among the measured ones.
 *
 * @param grounds what the answer says that its text rests on
 * @param shared sentences that many texts of the page have, said elsewhere
 */
export function sorted(text: string, grounds: readonly string[], shared: ReadonlySet<string>): Prose {
  const known = new Set(grounds.map(plain));
  const own = sentencesOf(text).filter((sentence) => !shared.has(sentence));
  const told = own.flatMap((sentence) => {
    const bare = sentence.replaceAll(aside, (whole) => (measured.test(whole) ? '' : whole));
    return measured.test(bare) ? [] : [{ text: bare, isGround: known.has(plain(sentence)) }];
  });
  const lead = told.find(({ isGround }) => !isGround);
  return {
    lead: told.length > 1 && lead !== undefined ? lead.text : '',
    sentences: told.length > 1 ? told.filter((one) => one !== lead) : told,
    measured: own.filter((sentence) => measured.test(sentence)),
  };
}

/** In so many texts a sentence is one of the page, not of the text. */
const many = 5;

/**
 * Sentences that many texts begin or end with, to be said once.
 *
 * @param grounds what the photo shows: texts go on from it, so it stays where it is
 */
export function sharedSentences(texts: readonly string[], grounds: readonly string[]): ReadonlySet<string> {
  const known = new Set(grounds.map(plain));
  const times = new Map<string, number>();
  for (const text of texts)
    for (const sentence of new Set(sentencesOf(text))) times.set(sentence, (times.get(sentence) ?? 0) + 1);
  return new Set(
    [...times].flatMap(([sentence, count]) =>
      count >= many && !known.has(plain(sentence)) ? [sentence] : [],
    ),
  );
}
