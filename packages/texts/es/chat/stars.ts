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
  `tu estrella de nacimiento (nakshatra) es ${star.name}, en su cuarto número ${star.pada}.`;
const sign = (number: number): string => ofSign(signNames, number);

export const stars: SentencesOf<StarSaid> = {
  ascendant: ({ rising }) =>
    `tu Ascendente (lagna) es ${sign(rising.sign)}: vas al encuentro del mundo ${ofSign(manners, rising.sign)}.`,
  'ascendant lord': ({ rising, ruler }, { level }) =>
    `el Ascendente está ${risingIn(rising, level)}; su regente es ${placement(ruler, level)}.`,
  'at a border': () =>
    'Está en la frontera de un signo, así que una hora de nacimiento con pocos minutos de diferencia lo cambiaría.',
  'sign of': ({ body, sign: number }, { tradition }) => {
    const name = body === 'Sun' ? 'signo solar' : `signo lunar${tradition === 'VEDIC' ? ' (rashi)' : ''}`;
    return `tu ${name} es ${sign(number)}.`;
  },
  'tropical sign': ({ sign: number, same, apart }) =>
    `en el zodiaco tropical de los periódicos occidentales tu signo solar es ${same ? 'también ' : ''}${sign(number)}${same ? '' : `; los dos zodiacos están separados ${apart} grados, y esta lectura usa el sideral`}.`,
  'in its sign': ({ point }, { level }) => `${placement(point, level)}: ${likeness(point)}.`,

  star: ({ star }) => named(star),
  'of the star': ({ what, star }) => {
    const { gana, yoni, syllables } = starCustom(star.index);
    const heads = {
      star: named(star),
      gana: `tu gana es ${gana}: ${ganaMeaning[gana]}.`,
      nadi: `tu nadi es ${nadiOf(star.index)}.`,
      yoni: `tu yoni es ${yoniNames[yoni]}.`,
      letter: `un nombre que empieza por «${syllables[star.pada - 1] ?? syllables[0]}» va con tu estrella de nacimiento.`,
    };
    return heads[what];
  },
  'why star': ({ star }) =>
    `se sigue solo de la Luna, que estaba en el nakshatra ${star.name} cuando naciste: cada una de las 27 estrellas ocupa 13°20′ del zodiaco sideral, y cada cuarto 3°20′.`,
  'star quarters': ({ star }) =>
    `los cuatro cuartos de ${star.name} tienen ${starCustom(star.index).syllables.join(', ')}.`,
  'star lord': ({ star }) =>
    `su regente es ${called(star.lord)}, y su deidad: ${deityOf(starCustom(star.index).deity)}.`,
  'star customs': ({ star }) => {
    const { gana, yoni } = starCustom(star.index);
    return `su gana es ${gana}, su nadi ${nadiOf(star.index)}, su yoni ${yoniNames[yoni]}.`;
  },
  'star began': () => 'Su regente abrió también la ronda de tus grandes períodos.',

  deity: ({ body }) =>
    `tu ishta devata (deidad elegida) es ${customs[body].deity}, porque la muestra ${called(body)} en tu carta.`,
  'deity why': ({ soul, source }) =>
    `se lee en el navamsa: el duodécimo signo desde el de tu atmakaraka, ${called(soul)}${source ? ' (Jaimini Sutras 1.2)' : ''}.`,
  'deity custom': ({ body }) => `su día es ${customs[body].day}, su mantra «${customs[body].mantra}».`,

  'seven karakas': () => 'Tus siete chara karakas, del planeta que más ha avanzado en su signo al que menos:',
  'karaka line': ({ karaka, body }) => `${karaka} es ${called(body)} (${karakaMeaning[karaka]}).`,
  karaka: ({ karaka, body }) =>
    `tu ${karaka} es ${called(body)}: de los siete planetas es ${rankWords[karaka]} ha avanzado en su signo.`,
  'karaka rule': () =>
    'Los planetas del Sol a Saturno se ordenan por los grados que han recorrido en sus signos; los nodos quedan fuera en esta cuenta de siete.',
  'karaka source': () => 'La regla es de: Brihat Parashara Hora Shastra 32, Jaimini Sutras 1.1.',
  'karaka worth': ({ point, well }, { level }) =>
    `${called(point.name)} está ${well ? 'bastante bien' : 'en posición incómoda'}: ${placement(point, level)}.`,
  'has its say': ({ body }) => `${called(body)} tiene la palabra en estas épocas.`,
  'karaka means': ({ karaka }) => `esto representa ${karakaMeaning[karaka]}.`,
  'noticed in': ({ point }, { level }) =>
    `${placement(point, level)}: ${likeness(point)}. Donde más lo notas: ${areaOf(point.house)}.`,
  'in the navamsa': ({ sign: number }) => `en el navamsa está en ${sign(number)}.`,
  'own times': () => 'Se oye más en sus propias épocas.',

  navamsa: ({ sign: number }) => `en tu navamsa (D9) asciende ${sign(number)}.`,
  'navamsa reads': () => 'Se lee para el matrimonio y para ver con qué firmeza está un planeta.',
  'navamsa signs': ({ places }) =>
    `los signos en el navamsa: ${places.map(({ body, sign: number }) => `${bareName(body)} en ${sign(number)}`).join(', ')}.`,
  vargottama: ({ bodies }) =>
    bodies.length > 0
      ? `${list(bodies.map(called))} ${bodies.length === 1 ? 'está' : 'están'} en el mismo signo en ambas cartas (vargottama), lo que cuenta como firme.`
      : 'Ningún planeta está en el mismo signo en ambas cartas (vargottama).',
};
