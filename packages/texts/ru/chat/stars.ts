import { nadiOf, starCustom } from '@palmleaf/engines/jyotish';
import type { Nakshatra } from '@palmleaf/engines/zodiac';
import { ofSign } from '@palmleaf/engines/zodiac';
import type { StarSaid } from '../../chat/said/star-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { inSigns, signNames } from '../names.ts';
import { likeness, placement, rising as risingIn } from './places.ts';
import { customs } from './words/customs.ts';
import { areaOf } from './words/houses.ts';
import { called } from './words/names.ts';
import { manners } from './words/signs.ts';
import {
  deityOf,
  ganaMeaning,
  ganaNames,
  inStar,
  karakaMeaning,
  karakaNames,
  nadiName,
  rankWords,
  syllable,
  yoniNames,
} from './words/stars.ts';

const named = (star: Nakshatra): string =>
  `ваша звезда рождения (накшатра) — ${inStar(star.name)}, её ${star.pada}-я четверть.`;
const sign = (number: number): string => ofSign(signNames, number);

export const stars: SentencesOf<StarSaid> = {
  ascendant: ({ rising }) =>
    `ваш Асцендент (лагна) — ${sign(rising.sign)}: вы встречаете мир ${ofSign(manners, rising.sign)}.`,
  'ascendant lord': ({ rising, ruler }, { level }) =>
    `Асцендент стоит ${risingIn(rising, level)}; его управитель — ${placement(ruler, level)}.`,
  'at a border': () => 'Он стоит на границе знака; другое на несколько минут время рождения его бы изменило.',
  'sign of': ({ body, sign: number }, { tradition }) => {
    const name = body === 'Sun' ? 'солнечный знак' : `лунный знак${tradition === 'VEDIC' ? ' (раши)' : ''}`;
    return `ваш ${name} — ${sign(number)}.`;
  },
  'tropical sign': ({ sign: number, same, apart }) =>
    `в тропическом зодиаке западных газет ваш солнечный знак — ${same ? 'тоже ' : ''}${sign(number)}${same ? '' : `; между двумя зодиаками ${apart} градуса, и здесь действует сидерический`}.`,
  'in its sign': ({ point }, { level }) => `${placement(point, level)}: ${likeness(point)}.`,

  star: ({ star }) => named(star),
  'of the star': ({ what, star }) => {
    const { gana, yoni, syllables } = starCustom(star.index);
    const heads = {
      star: named(star),
      gana: `ваша гана — ${ganaNames[gana]}: ${ganaMeaning[gana]}.`,
      nadi: `ваша нади — ${nadiName(nadiOf(star.index))}.`,
      yoni: `ваша йони — ${yoniNames[yoni]}.`,
      letter: `к вашей звезде рождения подходит имя, которое начинается на «${syllable(syllables[star.pada - 1] ?? syllables[0])}».`,
    };
    return heads[what];
  },
  'why star': ({ star }) =>
    `это следует из одной Луны, которая при вашем рождении стояла в накшатре ${inStar(star.name)}: каждая из 27 звёзд занимает 13°20′ сидерического зодиака, каждая четверть 3°20′.`,
  'star quarters': ({ star }) =>
    `у четырёх четвертей накшатры ${inStar(star.name)} слоги ${starCustom(star.index).syllables.map(syllable).join(', ')}.`,
  'star lord': ({ star }) =>
    `её управитель — ${called(star.lord)}, а её божество: ${deityOf(starCustom(star.index).deity)}.`,
  'star customs': ({ star }) => {
    const { gana, yoni } = starCustom(star.index);
    return `её гана — ${ganaNames[gana]}, её нади — ${nadiName(nadiOf(star.index))}, её йони — ${yoniNames[yoni]}.`;
  },
  'star began': () => 'Её управитель открыл и круг ваших больших периодов.',

  deity: ({ body }) =>
    `ваша Ишта-девата (избранное божество): ${customs[body].deity}; на неё в вашем гороскопе указывает ${called(body)}.`,
  'deity why': ({ soul, source }) =>
    `её читают по навамше: по двенадцатому знаку от знака вашей Атмакараки (${called(soul)})${source ? ' («Джаймини-сутры», 1.2)' : ''}.`,
  'deity custom': ({ body }) => `её день — ${customs[body].day}, её мантра — «${customs[body].mantra}».`,

  'seven karakas': () =>
    'Ваши семь чара-карак, от планеты, которая прошла в своём знаке дальше всех, до прошедшей меньше всех:',
  'karaka line': ({ karaka, body }) =>
    `${karakaNames[karaka]} — ${called(body)} (отвечает за ${karakaMeaning[karaka]}).`,
  karaka: ({ karaka, body }) =>
    `ваша ${karakaNames[karaka]} — ${called(body)}: среди семи планет по пройденным в знаке градусам ${called(body)} занимает ${rankWords[karaka]}.`,
  'karaka rule': () =>
    'Планеты от Солнца до Сатурна ставят по порядку пройденных в знаке градусов; лунные узлы в этот счёт из семи не входят.',
  'karaka source': () =>
    'Правило взято из источника: «Брихат-парашара-хора-шастра», 32, и «Джаймини-сутры», 1.1.',
  'karaka worth': ({ point, well }, { level }) =>
    `${called(point.name)} стоит ${well ? 'достаточно хорошо' : 'нелегко'}: ${placement(point, level)}.`,
  'has its say': ({ body }) => `в эти времена слово за ${called(body, 'instrumental')}.`,
  'karaka means': ({ karaka }) => `она отвечает за ${karakaMeaning[karaka]}.`,
  'noticed in': ({ point }, { level }) =>
    `${placement(point, level)}: ${likeness(point)}. Заметнее всего это здесь: ${areaOf(point.house)}.`,
  'in the navamsa': ({ sign: number }) => `в навамше она стоит ${ofSign(inSigns, number)}.`,
  'own times': () => 'Яснее всего она слышна в свои собственные времена.',

  navamsa: ({ sign: number }) => `в вашей навамше (D9) Асцендент ${ofSign(inSigns, number)}.`,
  'navamsa reads': () => 'По ней судят о браке и о том, насколько прочно стоит планета.',
  'navamsa signs': ({ places }) =>
    `знаки в навамше: ${places.map(({ body, sign: number }) => `${called(body)} ${ofSign(inSigns, number)}`).join(', ')}.`,
  vargottama: ({ bodies }) =>
    bodies.length > 0
      ? `${list(bodies.map((body) => called(body)))} ${bodies.length === 1 ? 'стоит' : 'стоят'} в обоих гороскопах в одном знаке (варготтама), и это считается прочным.`
      : 'Ни одна планета не стоит в обоих гороскопах в одном знаке (варготтама).',
};
