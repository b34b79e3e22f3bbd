export type KannadaCase = 'nominative' | 'accusative' | 'dative' | 'genitive' | 'ablative' | 'sociative';

/** Persons take other endings than things: «ಚಂದ್ರನಿಗೆ», but «ಬಲಕ್ಕೆ». */
type KannadaGender = 'somebody' | 'something';

type Endings = Readonly<Record<KannadaCase, string>>;

/** After the -ಅ that every bare consonant carries. */
const afterA: Readonly<Record<KannadaGender, Endings>> = {
  somebody: {
    nominative: 'ನು',
    accusative: 'ನನ್ನು',
    dative: 'ನಿಗೆ',
    genitive: 'ನ',
    ablative: 'ನಿಂದ',
    sociative: 'ನೊಂದಿಗೆ',
  },
  something: {
    nominative: 'ವು',
    accusative: 'ವನ್ನು',
    dative: 'ಕ್ಕೆ',
    genitive: 'ದ',
    ablative: 'ದಿಂದ',
    sociative: 'ದೊಂದಿಗೆ',
  },
};

/** After -ಇ, -ಎ and their like: the glide is ಯ. */
const afterFront: Endings = {
  nominative: 'ಯು',
  accusative: 'ಯನ್ನು',
  dative: 'ಗೆ',
  genitive: 'ಯ',
  ablative: 'ಯಿಂದ',
  sociative: 'ಯೊಂದಿಗೆ',
};

/** After an -ಉ that stays: the glide is ವ. */
const afterFullU: Endings = {
  nominative: 'ವು',
  accusative: 'ವನ್ನು',
  dative: 'ವಿಗೆ',
  genitive: 'ವಿನ',
  ablative: 'ವಿನಿಂದ',
  sociative: 'ವಿನೊಂದಿಗೆ',
};

/** Replaces a weak final -ಉ: «ಸ್ವತ್ತು», «ಸ್ವತ್ತಿನ». */
const forLightU: Endings = {
  nominative: 'ು',
  accusative: 'ನ್ನು',
  dative: 'ಿಗೆ',
  genitive: 'ಿನ',
  ablative: 'ಿನಿಂದ',
  sociative: 'ಿನೊಂದಿಗೆ',
};

/** Replaces the -ಉ of a plural: «ಮಕ್ಕಳು», «ಮಕ್ಕಳ». */
const forPlural: Endings = { ...forLightU, genitive: '', ablative: 'ಿಂದ', sociative: 'ೊಂದಿಗೆ' };

const plural = /(?:ಗಳು|ಕ್ಕಳು|ವರು)$/u;
const full = /(?:^|\s)(?:ಗುರು|ರಾಹು|ಕೇತು)$/u;

/** The last vowel of the phrase decides the ending. */
export function inCase(noun: string, grammarCase: KannadaCase, gender: KannadaGender = 'something'): string {
  if (plural.test(noun)) return `${noun.slice(0, -1)}${forPlural[grammarCase]}`;
  if (full.test(noun)) return `${noun}${afterFullU[grammarCase]}`;
  if (noun.endsWith('ು')) return `${noun.slice(0, -1)}${forLightU[grammarCase]}`;
  if (/[ಿೀೆೇೈ]$/u.test(noun)) return `${noun}${afterFront[grammarCase]}`;
  return `${noun}${afterA[gender][grammarCase]}`;
}

/** "and" after each of two, or "too": «ಚಂದ್ರನೂ», «ಶನಿಗೂ». */
export function too(word: string): string {
  return word.replace(/[ುೆ]$/u, 'ೂ');
}

export function itself(nominative: string): string {
  return nominative.replace(/ು$/u, 'ೇ');
}
