import type { Lexicon } from '../../lexicons/lexicon.ts';
import { russian } from './index.ts';

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

function inCyrillic(question: string): string {
  return letters
    .reduce((text, [latin, letter]) => text.replace(latin, letter), question.toLowerCase())
    .replace(/[a-z]/g, (letter) => single.get(letter) ?? letter)
    .replace(/[а-я]+/g, (word) => softened.get(word) ?? word);
}

/** Russian as it is typed on a keyboard without its letters: "kogda ya vyidu zamuzh". */
export const russianInLatinLetters: Lexicon = {
  plain: (question) => russian.plain(inCyrillic(question)),
  feelingOf: (question) => russian.feelingOf(inCyrillic(question)),
};
