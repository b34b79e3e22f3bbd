import { expertiseLevels, type genders, traditions } from '@palmleaf/contract/astrology';
import { type HouseType, houseTypes } from '@palmleaf/contract/birth';
import { type Language, languages, languageTag } from '@palmleaf/contract/languages';
import { plainHeader } from '../csv/columns.ts';

export type { HouseType, Language };
export type Gender = (typeof genders)[number];
export type Expertise = (typeof expertiseLevels)[number];
export type Tradition = (typeof traditions)[number];

export interface Vocabulary<W extends string> {
  readonly words: readonly W[];
  readonly also: Readonly<Record<string, W>>;
  plain?: ReadonlyMap<string, W>;
}

export const houseTypeWords: Vocabulary<HouseType> = {
  words: houseTypes,
  also: { porphyry: 'poryphry', porphyrius: 'poryphry', equal: 'equal_house', whole: 'whole_sign' },
};

export const languageWords: Vocabulary<Language> = {
  words: languages,
  get also() {
    return { ...languageNames(), mr: 'ma', castellano: 'es' } as const;
  },
};

/** Each language by its name in every language, from the Unicode locale data. */
function languageNames(): Readonly<Record<string, Language>> {
  const named = languages.flatMap((reader) => {
    const names = new Intl.DisplayNames([languageTag(reader)], { type: 'language' });
    return languages.map((code): [string, Language] => [names.of(languageTag(code)) ?? code, code]);
  });
  return Object.fromEntries(named);
}

export const expertiseWords: Vocabulary<Expertise> = { words: expertiseLevels, also: {} };
export const traditionWords: Vocabulary<Tradition> = { words: traditions, also: { jyotish: 'VEDIC' } };

/** Ignores upper and lower case, blanks and underscores: `Whole Sign` is `whole_sign`. */
export function lookUp<W extends string>(vocabulary: Vocabulary<W>, value: string): W | undefined {
  const plain = plainHeader(value);
  vocabulary.plain ??= plainWords(vocabulary);
  return vocabulary.plain.get(plain);
}

function plainWords<W extends string>(vocabulary: Vocabulary<W>): ReadonlyMap<string, W> {
  const all: [string, W][] = [
    ...Object.entries<W>(vocabulary.also).map(([other, word]): [string, W] => [plainHeader(other), word]),
    ...vocabulary.words.map((word): [string, W] => [plainHeader(word), word]),
  ];
  return new Map(all);
}

export function lookUpLanguage(value: string): Language | undefined {
  return lookUp(languageWords, value) ?? lookUp(languageWords, value.split(/[-_]/)[0] ?? '');
}
