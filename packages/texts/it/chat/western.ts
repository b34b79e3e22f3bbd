import type { SentencesOf } from '../../chat/said/statement.ts';
import type { VedicMatter, WesternSaid } from '../../chat/said/western-said.ts';

const names: Record<VedicMatter, string> = {
  dosha: 'un dosha',
  yoga: 'uno yoga',
  karaka: 'l’atmakaraka, come tutti i chara karaka,',
  'sade sati': 'la sade sati',
  'small panoti': 'la piccola panoti',
  dasha: 'una dasha (mahadasha o antardasha)',
  deity: 'l’ishta devata, la divinità da venerare,',
  star: 'il nakshatra (la stella di nascita), con ciò che ne segue,',
  navamsa: 'il navamsa',
  'love or arranged': 'la questione del matrimonio d’amore o combinato',
};

const saturnToMoon =
  'L’astrologia occidentale guarda, per la stessa questione, Saturno in aspetto con la tua Luna.';
const leads: Record<Exclude<VedicMatter, 'star'>, string> = {
  dosha:
    'L’astrologia occidentale legge al suo posto il pianeta stesso, qui Marte, di cui parla il dosha più noto.',
  yoga: 'La cosa più vicina è il pianeta meglio collocato.',
  karaka: 'L’astrologia occidentale legge il nucleo di una persona nel Sole, nella Luna e nell’Ascendente.',
  'sade sati': saturnToMoon,
  'small panoti': saturnToMoon,
  dasha: 'L’astrologia occidentale stabilisce i tempi con i transiti e le progressioni.',
  deity: 'L’astrologia occidentale legge la vita spirituale nella 9ª casa e in chi la governa.',
  navamsa: 'L’astrologia occidentale legge il matrimonio nella casa della coppia.',
  'love or arranged':
    'Il modo in cui arrivi a un matrimonio, l’astrologia occidentale lo legge nella casa della coppia.',
};

export const western: SentencesOf<WesternSaid> = {
  'vedic matter': ({ matter, closed }) =>
    `${closed ? 'qui non c’è né sì né no: ' : ''}${names[matter]} appartiene all’astrologia vedica, e questa lettura è occidentale.`,
  'ask Vedic': () => 'Chiedilo nella tradizione vedica, e sarà calcolato.',
  'western instead': ({ matter }) => leads[matter],
  'no contact of Saturn': () =>
    'Saturno non forma nessun aspetto esatto con la tua Luna nei prossimi tre anni.',
};
