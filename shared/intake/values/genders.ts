import { genders } from '@palmleaf/contract/astrology';
import { plainHeader } from '../csv/plain-header.ts';
import { type Gender, lookUp, type Vocabulary } from './vocabulary.ts';

const maleWords = `man, boy, männlich, maennlich, mann, herr, hombre, varón, masculino, masculin, masc, homme, uomo, maschio, maschile, homem, mannelijk,
  mężczyzna, муж, мужской, мужчина, erkek, bay, laki-laki, pria, पुरुष, पुल्लिंग, পুরুষ, ஆண், పురుషుడు, మగ, ಪುರುಷ, ಗಂಡು, പുരുഷൻ, ആൺ, પુરુષ, ਮਰਦ, 男, 男性, ذكر`;
const femaleWords = `fem, woman, girl, weiblich, frau, mujer, femenino, femenina, feminino, feminin, féminin, femme, donna, femmina, femminile, mulher, vrouwelijk, vrouw,
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
  ['f', 'n'],
];
const [usualPair] = letterPairs;
/** Only by the header: without it, `v` may be a man too (varón, vyras). */
const dutchPair = ['m', 'v'] as const;

export const otherGenders =
  /^(other|o|u|x|d|divers|diverse|non-?binary|nb|unknown|unspecified|not specified|none|n\/?a|-|\?|unbekannt|keine angabe|otro|autre|altro|outro|अन्य)$/i;

/** What a column shows about its letters: those of the header, a bar, and those of the rows. */
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

export function lookUpGender(cell: string, seen = '|'): Gender | undefined {
  const letter = genderLetter(cell);
  if (letter === undefined) return lookUp(genderWords, cell);
  const pair = pairOf(seen, letter);
  return pair?.[0].includes(letter) ? 'male' : pair?.[1].includes(letter) ? 'female' : undefined;
}

function pairOf(seen: string, letter: string): readonly [men: string, women: string] | undefined {
  const [named = '', found = ''] = seen.split('|');
  if (named === 'mv') return dutchPair;
  const letters = [...named, ...found, letter];
  const isSeen = (side: string) => letters.some((one) => side.includes(one));
  const both = letterPairs.find(([men, women]) => isSeen(men) && isSeen(women));
  const isUsual = letters.every((one) => usualPair?.some((side) => side.includes(one)));
  return both ?? (isUsual ? usualPair : undefined);
}
