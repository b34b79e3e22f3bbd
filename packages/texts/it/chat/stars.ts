import { nadiOf, starCustom } from '@palmleaf/engines/jyotish';
import type { Nakshatra } from '@palmleaf/engines/zodiac';
import { ofSign } from '@palmleaf/engines/zodiac';
import type { StarSaid } from '../../chat/said/star-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { signNames } from '../names.ts';
import { likeness, placement, rising as risingIn } from './places.ts';
import { joined } from './words/articles.ts';
import { customs } from './words/customs.ts';
import { areaOf } from './words/houses.ts';
import { bareName, called, placed } from './words/names.ts';
import { manners } from './words/signs.ts';
import { deityOf, ganaMeaning, karakaMeaning, rankWords, yoniNames } from './words/stars.ts';

const named = (star: Nakshatra): string =>
  `la tua stella di nascita (nakshatra) è ${star.name}, nel ${star.pada}º quarto.`;
const yoniOf = (yoni: string): string => joined('di', yoniNames[yoni] ?? yoni);

export const stars: SentencesOf<StarSaid> = {
  ascendant: ({ rising }) =>
    `il tuo Ascendente (lagna) è in ${ofSign(signNames, rising.sign)}: vai incontro al mondo ${ofSign(manners, rising.sign)}.`,
  'ascendant lord': ({ rising, ruler }, { level }) =>
    `l’Ascendente è ${risingIn(rising, level)}; a governarlo è ${placement(ruler, level)}.`,
  'at a border': () =>
    'È al confine di un segno, perciò un’ora di nascita diversa di pochi minuti lo cambierebbe.',
  'sign of': ({ body, sign }, { tradition }) => {
    const name = body === 'Sun' ? 'segno solare' : `segno lunare${tradition === 'VEDIC' ? ' (rashi)' : ''}`;
    return `il tuo ${name} è ${ofSign(signNames, sign)}.`;
  },
  'tropical sign': ({ sign, same, apart }) =>
    `nello zodiaco tropicale dei giornali occidentali il tuo segno solare è ${ofSign(signNames, sign)}${same ? ' anche lì' : ''}${same ? '' : `; i due zodiaci distano ${apart} gradi, e questa lettura usa quello siderale`}.`,
  'in its sign': ({ point }, { level }) => `${placement(point, level)}: ${likeness(point)}.`,

  star: ({ star }) => named(star),
  'of the star': ({ what, star }) => {
    const { gana, yoni, syllables } = starCustom(star.index);
    const heads = {
      star: named(star),
      gana: `il tuo gana è ${gana}: ${ganaMeaning[gana]}.`,
      nadi: `la tua nadi è ${nadiOf(star.index)}.`,
      yoni: `la tua yoni è quella ${yoniOf(yoni)}.`,
      letter: `alla tua stella di nascita si addice un nome che comincia per «${syllables[star.pada - 1] ?? syllables[0]}».`,
    };
    return heads[what];
  },
  'why star': ({ star }) =>
    `viene dalla sola Luna, che alla tua nascita era nel nakshatra ${star.name}: ciascuna delle 27 stelle occupa 13°20′ dello zodiaco siderale, e ciascun quarto 3°20′.`,
  'star quarters': ({ star }) =>
    `i quattro quarti di ${star.name} hanno ${starCustom(star.index).syllables.join(', ')}.`,
  'star lord': ({ star }) =>
    `a governarla è ${called(star.lord)}, e la sua divinità è questa: ${deityOf(starCustom(star.index).deity)}.`,
  'star customs': ({ star }) => {
    const { gana, yoni } = starCustom(star.index);
    return `il suo gana è ${gana}, la sua nadi ${nadiOf(star.index)}, la sua yoni quella ${yoniOf(yoni)}.`;
  },
  'star began': () => 'Chi la governa ha anche aperto il giro dei tuoi grandi periodi.',

  deity: ({ body }) =>
    `la tua ishta devata (divinità scelta) è ${customs[body].deity}, perché ${called(body)} la mostra nel tuo tema.`,
  'deity why': ({ soul, source }) =>
    `si legge nel navamsa: il dodicesimo segno da quello del tuo atmakaraka, ${called(soul)}${source ? ' (Jaimini Sutras 1.2)' : ''}.`,
  'deity custom': ({ body }) =>
    `il suo giorno è ${customs[body].day}, il suo mantra «${customs[body].mantra}».`,

  'seven karakas': () =>
    'I tuoi sette chara karaka, dal pianeta che ha fatto più strada nel suo segno a quello che ne ha fatta meno:',
  'karaka line': ({ karaka, body }) => `${karaka}: ${called(body)} (${karakaMeaning[karaka]}).`,
  karaka: ({ karaka, body }) =>
    `il tuo ${karaka} è ${called(body)}: dei sette pianeti è ${rankWords[karaka]} nel suo segno.`,
  'karaka rule': () =>
    'I pianeti dal Sole a Saturno si mettono in fila secondo i gradi che hanno percorso nei loro segni; in questo conteggio di sette i nodi restano fuori.',
  'karaka source': () => 'La regola viene da: Brihat Parashara Hora Shastra 32, Jaimini Sutras 1.1.',
  'karaka worth': ({ point, well }, { level }) =>
    `${called(point.name)} è ${well ? 'abbastanza ' : ''}${placed(well, [point.name])}: ${placement(point, level)}.`,
  'has its say': ({ body }) => `in questi periodi ${called(body)} ha la parola.`,
  'karaka means': ({ karaka }) => `rappresenta ${karakaMeaning[karaka]}.`,
  'noticed in': ({ point }, { level }) =>
    `${placement(point, level)}: ${likeness(point)}. Lo noti soprattutto qui: ${areaOf(point.house)}.`,
  'in the navamsa': ({ sign }) => `nel navamsa questo pianeta è in ${ofSign(signNames, sign)}.`,
  'own times': () => 'Si fa sentire soprattutto nei suoi periodi.',

  navamsa: ({ sign }) => `nel tuo navamsa (D9) il segno che sorge è ${ofSign(signNames, sign)}.`,
  'navamsa reads': () => 'Si legge per il matrimonio e per vedere quanto sia saldo un pianeta.',
  'navamsa signs': ({ places }) =>
    `i segni nel navamsa: ${places.map(({ body, sign }) => `${bareName(body)} in ${ofSign(signNames, sign)}`).join(', ')}.`,
  vargottama: ({ bodies }) =>
    bodies.length > 0
      ? `${list(bodies.map(called))} ${bodies.length === 1 ? 'è' : 'sono'} nello stesso segno nei due temi (vargottama), e questo conta come saldo.`
      : 'Nessun pianeta è nello stesso segno nei due temi (vargottama).',
};
