type MalayalamCase = 'nominative' | 'accusative' | 'dative' | 'genitive' | 'sociative' | 'ablative';

const signOf = new Map([
  ['ആ', 'ാ'],
  ['ഇ', 'ി'],
  ['ഉ', 'ു'],
  ['എ', 'െ'],
  ['ഓ', 'ോ'],
]);

/** Chillu letters end a word; before a vowel they become these consonants. */
const consonantOf = new Map([
  ['ൻ', 'ന'],
  ['ൽ', 'ല'],
  ['ൾ', 'ള'],
  ['ർ', 'ര'],
  ['ൺ', 'ണ'],
]);

/** «ശുക്രനും», «ചൊവ്വയും», «വ്യാഴവും», but «വ്യാഴമാണ്». */
function joined(word: string, ending: string): string {
  const sign = `${signOf.get(ending.charAt(0)) ?? ''}${ending.slice(1)}`;
  const last = word.at(-1) ?? '';
  const before = word.slice(0, -1);
  const consonant = consonantOf.get(last);
  if (consonant !== undefined) return `${before}${consonant}${sign}`;
  if (last === '്') return `${before}${sign}`;
  if (last === 'ം') return `${before}${ending === 'ഉം' ? 'വ' : 'മ'}${sign}`;
  return `${word}${'ുൂൊോ'.includes(last) ? 'വ' : 'യ'}${sign}`;
}

export function inCase(noun: string, grammarCase: MalayalamCase): string {
  if (grammarCase === 'nominative') return noun;
  if (grammarCase === 'ablative') return `${joined(beforePlace(noun), 'ഇൽ')} നിന്ന്`;
  const stem = obliqueOf(noun);
  // After these, -ഇൻ- precedes the ending; -ം becomes -ത്ത്-.
  const isWeak = /[്ൽുൂ]$/u.test(noun);
  if (grammarCase === 'accusative') return joined(stem, isWeak ? 'ഇനെ' : 'എ');
  if (grammarCase === 'sociative') return joined(stem, isWeak ? 'ഇനോട്' : 'ഓട്');
  const hasIn = isWeak || noun.endsWith('ം');
  if (noun.endsWith('ൻ')) return `${noun.slice(0, -1)}${grammarCase === 'genitive' ? 'ന്റെ' : 'ന്'}`;
  if (grammarCase === 'genitive') return joined(stem, hasIn ? 'ഇന്റെ' : 'ഉടെ');
  if (hasIn) return joined(stem, 'ഇന്');
  return `${noun}${/[ൾർിീ]$/u.test(noun) ? '' : 'യ്'}ക്ക്`;
}

/** «വ്യാഴം» by «വ്യാഴത്ത്». */
function obliqueOf(noun: string): string {
  return noun.replace(/ം$/u, 'ത്ത്');
}

/** A place in -ട് doubles its consonant: «വീട്ടിൽ». */
function beforePlace(noun: string): string {
  return obliqueOf(noun).replace(/(?<!്)ട്$/u, 'ട്ട്');
}

/** «and» or «too» after any case: «ശുക്രനും». */
export function too(word: string): string {
  return joined(word, 'ഉം');
}

/** «or», and «nor» before a negative verb. */
export function or(word: string): string {
  return joined(word, 'ഓ');
}

/** Stresses the word: «ശുക്രനാണ്». */
export function itIs(word: string): string {
  return joined(word, 'ആണ്');
}

/** «A-യും B-യും»; a single word stays unchanged. */
export function together(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : words.map(too).join(' ');
}
