export type TamilCase =
  | 'nominative'
  | 'accusative'
  | 'dative'
  | 'locative'
  | 'genitive'
  | 'ablative'
  | 'sociative'
  | 'instrumental';

/** Each begins with its vowel as a separate letter. */
const endings: Readonly<Record<Exclude<TamilCase, 'nominative'>, string>> = {
  accusative: 'ஐ',
  dative: 'உக்கு',
  locative: 'இல்',
  genitive: 'இன்',
  ablative: 'இலிருந்து',
  sociative: 'உடன்',
  instrumental: 'ஆல்',
};

const signOf = new Map([
  ['ஆ', 'ா'],
  ['இ', 'ி'],
  ['உ', 'ு'],
  ['ஐ', 'ை'],
]);

/** Their last -உ is fully spoken and stays before a vowel: «குருவை», but «பேச்சை». */
const full = /(?:^|\s)(?:குரு|ராகு|கேது|மனு)$/u;

function joined(word: string, ending: string): string {
  const sign = `${signOf.get(ending.charAt(0)) ?? ''}${ending.slice(1)}`;
  const last = word.at(-1) ?? '';
  if (last === '்') return `${doubledShort(word).slice(0, -1)}${sign}`;
  if (last === 'ு' && !full.test(word)) return `${word.slice(0, -1)}${sign}`;
  return `${word}${'ிீைே'.includes(last) ? 'ய' : 'வ'}${sign}`;
}

/** Words of one short syllable: «கண்ணை», «சொல்லை». */
function doubledShort(word: string): string {
  const short = /(?:^|\s)(?:[அஇஉஎஒ]|[க-ஹ][ிுெொ]?)([ணமயலளன])்$/u.exec(word);
  return short ? `${word}${short[1]}்` : word;
}

/** «பணத்து» of «பணம்», «வீட்டு» of «வீடு», «பேற்று» of «பேறு». */
function stemOf(noun: string): string {
  if (/[க-ஹ]ம்$/u.test(noun)) return noun.replace(/ம்$/u, 'த்து');
  if (/(?:[ாீூேோை]|[\p{L}\p{M}][க-ஹ][ிு]?)[டற]ு$/u.test(noun)) return noun.replace(/([டற])ு$/u, '$1்$1ு');
  return noun;
}

export function inCase(noun: string, grammarCase: TamilCase): string {
  if (grammarCase === 'nominative') return noun;
  const stem = stemOf(noun);
  if (grammarCase === 'dative') {
    if (/(?:வ|ப்ப)து$/u.test(noun)) return noun.replace(/து$/u, 'தற்கு');
    if (/(?:[ிீை]|ய்)$/u.test(stem)) return `${stem}க்கு`;
  }
  return joined(stem, endings[grammarCase]);
}

/** «and» or «too» after any case: «சூரியனும்». */
export function too(word: string): string {
  return joined(word, 'உம்');
}

/** «மேஷ» of «மேஷம்», before «ராசி». */
export function attributive(noun: string): string {
  return noun.replace(/(?<=[க-ஹ])ம்$/u, '');
}

/** An accusative or dative doubles the next hard consonant: «திருமணத்தைப் பொறுத்தவரை». */
export function followed(first: string, next: string): string {
  const hard = /^[கசதப]/u.exec(next)?.[0];
  return hard !== undefined && /(?:க்கு|ற்கு|ை)$/u.test(first) ? `${first}${hard}் ${next}` : `${first} ${next}`;
}
