import type { SentencesOf } from '../../chat/said/statement.ts';
import type { VedicMatter, WesternSaid } from '../../chat/said/western-said.ts';
import { capital } from '../../languages/capital.ts';

const names: Record<VedicMatter, string> = {
  dosha: 'ein Dosha',
  yoga: 'ein Yoga',
  karaka: 'der Atmakaraka, wie alle Chara Karakas,',
  'sade sati': 'Sade Sati',
  'small panoti': 'die kleine Panoti',
  dasha: 'eine Dasha (Mahadasha oder Antardasha)',
  deity: 'die Ishta Devata, die Gottheit der Verehrung,',
  star: 'das Nakshatra (der Geburtsstern) samt dem, was daraus folgt,',
  navamsa: 'das Navamsa',
  'love or arranged': 'die Frage nach Liebesheirat oder arrangierter Ehe',
};

const saturnToMoon = 'Für dieselbe Sache sieht sie auf Saturn im Aspekt zu deinem Mond.';
const leads: Record<Exclude<VedicMatter, 'star'>, string> = {
  dosha: 'Sie liest an dessen Stelle den Planeten selbst, hier Mars, um den es beim bekanntesten Dosha geht.',
  yoga: 'Am nächsten kommt dem der Planet, der am besten steht.',
  karaka: 'Sie liest den Kern eines Menschen aus Sonne, Mond und Aszendent.',
  'sade sati': saturnToMoon,
  'small panoti': saturnToMoon,
  dasha: 'Sie bestimmt Zeiten aus Transiten und Progressionen.',
  deity: 'Sie liest das spirituelle Leben aus dem 9. Haus und seinem Herrscher.',
  navamsa: 'Sie liest die Ehe aus dem Haus der Partnerschaft.',
  'love or arranged': 'Wie du zu einer Ehe kommst, liest sie aus dem Haus der Partnerschaft.',
};

export const western: SentencesOf<WesternSaid> = {
  'vedic matter': ({ matter, closed }) =>
    `${closed ? 'ein Ja oder Nein gibt es dazu hier nicht: ' : ''}${closed ? capital(names[matter]) : names[matter]} gehört zur vedischen Astrologie, und diese Deutung ist die westliche.`,
  'ask Vedic': () => 'Frag in der vedischen Tradition, dann wird es berechnet.',
  'western instead': ({ matter }) => leads[matter],
  'no contact of Saturn': () =>
    'Saturn bildet in den nächsten drei Jahren keinen genauen Aspekt zu deinem Mond.',
};
