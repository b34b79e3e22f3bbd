import { nadiOf, starCustom } from '@palmleaf/engines/jyotish';
import type { Nakshatra } from '@palmleaf/engines/zodiac';
import { ofSign } from '@palmleaf/engines/zodiac';
import type { StarSaid } from '../../chat/said/star-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { signNames } from '../names.ts';
import { likeness, placement, rising as risingIn } from './places.ts';
import { afterDe } from './words/articles.ts';
import { customs } from './words/customs.ts';
import { areaOf } from './words/houses.ts';
import { bareName, called, placed, theSign } from './words/names.ts';
import { manners } from './words/signs.ts';
import { deityOf, ganaMeaning, karakaMeaning, rankWords, yoniNames } from './words/stars.ts';

const named = (star: Nakshatra): string =>
  `ton étoile de naissance (nakshatra) est ${star.name}, dans son quart numéro ${star.pada}.`;
const yoniOf = (yoni: string): string => afterDe(yoniNames[yoni] ?? yoni);

export const stars: SentencesOf<StarSaid> = {
  ascendant: ({ rising }) =>
    `ton Ascendant (lagna) est ${theSign(rising.sign)} : tu vas à la rencontre du monde ${ofSign(manners, rising.sign)}.`,
  'ascendant lord': ({ rising, ruler }, { level }) =>
    `l’Ascendant est ${risingIn(rising, level)} ; son maître est ${placement(ruler, level)}.`,
  'at a border': () =>
    'Il est à la frontière d’un signe : une heure de naissance différente de quelques minutes le changerait.',
  'sign of': ({ body, sign }, { tradition }) => {
    const name = body === 'Sun' ? 'signe solaire' : `signe lunaire${tradition === 'VEDIC' ? ' (rashi)' : ''}`;
    return `ton ${name} est ${theSign(sign)}.`;
  },
  'tropical sign': ({ sign, same, apart }) =>
    `dans le zodiaque tropical des journaux occidentaux, ton signe solaire est ${same ? 'aussi ' : ''}${theSign(sign)}${same ? '' : ` ; les deux zodiaques sont distants de ${apart} degrés, et cette lecture se sert du sidéral`}.`,
  'in its sign': ({ point }, { level }) => `${placement(point, level)} : ${likeness(point)}.`,

  star: ({ star }) => named(star),
  'of the star': ({ what, star }) => {
    const { gana, yoni, syllables } = starCustom(star.index);
    const heads = {
      star: named(star),
      gana: `ton gana est ${gana} : ${ganaMeaning[gana]}.`,
      nadi: `ta nadi est ${nadiOf(star.index)}.`,
      yoni: `ta yoni est celle ${yoniOf(yoni)}.`,
      letter: `un nom qui commence par « ${syllables[star.pada - 1] ?? syllables[0]} » va avec ton étoile de naissance.`,
    };
    return heads[what];
  },
  'why star': ({ star }) =>
    `cela suit de la seule Lune, qui était dans le nakshatra ${star.name} à ta naissance : chacune des 27 étoiles occupe 13°20′ du zodiaque sidéral, et chaque quart 3°20′.`,
  'star quarters': ({ star }) =>
    `les quatre quarts ${afterDe(star.name)} ont ${starCustom(star.index).syllables.join(', ')}.`,
  'star lord': ({ star }) =>
    `son maître est ${called(star.lord)}, et sa divinité : ${deityOf(starCustom(star.index).deity)}.`,
  'star customs': ({ star }) => {
    const { gana, yoni } = starCustom(star.index);
    return `son gana est ${gana}, sa nadi ${nadiOf(star.index)}, sa yoni celle ${yoniOf(yoni)}.`;
  },
  'star began': () => 'Son maître a aussi ouvert la ronde de tes grandes périodes.',

  deity: ({ body }) =>
    `ton ishta devata (divinité choisie) est ${customs[body].deity}, parce que ${called(body)} la montre dans ton thème.`,
  'deity why': ({ soul, source }) =>
    `cela se lit dans le navamsa : le douzième signe depuis celui de ton atmakaraka, ${called(soul)}${source ? ' (Jaimini Sutras 1.2)' : ''}.`,
  'deity custom': ({ body }) => `son jour est ${customs[body].day}, son mantra « ${customs[body].mantra} ».`,

  'seven karakas': () =>
    'Tes sept chara karakas, de la planète la plus avancée dans son signe à la moins avancée :',
  'karaka line': ({ karaka, body }) => `${karaka} : ${called(body)} (${karakaMeaning[karaka]}).`,
  karaka: ({ karaka, body }) =>
    `ton ${karaka} est ${called(body)} : des sept planètes, c’est celle qui a ${rankWords[karaka]} dans son signe.`,
  'karaka rule': () =>
    'Les planètes du Soleil à Saturne se rangent par les degrés qu’elles ont parcourus dans leurs signes ; les nœuds restent dehors dans ce compte de sept.',
  'karaka source': () => 'La règle vient de : Brihat Parashara Hora Shastra 32, Jaimini Sutras 1.1.',
  'karaka worth': ({ point, well }, { level }) =>
    `${called(point.name)} est ${well ? 'assez ' : ''}${placed(well, [point.name])} : ${placement(point, level)}.`,
  'has its say': ({ body }) => `${called(body)} a la parole dans ces périodes.`,
  'karaka means': ({ karaka }) => `cela représente ${karakaMeaning[karaka]}.`,
  'noticed in': ({ point }, { level }) =>
    `${placement(point, level)} : ${likeness(point)}. Tu le remarques surtout ici : ${areaOf(point.house)}.`,
  'in the navamsa': ({ sign }) => `dans le navamsa, cette planète est en ${ofSign(signNames, sign)}.`,
  'own times': () => 'Elle s’entend surtout dans ses propres périodes.',

  navamsa: ({ sign }) => `dans ton navamsa (D9), le signe qui se lève est ${theSign(sign)}.`,
  'navamsa reads': () =>
    'On le lit pour le mariage et pour voir avec quelle fermeté une planète tient sa place.',
  'navamsa signs': ({ places }) =>
    `les signes dans le navamsa : ${places.map(({ body, sign }) => `${bareName(body)} en ${ofSign(signNames, sign)}`).join(', ')}.`,
  vargottama: ({ bodies }) =>
    bodies.length > 0
      ? `${list(bodies.map(called))} ${bodies.length === 1 ? 'est' : 'sont'} dans le même signe dans les deux thèmes (vargottama), ce qui compte comme solide.`
      : 'Aucune planète n’est dans le même signe dans les deux thèmes (vargottama).',
};
