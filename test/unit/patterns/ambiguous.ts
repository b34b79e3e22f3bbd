const repeated = /\(\?:((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)(?:[*+]|\{\d+,\d*\})/g;
const spaced = /^( ?)\(\?:([^()]*)\)( ?)$/;
const maxTexts = 400;

/** Finds alternatives that equal a sequence of others, like `un peu` in `(?:un peu|un|peu)`: each repetition doubles the readings. */
export function ambiguousTexts(source: string): readonly string[] {
  return [...source.matchAll(repeated)].flatMap(([, body = '']) => {
    const [, before = '', words = body, behind = ''] = spaced.exec(body) ?? [];
    if (/[()]/.test(words)) return [];
    const texts = [...new Set(words.split('|').flatMap(spelled))].map((text) => before + text + behind);
    if (texts.length > maxTexts) return [];
    return texts.filter((text) => isMadeOf(text, texts));
  });
}

function isMadeOf(text: string, texts: readonly string[]): boolean {
  return texts.some(
    (first) =>
      first !== '' && first !== text && text.startsWith(first) && isSum(text.slice(first.length), texts),
  );
}

const isSum = (text: string, texts: readonly string[]): boolean =>
  text === '' ||
  texts.some((first) => first !== '' && text.startsWith(first) && isSum(text.slice(first.length), texts));

function spelled(word: string): readonly string[] {
  const [, head = '', letter = '', tail = ''] = /^(.*?)(.|\[[^\]]*\])\?(.*)$/.exec(word) ?? [];
  if (letter === '') return [word];
  const letters = letter.startsWith('[') ? [...letter.slice(1, -1)] : [letter];
  return ['', ...letters].flatMap((one) => spelled(head + one + tail));
}
