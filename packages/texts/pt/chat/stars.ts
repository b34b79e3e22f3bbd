import { nadiOf, starCustom } from '@palmleaf/engines/jyotish';
import type { Nakshatra } from '@palmleaf/engines/zodiac';
import { ofSign } from '@palmleaf/engines/zodiac';
import type { StarSaid } from '../../chat/said/star-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { signNames } from '../names.ts';
import { likeness, placement, rising as risingIn } from './places.ts';
import { customs } from './words/customs.ts';
import { areaOf } from './words/houses.ts';
import { bareName, called } from './words/names.ts';
import { manners } from './words/signs.ts';
import { deityOf, ganaMeaning, karakaMeaning, rankWords, yoniNames } from './words/stars.ts';

const named = (star: Nakshatra): string =>
  `a sua estrela de nascimento (nakshatra) é ${star.name}, no pada ${star.pada}.`;
const sign = (number: number): string => ofSign(signNames, number);

export const stars: SentencesOf<StarSaid> = {
  ascendant: ({ rising }) =>
    `o seu Ascendente (lagna) é ${sign(rising.sign)}: você vai ao encontro do mundo ${ofSign(manners, rising.sign)}.`,
  'ascendant lord': ({ rising, ruler }, { level }) =>
    `o Ascendente está ${risingIn(rising, level)}; o regente dele é ${placement(ruler, level)}.`,
  'at a border': () =>
    'Ele está na fronteira de um signo, então uma hora de nascimento com poucos minutos de diferença o mudaria.',
  'sign of': ({ body, sign: number }, { tradition }) => {
    const name = body === 'Sun' ? 'signo solar' : `signo lunar${tradition === 'VEDIC' ? ' (rashi)' : ''}`;
    return `o seu ${name} é ${sign(number)}.`;
  },
  'tropical sign': ({ sign: number, same, apart }) =>
    `no zodíaco tropical dos jornais ocidentais o seu signo solar é ${same ? 'também ' : ''}${sign(number)}${same ? '' : `; os dois zodíacos estão separados por ${apart} graus, e esta leitura usa o sideral`}.`,
  'in its sign': ({ point }, { level }) => `${placement(point, level)}: ${likeness(point)}.`,

  star: ({ star }) => named(star),
  'of the star': ({ what, star }) => {
    const { gana, yoni, syllables } = starCustom(star.index);
    const heads = {
      star: named(star),
      gana: `a sua gana é ${gana}: ${ganaMeaning[gana]}.`,
      nadi: `a sua nadi é ${nadiOf(star.index)}.`,
      yoni: `a sua yoni é ${yoniNames[yoni]}.`,
      letter: `um nome que começa por “${syllables[star.pada - 1] ?? syllables[0]}” combina com a sua estrela de nascimento.`,
    };
    return heads[what];
  },
  'why star': ({ star }) =>
    `isso vem apenas da Lua, que estava no nakshatra ${star.name} quando você nasceu: cada uma das 27 estrelas ocupa 13°20′ do zodíaco sideral, e cada pada 3°20′.`,
  'star quarters': ({ star }) =>
    `os quatro padas de ${star.name} têm ${starCustom(star.index).syllables.join(', ')}.`,
  'star lord': ({ star }) =>
    `o regente dela é ${called(star.lord)}, e a divindade: ${deityOf(starCustom(star.index).deity)}.`,
  'star customs': ({ star }) => {
    const { gana, yoni } = starCustom(star.index);
    return `a gana dela é ${gana}, a nadi ${nadiOf(star.index)}, a yoni ${yoniNames[yoni]}.`;
  },
  'star began': () => 'O regente dela também abriu a rodada dos seus grandes períodos.',

  deity: ({ body }) =>
    `a sua ishta devata (divindade escolhida) é ${customs[body].deity}, porque ${called(body)} a mostra no seu mapa.`,
  'deity why': ({ soul, source }) =>
    `lê-se no navamsa: o décimo segundo signo a partir do signo do seu atmakaraka, ${called(soul)}${source ? ' (Jaimini Sutras 1.2)' : ''}.`,
  'deity custom': ({ body }) =>
    `o dia dessa divindade é ${customs[body].day}, o mantra “${customs[body].mantra}”.`,

  'seven karakas': () =>
    'Os seus sete chara karakas, do planeta que mais avançou no próprio signo ao que menos:',
  'karaka line': ({ karaka, body }) => `${karaka} é ${called(body)} (${karakaMeaning[karaka]}).`,
  karaka: ({ karaka, body }) =>
    `o seu ${karaka} é ${called(body)}: dos sete planetas é ${rankWords[karaka]} avançou no signo em que está.`,
  'karaka rule': () =>
    'Os planetas do Sol a Saturno se ordenam pelos graus que percorreram nos seus signos; os nodos ficam de fora nesta conta de sete.',
  'karaka source': () => 'A regra vem de: Brihat Parashara Hora Shastra 32, Jaimini Sutras 1.1.',
  'karaka worth': ({ point, well }, { level }) =>
    `${called(point.name)} está ${well ? 'bastante bem' : 'em posição incômoda'}: ${placement(point, level)}.`,
  'has its say': ({ body }) => `${called(body)} tem a palavra nestas épocas.`,
  'karaka means': ({ karaka }) => `isto representa ${karakaMeaning[karaka]}.`,
  'noticed in': ({ point }, { level }) =>
    `${placement(point, level)}: ${likeness(point)}. Onde você mais nota isso: ${areaOf(point.house)}.`,
  'in the navamsa': ({ sign: number }) => `no navamsa está em ${sign(number)}.`,
  'own times': () => 'Fala mais alto nas suas próprias épocas.',

  navamsa: ({ sign: number }) => `no seu navamsa (D9) sobe ${sign(number)}.`,
  'navamsa reads': () => 'Ele se lê para o casamento e para ver com que firmeza um planeta está.',
  'navamsa signs': ({ places }) =>
    `os signos no navamsa: ${places.map(({ body, sign: number }) => `${bareName(body)} em ${sign(number)}`).join(', ')}.`,
  vargottama: ({ bodies }) =>
    bodies.length > 0
      ? `${list(bodies.map(called))} ${bodies.length === 1 ? 'está' : 'estão'} no mesmo signo nos dois mapas (vargottama), o que conta como firme.`
      : 'Nenhum planeta está no mesmo signo nos dois mapas (vargottama).',
};
