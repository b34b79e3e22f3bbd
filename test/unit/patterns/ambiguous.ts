/** Matches a repeated choice: `(?:one|two)*`, also with a space before or after each. */
const repeated = /\(\?:((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)(?:[*+]|\{\d+,\d*\})/g;
const spaced = /^( ?)\(\?:([^()]*)\)( ?)$/;
/** The limit of the comparison. A choice with more texts holds more than words. */
const maxTexts = 400;

/**
 * Returns texts of a repeated choice that other texts of it can form together, for example `un peu` in `(?: (?:un
 * peu|un|peu))*`. Each repetition of such a text doubles the number of readings, which backtracks exponentially. The
 * analyzer times out on long choices.
 */
export function ambiguousTexts(source: string): readonly string[] {
  return [...source.matchAll(repeated)].flatMap(([, body = '']) => {
    const [, before = '', words = body, behind = ''] = spaced.exec(body) ?? [];
    if (/[()]/.test(words)) return [];
    const texts = [...new Set(words.split('|').flatMap(spelled))].map((text) => before + text + behind);
    if (texts.length > maxTexts) return [];
    return texts.filter((text) => isMadeOf(text, texts));
  });
}

/** Whether two or more of the texts form this one. */
function isMadeOf(text: string, texts: readonly string[]): boolean {
  return texts.some(
    (first) =>
      first !== '' && first !== text && text.startsWith(first) && isSum(text.slice(first.length), texts),
  );
}

const isSum = (text: string, texts: readonly string[]): boolean =>
  text === '' ||
  texts.some((first) => first !== '' && text.startsWith(first) && isSum(text.slice(first.length), texts));

/** Returns a word with its optional letters and without them. */
function spelled(word: string): readonly string[] {
  const [, head = '', letter = '', tail = ''] = /^(.*?)(.|\[[^\]]*\])\?(.*)$/.exec(word) ?? [];
  if (letter === '') return [word];
  const letters = letter.startsWith('[') ? [...letter.slice(1, -1)] : [letter];
  return ['', ...letters].flatMap((one) => spelled(head + one + tail));
}
