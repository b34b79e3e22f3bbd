import { folded } from './folded.ts';

const zero = '०'.codePointAt(0) ?? 0;

/**
 * Devanagari as people in a hurry type it: without the dot below, long and short i and u alike, without signs for the nasal, plain digits, and words
 * apart only by spaces. It is applied to patterns as well, so it leaves what is written in Latin letters alone.
 */
export function foldedDevanagari(text: string): string {
  return folded(text)
    .normalize('NFD')
    .replace(/[\u093c\u200c\u200d]/gu, '')
    .replace(/[ँं]/gu, '')
    .replace(/[नम]्(?=[कखगघचछजझटठडढतथदधपफबभ])/gu, '')
    .replaceAll('ी', 'ि')
    .replaceAll('ू', 'ु')
    .replaceAll('ये', 'ए')
    .replaceAll('यी', 'ई')
    .replaceAll('।', ' ')
    .replace(/[०-९]/gu, (digit) => String((digit.codePointAt(0) ?? zero) - zero));
}

/** Tamil as people in a hurry type it: one letter for the three of l and for the two of r, and no joiners. It is applied to patterns as well. */
export function foldedTamil(text: string): string {
  return folded(text)
    .replace(/[\u200b-\u200d]/gu, '')
    .replace(/[ளழ]/gu, 'ல')
    .replaceAll('ற', 'ர');
}

/** Tamil in Latin letters has no one spelling: long vowels, doubled and breathed consonants are written or left out. */
export function foldedLatinTamil(text: string): string {
  return folded(text)
    .replace(/zh/g, 'l')
    .replace(/([tdk])h/g, '$1')
    .replace(/aa+/g, 'a')
    .replace(/([kptnmlrd])\1+/g, '$1');
}

/** How people type Russian letters, longer ones first. */
const letters: readonly (readonly [RegExp, string])[] = [
  [/ts[yj]a\b/g, 'ться'],
  [/shch|sch/g, 'щ'],
  [/yush/g, 'ющ'],
  [/zh/g, 'ж'],
  [/kh/g, 'х'],
  [/ts/g, 'ц'],
  [/ch/g, 'ч'],
  [/sh/g, 'ш'],
  [/y[ou](?=[^aeiouy]|$)|j[ou](?=[^aeiouy]|$)/g, 'ю'],
  [/[yj]a/g, 'я'],
  [/[yj]e/g, 'е'],
  [/iy|ij|yy|yj/g, 'и'],
  [/(?<=[aeiou])[yj]/g, 'и'],
  [/y(?=i)/g, 'ы'],
  [/\be(?=[kt])/g, 'э'],
  [/'/g, 'ь'],
];
const single = new Map(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, i) => [letter, [...'абцдефгхижклмнопкрстуввхыз'][i]]),
);

/** The soft sign is mostly left out: as it is typed, as it is meant. */
const softened = new Map(
  'денги/деньги денгами/деньгами жизн/жизнь семя/семья семе/семье мат/мать доч/дочь ест/есть ден/день камен/камень началник/начальник болше/больше лубит/любит лубов/любовь лубви/любви замуз/замуж жизню/жизнью здорове/здоровье замуи/замуж муи/муж виду/выиду купит/купить развестис/развестись'
    .split(' ')
    .map((pair): [string, string] => {
      const [typed = '', meant = ''] = pair.split('/');
      return [typed, meant];
    }),
);

export function inCyrillic(question: string): string {
  return letters
    .reduce((text, [latin, letter]) => text.replace(latin, letter), question.toLowerCase())
    .replace(/[a-z]/g, (letter) => single.get(letter) ?? letter)
    .replace(/[а-я]+/g, (word) => softened.get(word) ?? word);
}
