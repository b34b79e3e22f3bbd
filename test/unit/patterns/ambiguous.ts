/** A choice that is repeated: `(?:one|two)*`, also with a blank before or behind each. */
const repeated = /\(\?:((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)(?:[*+]|\{\d+,\d*\})/g;
const spaced = /^( ?)\(\?:([^()]*)\)( ?)$/;
/** More texts of one choice are not compared: it holds more than words. */
const maxTexts = 400;

/**
 * Returns the texts of a repeated choice that other texts of it make together, such as `un peu` of `(?: (?:un peu|un|peu))*`. A text that
 * repeats one can be read in twice as many ways with each repetition, which backtracks exponentially. The analyzer runs out of
 * time on long choices.
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

/** Whether two or more of the texts make this one. */
function isMadeOf(text: string, texts: readonly string[]): boolean {
  return texts.some(
    (first) =>
      first !== '' && first !== text && text.startsWith(first) && isSum(text.slice(first.length), texts),
  );
}

const isSum = (text: string, texts: readonly string[]): boolean =>
  text === '' ||
  texts.some((first) => first !== '' && text.startsWith(first) && isSum(text.slice(first.length), texts));

/** A word with its optional letters and without them. */
function spelled(word: string): readonly string[] {
  const [, head = '', letter = '', tail = ''] = /^(.*?)(.|\[[^\]]*\])\?(.*)$/.exec(word) ?? [];
  if (letter === '') return [word];
  const letters = letter.startsWith('[') ? [...letter.slice(1, -1)] : [letter];
  return ['', ...letters].flatMap((one) => spelled(head + one + tail));
}
