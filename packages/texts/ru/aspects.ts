import { ofSign } from '@palmleaf/engines/zodiac';
import type { AspectsTexts, PairTexts, PerHouse, SignPairs } from '../aspects-report/texts.ts';
import { capital } from '../languages/capital.ts';
import { exactly, perSign, someOf } from '../languages/sized.ts';
import data from './aspects.json' with { type: 'json' };
import { accusative, dative, genitive, inSigns, instrumental, names, words } from './names.ts';

const { texts } = data;

const jupiter: PairTexts<'Jupiter'> = texts.jupiter;

const mars: PairTexts<'Mars'> = texts.mars;

const mercury: PairTexts<'Mercury'> = texts.mercury;

const moon: PairTexts<'Moon'> = texts.moon;

/** The present tense has no gender: the Sun is neuter, the Moon feminine, Mars masculine. */
const signPairs: SignPairs = {
  same: perSign(texts.signPairs.same),
  sextile: perSign(texts.signPairs.sextile),
  square: perSign(texts.signPairs.square),
  trine: perSign(texts.signPairs.trine),
  opposition: exactly(6, texts.signPairs.opposition),
  across: someOf(texts.signPairs.across),
};

const slow: PairTexts<'Saturn' | 'Uranus' | 'Neptune' | 'Pluto' | 'Ascendant'> = texts.slow;

const sun: PairTexts<'Sun'> = texts.sun;

const venus: PairTexts<'Venus'> = texts.venus;

/** Nominative, after a colon or in brackets. */
const fields: PerHouse<string> = perSign(texts.fields);

/** Nominative and accusative of the ordinals, which go with «дом». */
const ordinals: PerHouse<string> = perSign(texts.ordinals);

const field = (house: number): string => ofSign(fields, house);
const nth = (house: number): string => ofSign(ordinals, house);

/** «третий» alone declines softly. */
function declined(house: number, hard: string, soft: string): string {
  const stem = nth(house).slice(0, -2);
  return house === 3 ? `${stem}ь${soft}` : `${stem}${hard}`;
}
const ofNth = (house: number): string => declined(house, 'ого', 'его');
const byNth = (house: number): string => declined(house, 'ым', 'им');
const inNth = (house: number): string => declined(house, 'ом', 'ем');

export const languageTexts: AspectsTexts = {
  words,
  names,
  sign: (sign) => ofSign(inSigns, sign),
  pairs: { ...sun, ...moon, ...mars, ...mercury, ...jupiter, ...venus, ...slow },
  signPairs,
  sameHouse: [
    (house) => `Стоят они в одном доме, ${inNth(house)}, и речь поэтому об одном: ${field(house)}.`,
    (house) => `Искать это надо в одном месте, в ${inNth(house)} доме, где они вместе: ${field(house)}.`,
    (house) =>
      `Общий у них и ${nth(house)} дом: ${field(house)}, а подумать об этом, минуя их, почти нельзя.`,
    (house) => `Всё это должен вместить один дом, ${nth(house)}: ${field(house)}.`,
  ],
  twoHouses: [
    (a, b) => `Это ходит между двумя домами, ${byNth(a)} (${field(a)}) и ${byNth(b)} (${field(b)}).`,
    (a, b) => `Один конец лежит в ${inNth(a)} доме: ${field(a)}; другой в ${inNth(b)}: ${field(b)}.`,
    (a, b) => `Начинается это в ${inNth(a)} доме (${field(a)}), а отзывается в ${inNth(b)} (${field(b)}).`,
    (a, b) =>
      `Ищите это в ${inNth(a)} доме, который здесь задет: ${field(a)}; а эхо слушайте в ${inNth(b)}: ${field(b)}.`,
    (a, b) => `${capital(nth(a))} дом добавляет сюда своё, ${field(a)}, ${nth(b)} своё, ${field(b)}.`,
  ],
  oneHouse: [
    (point, house) => `Через ${accusative[point]} сюда входит и ${nth(house)} дом: ${field(house)}.`,
    (point, house) =>
      `Заметите вы это в ${inNth(house)} доме, ведь там стоит ${names[point]}: ${field(house)}.`,
    (point, house) =>
      `Почву для этого приносит ${names[point]}, и почва эта — ${nth(house)} дом: ${field(house)}.`,
    (point, house) =>
      `Спросите ${accusative[point]}, и ответ придёт из ${ofNth(house)} дома: ${field(house)}.`,
    (point, house) =>
      `${names[point]} занимает ${nth(house)} дом, и разговор скоро сворачивает туда: ${field(house)}.`,
    (point, house) => `От ${genitive[point]} тянется нить к теме ${ofNth(house)} дома: ${field(house)}.`,
  ],
  nearness: {
    nearest: [
      (a, b, orb) =>
        `Точнее аспекта в вашей карте нет: между ${instrumental[a]} и ${instrumental[b]} недостаёт лишь ${orb}, и его вы слышите первым.`,
    ],
    close: [
      (a, b, orb) =>
        `Между ${instrumental[a]} и ${instrumental[b]} недостаёт всего ${orb}, так что это не фон.`,
      (a, b, orb) =>
        `${names[a]} и ${names[b]} в ${orb} от точного угла, поэтому работает это и в самые обычные дни.`,
      (a, b, orb) =>
        `Вам об этом, верно, уже говорили: ${dative[a]} и ${dative[b]} до точного угла остаётся ${orb}.`,
      (a, b, orb) => `До точного угла ${orb}: ${names[a]} редко выпускает ${accusative[b]} из виду.`,
    ],
    middling: [
      (a, b, orb) =>
        `${names[a]} и ${names[b]} в ${orb} от точного угла, а это близко, и считаться с этим надо.`,
      (a, b, orb) =>
        `Между ${instrumental[a]} и ${instrumental[b]} недостаёт ${orb}, и остаётся место для дней хороших и дурных.`,
      (a, b, orb) =>
        `Можно на это опереться, а можно и нет: ${names[a]} в ${orb} от совершенного угла с ${instrumental[b]}.`,
      (a, b, orb) => `Это одна нить из нескольких, ${names[a]} с ${instrumental[b]}, шириной в ${orb}.`,
    ],
    wide: [
      (a, b, orb) =>
        `${names[a]} и ${names[b]} в ${orb} от точного угла; видно это тогда, когда его вызовет что-то другое.`,
      (a, b, orb) =>
        `При ${orb} то, что происходит между ${instrumental[a]} и ${instrumental[b]}, скорее оттенок, чем линия.`,
      (a, b, orb) =>
        `${orb} — путь неблизкий: ${names[a]} и ${names[b]} находят друг друга больше в те годы, когда между ними встаёт медленная планета.`,
      (a, b, orb) => `Шириной в ${orb}, этот аспект оставляет ${dative[a]} и ${dative[b]} выбор.`,
      (a, b, orb) =>
        `Представьте себе ${accusative[a]} и ${accusative[b]} соседями: до точного угла им ${orb}, и кланяются они друг другу через забор.`,
    ],
  },
};
