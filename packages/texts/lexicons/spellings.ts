import { folded } from './folded.ts';

const zero = '०'.codePointAt(0) ?? 0;

/** Unites nuqta, vowel length, nasal signs and digits. Also applied to patterns, so it keeps Latin letters. */
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

/** Unites the three l and the two r, and drops joiners. Also applied to patterns. */
export function foldedTamil(text: string): string {
  return folded(text)
    .replace(/[\u200b-\u200d]/gu, '')
    .replace(/[ளழ]/gu, 'ல')
    .replaceAll('ற', 'ர');
}

/** Latin Tamil has no single spelling: long vowels and doubled consonants are optional. */
export function foldedLatinTamil(text: string): string {
  return folded(text)
    .replace(/zh/g, 'l')
    .replace(/([tdk])h/g, '$1')
    .replace(/aa+/g, 'a')
    .replace(/([kptnmlrd])\1+/g, '$1');
}

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
