import { plainHeader } from './columns.ts';

/** Words that the contract of the service allows, spelt as it spells them. */
export const HOUSE_TYPES = [
  'placidus',
  'koch',
  'topocentric',
  'poryphry',
  'equal_house',
  'whole_sign',
] as const;
export const LANGUAGES = [
  'en',
  'es',
  'pt',
  'fr',
  'it',
  'de',
  'ru',
  'hi',
  'ma',
  'bn',
  'ta',
  'te',
  'ml',
  'kn',
] as const;
export const GENDERS = ['male', 'female'] as const;
export const EXPERTISE = ['STANDARD', 'ADVANCED', 'EXPERT'] as const;
export const TRADITIONS = ['VEDIC', 'WESTERN'] as const;

export type HouseType = (typeof HOUSE_TYPES)[number];
export type Language = (typeof LANGUAGES)[number];
export type Gender = (typeof GENDERS)[number];
export type Expertise = (typeof EXPERTISE)[number];
export type Tradition = (typeof TRADITIONS)[number];

/** The allowed words of a field, and what people write instead of them. */
export type Vocabulary<W extends string> = {
  readonly words: readonly W[];
  readonly also: Readonly<Record<string, W>>;
};

export const HOUSE_TYPE_WORDS: Vocabulary<HouseType> = {
  words: HOUSE_TYPES,
  also: { porphyry: 'poryphry', porphyrius: 'poryphry', equal: 'equal_house', whole: 'whole_sign' },
};

export const LANGUAGE_WORDS: Vocabulary<Language> = {
  words: LANGUAGES,
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

export const GENDER_WORDS: Vocabulary<Gender> = {
  words: GENDERS,
  also: { m: 'male', man: 'male', boy: 'male', f: 'female', w: 'female', woman: 'female', girl: 'female' },
};

export const EXPERTISE_WORDS: Vocabulary<Expertise> = { words: EXPERTISE, also: {} };
export const TRADITION_WORDS: Vocabulary<Tradition> = { words: TRADITIONS, also: { jyotish: 'VEDIC' } };

/** Finds the allowed word whatever its case, blanks and underscores: `Whole Sign` is `whole_sign`. */
export function lookUp<W extends string>(vocabulary: Vocabulary<W>, value: string): W | undefined {
  const plain = plainHeader(value);
  const word = vocabulary.words.find((candidate) => plainHeader(candidate) === plain);
  return word ?? (Object.hasOwn(vocabulary.also, plain) ? vocabulary.also[plain] : undefined);
}

/** Finds a language also by its regional form: `en-US` and `pt_BR` are `en` and `pt`. */
export function lookUpLanguage(value: string): Language | undefined {
  return lookUp(LANGUAGE_WORDS, value) ?? lookUp(LANGUAGE_WORDS, value.split(/[-_]/)[0] ?? '');
}
