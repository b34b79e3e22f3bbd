import { expertiseLevels, genders, traditions } from '../../contract/astrology.ts';
import { type HouseType, houseTypes } from '../../contract/birth.ts';
import { type Language, languages } from '../../contract/languages.ts';
import { plainHeader } from '../csv/columns.ts';

export type { HouseType, Language };
export type Gender = (typeof genders)[number];
export type Expertise = (typeof expertiseLevels)[number];
export type Tradition = (typeof traditions)[number];

/** The allowed words of a field, and what people write instead of them. */
export interface Vocabulary<W extends string> {
  readonly words: readonly W[];
  readonly also: Readonly<Record<string, W>>;
}

export const houseTypeWords: Vocabulary<HouseType> = {
  words: houseTypes,
  also: { porphyry: 'poryphry', porphyrius: 'poryphry', equal: 'equal_house', whole: 'whole_sign' },
};

export const languageWords: Vocabulary<Language> = {
  words: languages,
  also: {
    english: 'en',
    spanish: 'es',
    portuguese: 'pt',
    french: 'fr',
    italian: 'it',
    german: 'de',
    russian: 'ru',
    hindi: 'hi',
    marathi: 'ma',
    mr: 'ma',
    bengali: 'bn',
    bangla: 'bn',
    tamil: 'ta',
    telugu: 'te',
    malayalam: 'ml',
    kannada: 'kn',
  },
};

export const genderWords: Vocabulary<Gender> = {
  words: genders,
  also: { m: 'male', man: 'male', boy: 'male', f: 'female', w: 'female', woman: 'female', girl: 'female' },
};

export const expertiseWords: Vocabulary<Expertise> = { words: expertiseLevels, also: {} };
export const traditionWords: Vocabulary<Tradition> = { words: traditions, also: { jyotish: 'VEDIC' } };

/** Finds the allowed word whatever its case, blanks and underscores: `Whole Sign` is `whole_sign`. */
export function lookUp<W extends string>(vocabulary: Vocabulary<W>, value: string): W | undefined {
  const plain = plainHeader(value);
  const word = vocabulary.words.find((candidate) => plainHeader(candidate) === plain);
  return word ?? (Object.hasOwn(vocabulary.also, plain) ? vocabulary.also[plain] : undefined);
}

/** Finds a language also by its regional form: `en-US` and `pt_BR` are `en` and `pt`. */
export function lookUpLanguage(value: string): Language | undefined {
  return lookUp(languageWords, value) ?? lookUp(languageWords, value.split(/[-_]/)[0] ?? '');
}
