/** Also splits at the danda of Indian languages. */
export const splitSentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?।])\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** A decimal figure measured in a photo: `0.846`. */
const measured = /\d[.,]\d/;
const aside = / ?\([^()]*\)/g;

export interface Prose {
  /** The first sentence about a meaning; empty if it is the only sentence. */
  readonly lead: string;
  readonly sentences: readonly {
    readonly text: string;
    /** States what the photo shows, without a meaning. */
    readonly isGround: boolean;
  }[];
  readonly measured: readonly string[];
}

const normalized = (text: string): string =>
  text
    .replace(/(?<![.!?।])[.!?।]+$/u, '')
    .trim()
    .toLowerCase();

/**
 * Puts meanings before measurements; omits only the sentences in `shared`.
 * @param grounds sentences on the features that the text rests on

 * @param shared sentences that the page prints elsewhere
 */
export function orderedProse(text: string, grounds: readonly string[], shared: ReadonlySet<string>): Prose {
  const groundTexts = new Set(grounds.map(normalized));
  const ownSentences = splitSentences(text).filter((sentence) => !shared.has(sentence));
  const plainSentences = ownSentences.flatMap((sentence) => {
    const withoutMeasure = sentence.replaceAll(aside, (whole) => (measured.test(whole) ? '' : whole));
    return measured.test(withoutMeasure)
      ? []
      : [{ text: withoutMeasure, isGround: groundTexts.has(normalized(sentence)) }];
  });
  const lead = plainSentences.find(({ isGround }) => !isGround);
  return {
    lead: plainSentences.length > 1 && lead !== undefined ? lead.text : '',
    sentences: plainSentences.length > 1 ? plainSentences.filter((one) => one !== lead) : plainSentences,
    measured: ownSentences.filter((sentence) => measured.test(sentence)),
  };
}

const minTexts = 5;

/** @param grounds observed features; texts build on these sentences, so they stay in place */
export function sharedSentences(texts: readonly string[], grounds: readonly string[]): ReadonlySet<string> {
  const known = new Set(grounds.map(normalized));
  const times = new Map<string, number>();
  for (const text of texts)
    for (const sentence of new Set(splitSentences(text))) times.set(sentence, (times.get(sentence) ?? 0) + 1);
  return new Set(
    [...times].flatMap(([sentence, count]) =>
      count >= minTexts && !known.has(normalized(sentence)) ? [sentence] : [],
    ),
  );
}
