import type { PerSign } from '@palmleaf/engines/zodiac';
import type { Topic } from '../../../chat/question/topics.ts';
import type { Level } from '../../../chat/said/level.ts';

/** How a topic is called after "para" and "a". */
export const topicWords: Record<Topic, string> = {
  self: 'ti como persona',
  appearance: 'tu aspecto y tu porte',
  health: 'la salud y las fuerzas',
  money: 'el dinero',
  inheritance: 'una herencia',
  debt: 'las deudas',
  expenses: 'los gastos',
  siblings: 'tus hermanos y hermanas',
  mother: 'tu madre',
  father: 'tu padre',
  family: 'la familia y la vida en casa',
  'in-laws': 'tu familia política',
  friends: 'las amistades',
  home: 'la casa y el hogar',
  land: 'la tierra y los inmuebles',
  vehicle: 'un vehículo',
  children: 'los hijos',
  love: 'el amor y el romance',
  creativity: 'el talento creativo',
  study: 'los estudios',
  marriage: 'el matrimonio',
  spouse: 'la persona con quien te cases',
  career: 'el trabajo',
  government: 'el Estado y los cargos públicos',
  business: 'un negocio propio',
  fame: 'el nombre y la fama',
  enemies: 'los rivales y enemigos',
  lawsuit: 'los pleitos y disputas',
  travel: 'los viajes',
  abroad: 'la vida en el extranjero',
  luck: 'la suerte',
  purpose: 'tu propósito',
  spiritual: 'la vida espiritual',
  intuition: 'la intuición',
};

/** "el matrimonio", and at the levels that number houses "el matrimonio (la casa 7)". */
export function calledIn(topic: Topic, house: number, level: Level): string {
  return level === 'STANDARD' ? topicWords[topic] : `${topicWords[topic]} (la casa ${house})`;
}

/** What is hoped for or what one can be good at, where the topic alone would say the wrong thing. */
const aims: Readonly<Partial<Record<Topic, string>>> = {
  self: 'la confianza en ti y el empuje',
  debt: 'saldar deudas',
  expenses: 'tener los gastos en orden',
  mother: 'tu madre y lo que compartes con ella',
  father: 'tu padre y lo que compartes con él',
  spouse: 'una buena pareja',
  enemies: 'mantenerte firme ante rivales',
  lawsuit: 'salir bien de una disputa',
  purpose: 'encontrar tu propósito',
};

export function aimOf(topic: Topic): string {
  return aims[topic] ?? topicWords[topic];
}

/** Topics of which a verdict speaks as of people. */
export const ofPeople: readonly Topic[] = ['mother', 'father', 'siblings', 'family', 'in-laws', 'friends'];

/** What the husband or wife tends to be like, after "alguien": of no gender. */
export const partnerTraits: PerSign<string> = [
  'de acción, con franqueza y decisiones rápidas',
  'estable, sensual y amante de la comodidad',
  'de mucha charla, gran curiosidad y espíritu joven',
  'que cuida, con apego a la familia y humor cambiante',
  'de calidez, orgullo y generosidad',
  'de cuidado, sentido práctico y algo de crítica',
  'de cortesía, sentido de lo justo y gusto por la compañía',
  'de sentimientos intensos, lealtad y pocas confidencias',
  'de carácter abierto, habla franca y gusto por viajar o enseñar',
  'de seriedad, palabra firme y ambición',
  'independiente, amable y de ideas poco comunes',
  'de dulzura, imaginación y ganas de dar',
];
