import { planetOfNumber } from '@palmleaf/engines/numerology';
import type { ClassicalPlanet } from '@palmleaf/engines/zodiac';
import { facesOf } from '../../chat/faces.ts';
import type { Charm, CharmSaid } from '../../chat/said/charm-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { customs } from './words/customs.ts';
import { housesAs } from './words/houses.ts';
import { called } from './words/names.ts';
import { birthstones, numberMeaning } from './words/stars.ts';

const luckyThing: Record<Charm, string> = {
  day: 'ваш счастливый день',
  colour: 'ваши счастливые цвета',
  direction: 'ваша благоприятная сторона света',
  metal: 'ваш благоприятный металл',
};
const noThing: Record<Charm, string> = {
  day: 'ни одного дня',
  colour: 'ни одного цвета',
  direction: 'ни одной стороны света',
  metal: 'ни одного металла',
};
const oneThing: Record<Charm, string> = {
  day: 'какой-то день',
  colour: 'какой-то цвет',
  direction: 'какую-то сторону света',
  metal: 'какой-то металл',
};

const faces = (planet: ClassicalPlanet): string =>
  facesOf[planet] === 1 ? 'с одной гранью' : `с ${facesOf[planet]} гранями`;
const rulesRising = (planet: ClassicalPlanet): string =>
  `потому что вашим Асцендентом управляет ${called(planet)}`;
const noTrine = 'и не управляет ни одним из домов 1, 5 и 9';

export const charms: SentencesOf<CharmSaid> = {
  lucky: ({ charm, planet }) => `${luckyThing[charm]} — ${customs[planet][charm]}, ${rulesRising(planet)}.`,
  'lucky next': ({ charm, planet, same }) =>
    same
      ? `${called(planet)}, управляя 9-м домом (удача), даёт то же.`
      : `дальше идёт ${customs[planet][charm]} благодаря ${called(planet, 'dative')}: это управитель 9-го дома (удача).`,
  unlucky: ({ charm, planet, houses }) =>
    `если для больших начинаний вы хотите обойти ${oneThing[charm]}, то это ${customs[planet][charm]}: ${called(planet)} управляет от Асцендента ${housesAs(houses, 'instrumental')} ${noTrine}.`,
  'no unlucky': ({ charm }) =>
    `${noThing[charm]} вам избегать не нужно: у каждой из планет, которые управляют от Асцендента 6-м, 8-м или 12-м домом, есть и хороший дом.`,
  'unlucky by custom': ({ charm }) =>
    charm === 'day'
      ? 'Это обычай для каждой недели, и дня, плохого для всего, не бывает; об отдельном числе гороскоп рождения сам по себе ничего не говорит.'
      : 'Это обычай, а не повод для страха.',
  'no unlucky number': () =>
    'Избегать не нужно ни одного числа: таблицы говорят, какие числа сочетаются, а не какие вредят.',
  rudraksha: ({ planet }) => `вам подходит рудракша ${faces(planet)}, ${rulesRising(planet)}.`,
  'rudraksha next': ({ planet }) =>
    `к ней можно добавить рудракшу ${faces(planet)} (её планета ${called(planet)} управляет 9-м домом). Грани бусин распределил между планетами обычай.`,
  'lucky number': ({ number, day }) =>
    `ваше счастливое число — ${number}: это число вашего дня рождения (${day}).`,
  'number why': () =>
    'Цифры дня складывают до одной; какие числа сочетаются, показывает таблица Хейро («Книга чисел», 1926).',
  'numbers beside': ({ numbers }) =>
    numbers.length > 0
      ? `хорошо с ним ${numbers.length === 1 ? 'сочетается' : 'сочетаются'} ${list(numbers.map(String))}.`
      : 'Оно стоит само по себе и сочетается с любым.',
  'number belongs': ({ number }) =>
    `число ${number} принадлежит ${called(planetOfNumber(number), 'dative')}: ${numberMeaning(number)}.`,
  'it belongs': ({ number }) =>
    `оно принадлежит ${called(planetOfNumber(number), 'dative')}: ${numberMeaning(number)}.`,
  'number days': ({ days }) => `дни месяца, которые к нему сводятся: ${list(days.map(String))}.`,
  'birth numbers': ({ birth, lifePath }) =>
    `ваше число рождения (мулянк) — ${birth}, а число жизни (бхагьянк) — ${lifePath}.`,
  'birth number means': ({ number, day }) =>
    `первое получается из дня рождения (${day}), сведённого к одной цифре; оно принадлежит ${called(planetOfNumber(number), 'dative')}: ${numberMeaning(number)}.`,
  'life number means': ({ number }) =>
    `второе получается из дня, месяца и года вместе; оно принадлежит ${called(planetOfNumber(number), 'dative')}: ${numberMeaning(number)}.`,
  'name number': ({ suits, name, single, compound, birth }) =>
    `${suits ? 'ваше имя вам подходит' : 'к вашему числу рождения имя ничего не добавляет'}: число имени «${name}» равно ${single} (${compound} по халдейским буквам), а ваше число рождения — ${birth}.`,
  'name can stay': () => 'В таблице Хейро они сочетаются, так что написание можно оставить.',
  'names that go': ({ numbers }) =>
    `с вашим числом рождения сочетаются имена, которые дают ${list(numbers.map(String))}.`,

  stone: ({ planet }) => `ваш камень — ${customs[planet].stone}, ${rulesRising(planet)}.`,
  'stone rule': () =>
    'Камни выбирают по управителям 1-го, 5-го и 9-го домов от Асцендента: они делают добро, чем бы ещё ни управляли.',
  'stone source': () =>
    'Правило взято из источника: «Брихат-парашара-хора-шастра», 34; камни планет даёт «Пхаладипика», 2.',
  'stone worn': ({ planet }) => {
    const { metal, finger, onDay } = customs[planet];
    return `По обычаю камень оправляют в ${metal} и носят на ${finger}, впервые надев ${onDay}.`;
  },
  'stones beside': ({ stones }) =>
    `кроме него вам ${stones.length > 1 ? 'подходят' : 'подходит'} ${list(stones.map(({ planet, houses }) => `${customs[planet].stone} (${called(planet)} управляет ${housesAs(houses, 'instrumental')})`))}.`,
  'stones to leave': ({ planets }) =>
    `${list(planets.map((planet) => customs[planet].stone))} лучше оставить: ${planets.length === 1 ? 'планета этого камня не управляет' : 'планеты этих камней не управляют'} от Асцендента ни одним из домов 1, 5 и 9.`,
  'stone of a node': ({ planet }) =>
    `как правило, он вам не нужен: ${customs[planet].stone} принадлежит ${called(planet, 'dative')}, который не управляет ни одним домом; такой камень носят лишь временно и после отдельного разбора.`,
  'stone suits': ({ planet, houses }) =>
    `${customs[planet].stone} вам подходит: ${called(planet)} управляет от Асцендента ${housesAs(houses, 'instrumental')}.`,
  'stone does not': ({ planet, houses }) =>
    `${customs[planet].stone} лучше оставить: ${called(planet)} управляет от Асцендента ${housesAs(houses, 'instrumental')} ${noTrine}.`,
  'stone instead': ({ planet }) =>
    `камень, который вам подходит, — ${customs[planet].stone}, ${rulesRising(planet)}.`,
  birthstone: ({ month }) => `ваш камень по месяцу рождения — ${birthstones[month - 1]}.`,
  jewellers: () =>
    'Это обычай ювелиров с 1912 года; правил о камнях в западной астрологии нет. Камни по управителю Асцендента принадлежат ведической традиции.',
};
