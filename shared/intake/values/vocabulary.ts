import { expertiseLevels, genders, traditions } from '@palmleaf/contract/astrology';
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

const maleWords = `man, männl., mand, férfi, bărbat, muž, άνδρας, זכר, mies, boy, männlich, maennlich, mann, herr, hombre, varón, masculino, masculin, masc, homme, uomo, maschio, maschile, homem, mannelijk,
  mężczyzna, муж, мужской, мужчина, erkek, bay, laki-laki, pria, पुरुष, पुल्लिंग, পুরুষ, ஆண், పురుషుడు, మగ, ಪುರುಷ, ಗಂಡು, പുരുഷൻ, ആൺ, પુરુષ, ਮਰਦ, 男, 男性, ذكر`;
const femaleWords = `fem, weibl., kvinna, kvinde, kvinne, nő, femeie, žena, γυναίκα, נקבה, nainen, woman, girl, weiblich, frau, mujer, femenino, femenina, feminino, feminin, féminin, femme, donna, femmina, femminile, mulher, vrouwelijk, vrouw,
  kobieta, жен, женский, женщина, kadın, bayan, perempuan, wanita, महिला, स्त्री, स्त्रीलिंग, মহিলা, নারী, பெண், స్త్రీ, ఆడ, ಮಹಿಳೆ, ಸ್ತ್ರೀ, ಹೆಣ್ಣು, സ്ത്രീ, പെൺ, સ્ત્રી, ਔਰਤ, 女, 女性, أنثى`;

function wordsFor<W extends string>(word: W, list: string): Record<string, W> {
  return Object.fromEntries(list.split(',').map((other) => [other.trim(), word]));
}

export const genderWords: Vocabulary<Gender> = {
  words: genders,
  also: { ...wordsFor('male', maleWords), ...wordsFor('female', femaleWords) },
};

/** Letters that tables use together. Beside `h`, `m` is a woman (mujer); beside `n`, `f` is a man (férfi). */
const letterPairs: readonly (readonly [men: string, women: string])[] = [
  ['mhм', 'fwkж'],
  ['h', 'm'],
  ['e', 'k'],
  ['v', 'f'],
];
const [usualPair] = letterPairs;
/** Only if the header says so: otherwise `v` may be a man (varón, vyras), and `n` a missing value. */
const dutchPair = ['m', 'v'] as const;
const pairsOfHeaders = [...letterPairs, ['f', 'n']] as const;

export const otherGenders =
  /^(other|o|u|x|d|divers|diverse|non-?binary|nb|unknown|unspecified|not specified|none|n\/?a|-|\?|unbekannt|keine angabe|otro|autre|altro|outro|अन्य)$/i;

/** Letters for genders in a column, as text: the header's, a bar, the rows'. */
export function lettersOfHeader(header: string): string {
  if (plainHeader(header) === 'geslacht') return 'mv|';
  const [, one = '', other = ''] =
    /(?<!\p{L})(\p{L})\s?\/\s?(\p{L})(?!\p{L})/u.exec(header.toLowerCase()) ?? [];
  return `${one}${other}|`;
}

export function genderLetter(cell: string): string | undefined {
  if (cell.length > 2 || otherGenders.test(cell)) return undefined;
  const plain = plainHeader(cell);
  return /^[\p{Script=Latin}мж]$/u.test(plain) ? plain : undefined;
}

const sureRows = 3;
const maxCounted = 11;
const countIn = (letters: string, letter: string): number => letters.split(letter).length - 1;

/** Adds the letter of a row, up to eleven times. */
export function withLetter(shown: string, letter: string): string {
  return countIn(shown.split('|')[1] ?? '', letter) < maxCounted ? shown + letter : shown;
}

/** Drops letters of too few rows, probably typing mistakes. Keeps `m`, whose meaning the others decide. */
export function sureLetters(shown: string): string {
  const [named = '', found = ''] = shown.split('|');
  const sure = [...new Set(found)].filter((letter) => {
    const rows = countIn(found, letter);
    const isOdd = rows === 1 && found.length > 2 && letter !== 'h';
    return letter === 'm' || rows >= sureRows || (rows * 5 >= found.length && !isOdd);
  });
  return `${named}|${sure.join('')}`;
}

export function genderMeant(cell: string, shown = '|'): Gender | undefined {
  const letter = genderLetter(cell);
  if (letter === undefined) return lookUp(genderWords, cell);
  const pair = pairOf(shown);
  return pair?.[0].includes(letter) ? 'male' : pair?.[1].includes(letter) ? 'female' : undefined;
}

function pairOf(shown: string): readonly [men: string, women: string] | undefined {
  const [named = '', sure = ''] = shown.split('|');
  if (named === 'mv') return dutchPair;
  const isIn = (letters: string, side: string) => [...letters].some((one) => side.includes(one));
  const isPairIn =
    (letters: string) =>
    ([men, women]: readonly [string, string]) =>
      isIn(letters, men) && isIn(letters, women);
  const pair = pairsOfHeaders.find(isPairIn(named)) ?? letterPairs.find(isPairIn(sure));
  const isDoubtful = named === 'vm' || sure.includes('v') || (sure.includes('n') && sure.includes('f'));
  return pair ?? (isDoubtful ? undefined : usualPair);
}
