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
import { bareName, called } from './words/names.ts';
import { manners } from './words/signs.ts';
import { deityOf, ganaMeaning, karakaMeaning, karakaNames, rankWords, yoniNames } from './words/stars.ts';

const named = (star: Nakshatra): string =>
  `dein Geburtsstern (Nakshatra) ist ${star.name}, in seinem ${star.pada}. Viertel.`;
const sign = (number: number): string => ofSign(signNames, number);

export const stars: SentencesOf<StarSaid> = {
  ascendant: ({ rising }) =>
    `dein Aszendent (Lagna) ist ${sign(rising.sign)}: Du begegnest der Welt ${ofSign(manners, rising.sign)}.`,
  'ascendant lord': ({ rising, ruler }, { level }) =>
    `der Aszendent steht ${risingIn(rising, level)}; sein Herr ist ${placement(ruler, level)}.`,
  'at a border': () =>
    'Er steht an der Grenze eines Zeichens; eine um wenige Minuten andere Geburtszeit würde ihn ändern.',
  'sign of': ({ body, sign: number }, { tradition }) => {
    const name = body === 'Sun' ? 'Sonnenzeichen' : `Mondzeichen${tradition === 'VEDIC' ? ' (Rashi)' : ''}`;
    return `dein ${name} ist ${sign(number)}.`;
  },
  'tropical sign': ({ sign: number, same, apart }) =>
    `im tropischen Tierkreis westlicher Zeitungen ist dein Sonnenzeichen ${same ? 'ebenfalls ' : ''}${sign(number)}${same ? '' : `; die beiden Tierkreise liegen ${apart} Grad auseinander, und hier gilt der siderische`}.`,
  'in its sign': ({ point }, { level }) => `${placement(point, level)}: ${likeness(point)}.`,

  star: ({ star }) => named(star),
  'of the star': ({ what, star }) => {
    const { gana, yoni, syllables } = starCustom(star.index);
    const heads = {
      star: named(star),
      gana: `deine Gana ist ${gana}: ${ganaMeaning[gana]}.`,
      nadi: `deine Nadi ist ${nadiOf(star.index)}.`,
      yoni: `deine Yoni ist ${yoniNames[yoni]}.`,
      letter: `ein Name, der mit „${syllables[star.pada - 1] ?? syllables[0]}“ beginnt, passt zu deinem Geburtsstern.`,
    };
    return heads[what];
  },
  'why star': ({ star }) =>
    `das folgt allein aus dem Mond, der bei deiner Geburt im Nakshatra ${star.name} stand: Jeder der 27 Sterne nimmt 13°20′ des siderischen Tierkreises ein, jedes Viertel 3°20′.`,
  'star quarters': ({ star }) =>
    `die vier Viertel von ${star.name} haben ${starCustom(star.index).syllables.join(', ')}.`,
  'star lord': ({ star }) =>
    `sein Herr ist ${called(star.lord)}, und seine Gottheit: ${deityOf(starCustom(star.index).deity)}.`,
  'star customs': ({ star }) => {
    const { gana, yoni } = starCustom(star.index);
    return `seine Gana ist ${gana}, seine Nadi ${nadiOf(star.index)}, seine Yoni ${yoniNames[yoni]}.`;
  },
  'star began': () => 'Sein Herr hat auch die Runde deiner großen Perioden eröffnet.',

  deity: ({ body }) =>
    `deine Ishta Devata (gewählte Gottheit) ist ${customs[body].deity}, denn ${called(body)} zeigt sie in deinem Horoskop.`,
  'deity why': ({ soul, source }) =>
    `gelesen wird sie aus dem Navamsa: am zwölften Zeichen von dem deines Atmakaraka aus (${called(soul)})${source ? ' (Jaimini Sutras 1.2)' : ''}.`,
  'deity custom': ({ body }) => `ihr Tag ist der ${customs[body].day}, ihr Mantra „${customs[body].mantra}“.`,

  'seven karakas': () =>
    'Deine sieben Chara Karakas, vom Planeten, der in seinem Zeichen am weitesten ist, bis zu dem am wenigsten weiten:',
  'karaka line': ({ karaka, body }) =>
    `${karakaNames[karaka]} ist ${called(body)} (für ${karakaMeaning[karaka]}).`,
  karaka: ({ karaka, body }) =>
    `dein ${karakaNames[karaka]} ist ${called(body)}: Unter den sieben Planeten ist ${called(body)} im Zeichen ${rankWords[karaka]} gekommen.`,
  'karaka rule': () =>
    'Die Planeten von der Sonne bis Saturn werden nach den Graden gereiht, die sie in ihren Zeichen zurückgelegt haben; die Mondknoten bleiben bei dieser Zählung von sieben weg.',
  'karaka source': () => 'Die Regel stammt aus: Brihat Parashara Hora Shastra 32, Jaimini Sutras 1.1.',
  'karaka worth': ({ point, well }, { level }) =>
    `${called(point.name)} steht ${well ? 'gut genug' : 'nicht leicht'}: ${placement(point, level)}.`,
  'has its say': ({ body }) => `in diesen Zeiten hat ${called(body)} das Wort.`,
  'karaka means': ({ karaka }) => `er steht für ${karakaMeaning[karaka]}.`,
  'noticed in': ({ point }, { level }) =>
    `${placement(point, level)}: ${likeness(point)}. Am meisten merkst du es, wo es um ${areaOf(point.house)} geht.`,
  'in the navamsa': ({ sign: number }) => `im Navamsa steht er ${ofSign(inSigns, number)}.`,
  'own times': () => 'Am deutlichsten hört man ihn in seinen eigenen Zeiten.',

  navamsa: ({ sign: number }) => `in deinem Navamsa (D9) geht ${sign(number)} auf.`,
  'navamsa reads': () => 'Es wird für die Ehe gelesen und dafür, wie fest ein Planet steht.',
  'navamsa signs': ({ places }) =>
    `die Zeichen im Navamsa: ${places.map(({ body, sign: number }) => `${bareName(body)} ${ofSign(inSigns, number)}`).join(', ')}.`,
  vargottama: ({ bodies }) =>
    bodies.length > 0
      ? `${list(bodies.map((body) => called(body)))} ${bodies.length === 1 ? 'steht' : 'stehen'} in beiden Horoskopen im selben Zeichen (Vargottama), und das gilt als fest.`
      : 'Kein Planet steht in beiden Horoskopen im selben Zeichen (Vargottama).',
};
