import type { SentencesOf } from '../../chat/said/statement.ts';
import type { VedicMatter, WesternSaid } from '../../chat/said/western-said.ts';

const names: Record<VedicMatter, string> = {
  dosha: 'un dosha',
  yoga: 'un yoga',
  karaka: 'el atmakaraka, como todos los chara karakas,',
  'sade sati': 'sade sati',
  'small panoti': 'la pequeña panoti',
  dasha: 'una dasha (mahadasha o antardasha)',
  deity: 'la ishta devata, la deidad a la que rendir culto,',
  star: 'el nakshatra (estrella de nacimiento), con lo que se sigue de él,',
  navamsa: 'el navamsa',
  'love or arranged': 'la pregunta por un matrimonio de amor o concertado',
};

const saturnToMoon = 'Lo que mira en el mismo asunto es Saturno en aspecto con tu Luna.';
const leads: Record<Exclude<VedicMatter, 'star'>, string> = {
  dosha: 'En su lugar lee el planeta mismo, aquí Marte, del que trata el dosha más conocido.',
  yoga: 'Lo más cercano es el planeta que mejor está.',
  karaka: 'Lee el núcleo de una persona en el Sol, la Luna y el Ascendente.',
  'sade sati': saturnToMoon,
  'small panoti': saturnToMoon,
  dasha: 'Fija los tiempos por tránsitos y progresiones.',
  deity: 'Lee la vida espiritual en la casa 9 y su regente.',
  navamsa: 'Lee el matrimonio en la casa de la pareja.',
  'love or arranged': 'Cómo llegas a un matrimonio lo lee en la casa de la pareja.',
};

export const western: SentencesOf<WesternSaid> = {
  'vedic matter': ({ matter, closed }) =>
    `${closed ? 'un sí o un no no existe aquí: ' : ''}${names[matter]} pertenece a la astrología védica, y esta lectura es occidental.`,
  'ask Vedic': () => 'Pregunta en la tradición védica y se calcula.',
  'western instead': ({ matter }) => leads[matter],
  'no contact of Saturn': () =>
    'Saturno no forma ningún aspecto exacto con tu Luna en los próximos tres años.',
};
