import type { House, PlacedBody } from '@palmleaf/engines/chart';
import type { Mover } from '@palmleaf/engines/forecast';
import { ofSign, signOf } from '@palmleaf/engines/zodiac';
import { degrees, isNode } from '../../chat/degrees.ts';
import type { Level } from '../../chat/statements/level.ts';
import type { MatterStatements, Verdict } from '../../chat/statements/matter-statements.ts';
import type { Manner, SentencesOf } from '../../chat/statements/statement.ts';
import type { Rising } from '../../chat/statements/talk-statements.ts';
import data from '../chat.json' with { type: 'json' };
import { list } from '../grammar.ts';
import { signNames } from '../names.ts';
import {
  aimOf,
  aspectSentence,
  calledIn,
  factsInWords,
  ofPeople,
  partnerTraits,
  topicWords,
} from './facts.ts';
import {
  areaOf,
  bodyParts,
  called,
  customs,
  dignityNames,
  fieldsOf,
  inSign,
  leadOf,
  manners,
  ofArea,
  standsFor,
  toBody,
} from './words.ts';

const { texts } = data;

export function placement(point: PlacedBody, level: Level): string {
  const name = called(point.name);
  const sign = ofSign(signNames, point.sign);
  if (level === 'STANDARD') return `${name} en ${sign}`;
  if (level === 'ADVANCED') return `${name} en ${sign} en la casa ${point.house}`;
  const notes = [
    point.dignity && dignityNames[point.dignity.name],
    !isNode(point.name) && point.retrograde ? 'movimiento retrógrado' : undefined,
    point.nakshatra && `${point.nakshatra.name} pada ${point.nakshatra.pada}`,
  ].filter((note) => note !== undefined);
  const described = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  return `${name} a ${degrees(point.degree)} de ${sign} en la casa ${point.house}${described}`;
}

export function placements(points: readonly PlacedBody[], level: Level): string {
  return list(points.map((point) => placement(point, level)));
}

export function risingIn({ sign, degree }: Rising, level: Level): string {
  return level === 'EXPERT'
    ? `a ${degrees(degree)} de ${ofSign(signNames, sign)}`
    : `en ${ofSign(signNames, sign)}`;
}

export function houseIn({ number, sign, cusp }: House, { tradition, level }: Manner): string {
  return level === 'EXPERT' && tradition === 'WESTERN'
    ? `la casa ${number}, que empieza a ${degrees(cusp % 30)} de ${ofSign(signNames, sign)},`
    : `la casa ${number} en ${ofSign(signNames, sign)}`;
}

export function moving(body: Mover, longitude: number, level: Level): string {
  const sign = ofSign(signNames, signOf(longitude));
  return level === 'EXPERT'
    ? `${called(body)} a ${degrees(longitude % 30)} de ${sign}`
    : `${called(body)} en ${sign}`;
}

export function signClause(point: PlacedBody): string {
  return inSign(point.name, point.sign);
}

type VerdictWords = Record<Verdict, (word: string) => string>;

const things: VerdictWords = {
  strong: (word) => `para ${word} tu carta es fuerte: aquí vuelve lo que pones en trabajo.`,
  mixed: (word) => `para ${word} tu carta es desigual: una parte fluye, otra hay que aprenderla.`,
  weak: (word) => `para ${word} tu carta pide paciencia: llega más tarde de lo deseado, y con práctica.`,
};
const people: VerdictWords = {
  strong: (word) => `para ${word} tu carta es fuerte: aquí hay ayuda y buena voluntad.`,
  mixed: (word) => `para ${word} tu carta es desigual: una parte es cálida, otra hay que trabajarla.`,
  weak: (word) => `para ${word} tu carta pide paciencia: la cercanía requiere tiempo y buena voluntad.`,
};
const health: VerdictWords = {
  strong: (word) => `para ${word} tu carta es fuerte: aguantas bien y te recuperas pronto.`,
  mixed: (word) => `para ${word} tu carta es desigual: sube y baja según cómo vives.`,
  weak: (word) =>
    `para ${word} tu carta pide cuidado: las costumbres regulares te hacen más bien que el esfuerzo.`,
};

const feared: VerdictWords = {
  strong: (word) => `tu carta no muestra eso: para ${word} es fuerte.`,
  mixed: (word) => `no por esta carta sola: para ${word} es desigual, con algo de tensión y algo de ayuda.`,
  weak: (word) => `nada de eso está fijado, pero conviene el cuidado: para ${word} tu carta está en tensión.`,
};

const leaving: Record<MatterStatements['leaving']['verdict'], (about: string) => string> = {
  strong: (word) => `tu carta no te da motivo para ello: para ${word} es fuerte.`,
  mixed: (word) =>
    `eso lo decides tú: para ${word} tu carta es desigual, con algo de tensión y algo de ayuda.`,
  weak: (word) => `eso lo decides tú: para ${word} tu carta está en tensión.`,
  'strong on a relationship': (word) =>
    `eso lo decides tú: para ${word} tu carta es fuerte, pero no dice cómo te tratan.`,
};

const marriages = texts.matter.marriages;

const nothingSpeaks = texts.matter.nothingSpeaks;

const partnerOf = (wife: boolean): string => (wife ? 'esposa' : 'marido');

export const matter: SentencesOf<MatterStatements> = {
  verdict: ({ topic, verdict }) => {
    const words = topic === 'health' ? health : ofPeople.includes(topic) ? people : things;
    return words[verdict](aimOf(topic));
  },
  promise: ({ topic, verdict, neverDenied }) => {
    const aim = aimOf(topic);
    if (verdict === 'strong') return `para ${aim} tu carta es fuerte.`;
    if (verdict === 'mixed')
      return `${neverDenied ? 'aunque no del todo por sí solo' : 'con algo de esfuerzo'}: para ${aim} tu carta es desigual.`;
    return neverDenied
      ? `pero con paciencia: tu carta no descarta nada aquí; para ${aim} pone antes espera o cuidado.`
      : `no con facilidad: para ${aim} tu carta pide paciencia y práctica.`;
  },
  feared: ({ topic, verdict }) => feared[verdict](aimOf(topic)),
  leaving: ({ topic, verdict }) => leaving[verdict](aimOf(topic)),
  'other side': () =>
    'Lo que hace otra persona no está escrito en tu carta; la carta muestra tu propio lado.',
  fields: ({ planets }) =>
    `Campos que encajan: ${planets.map((name) => `${fieldsOf[name]} (${called(name)})`).join('; ')}.`,
  'no count': () =>
    'Un número no se puede leer en una sola carta; lo que se puede leer es con qué facilidad viene.',
  'body care': ({ sign }) => {
    const [part, many] = ofSign(bodyParts, sign);
    return `según la tradición, ${part} ${many ? 'merecen' : 'merece'} tu cuidado.`;
  },
  'nothing left': () =>
    'Eso es lo que tu carta contiene sobre esto; solo me repetiría. Pregunta por un año o por otra cosa.',
  basis: ({ topic, house, significators }, { level }) => {
    const place = level === 'STANDARD' ? `la parte de la carta ${ofArea(house)}` : `la casa ${house}`;
    return `para ${topicWords[topic]} se leen ${place}, su regente, quien está en ella y, por naturaleza, ${list(significators.map(called))}.`;
  },
  rising: ({ rising }, { level }) =>
    `el Ascendente ${risingIn(rising, level)}: vas al encuentro del mundo ${ofSign(manners, rising.sign)}.`,
  border: ({ neighbour }) =>
    `Está cerca de la frontera con ${ofSign(signNames, neighbour)}: una hora de nacimiento con pocos minutos de diferencia cambiaría esta parte.`,
  'birth time moves the Ascendant': () =>
    'Cuatro minutos de la hora de nacimiento lo mueven alrededor de un grado.',
  'points to': ({ ruler }) =>
    `tu camino va con ${placement(ruler, 'STANDARD')}; ${signClause(ruler)}. ${leadOf(ruler.house)}`,
  also: ({ point, occupant }) =>
    `${placement(point, 'STANDARD')} ${occupant ? 'está justo en esta parte de la vida' : 'también tiene algo que decir'}: ${signClause(point)}.`,
  'house and ruler': ({ topic, house, ruler }, manner) =>
    `${houseIn(house, manner)} representa ${topic === 'self' ? 'a tu persona' : topicWords[topic]}. Su regente es ${placement(ruler, manner.level)}: ${signClause(ruler)}. ${leadOf(ruler.house)}`,
  occupants: ({ points }, { level }) =>
    `en la casa ${points.length === 1 ? 'está' : 'están'} ${points.map((point) => `${placement(point, level)} (${signClause(point)})`).join('; ')}.`,
  unoccupied: () => 'Ningún otro planeta está en esa casa, así que habla por ella su regente.',
  'by nature': ({ points }, { level }) =>
    `por naturaleza el asunto pertenece también a: ${points.map((point) => `${placement(point, level)}, por ${standsFor[point.name]}`).join('; ')}.`,
  aspect: ({ aspect }, { level }) => aspectSentence(aspect, level),
  'no aspect': ({ one, other, apart }) =>
    `${called(one)} y ${called(other)} no forman ningún aspecto en tu carta: entre los dos hay ${apart}°.`,
  'house looked at': ({ points }, { level }) =>
    `${points.length === 1 ? 'mira' : 'miran'} la casa ${list(points.map((point) => `${placement(point, level)} (${standsFor[point.name]})`))}.`,
  'nobody looks': ({ ofHouse }) => (ofHouse ? 'Ningún graha mira la casa.' : 'Ningún graha mira ahí.'),
  'looked at': ({ points }, { level }) =>
    `${points.length === 1 ? 'mira' : 'miran'} ahí ${placements(points, level)}.`,
  'further house in plain words': ({ topic, house, point }, { level }) =>
    `para ${topicWords[topic]} cuenta un segundo lugar, el ${ofArea(house.number)}. Allí manda ${placement(point, level)}: ${signClause(point)}.`,
  'further house': ({ topic, house, ruler, within }, manner) =>
    `para ${topicWords[topic]} cuenta un segundo lugar: ${houseIn(house, manner).replace(/,$/, '')} (${areaOf(house.number)}). Su regente es ${placement(ruler, manner.level)}${within.length > 0 ? `; en ella ${within.length === 1 ? 'está' : 'están'} ${placements(within, manner.level)}` : ''}.`,
  'rests on': ({ point }, { level }) => `se apoya en ${placement(point, level)}.`,
  'best and worst': ({ best, worst }, { level }) =>
    `de sus planetas, ${placement(best, level)} es lo mejor situado, y ${placement(worst, level)} lo que más cuesta.`,

  'work on': ({ topic, house, planet, placed }, { level }) =>
    `para ${calledIn(topic, house, level)}, trabaja primero con ${called(planet)}: de los planetas del asunto, el que tiene el lugar más difícil es ${placement(placed, level)}.`,
  practice: ({ body }) => `para ${called(body)}: ${customs[body].practice}.`,
  custom: ({ body }) => {
    const { day, mantra, gift } = customs[body];
    return `Por costumbre se guarda ${day}, se dice «${mantra}» y se regala ${gift}.`;
  },
  'start with': ({ placed }, { level }) =>
    `empieza por lo más débil de tu carta: ${placement(placed, level)}.`,
  'period care': ({ lord }) =>
    `tu gran período pertenece ${toBody(lord)}, así que también merece algo de cuidado.`,
  'no remedy': ({ body }) =>
    `para ${called(body)} no se ha transmitido ningún remedio: trabájalo por la parte de la vida en la que está.`,
  'in your chart': ({ points }, { level }) =>
    `en tu carta: ${points.map((point) => placement(point, level)).join('; ')}.`,
  'live it out': () =>
    'Los mantras y las ofrendas a los planetas pertenecen a la tradición védica; en la occidental se vive el planeta de una manera mejor.',

  partner: ({ wife, sign }) =>
    `tu ${partnerOf(wife)} será probablemente alguien ${ofSign(partnerTraits, sign)}.`,
  'partner by ruler': ({ house, ruler }, manner) => {
    const where = placement(ruler, manner.level);
    const lead =
      manner.level === 'STANDARD'
        ? `al signo del matrimonio en tu carta le corresponde ${where}`
        : `ese es el color de ${houseIn(house, manner).replace(/,$/, '')}; su regente es ${where}`;
    return `${lead}: el encuentro puede venir por ${areaOf(ruler.house)}, y entre los dos cuenta ${standsFor[ruler.name]}.`;
  },
  'partner by occupants': ({ points }, { level }) =>
    `en el lugar del matrimonio ${points.length === 1 ? 'está' : 'están'} ${placements(points, level)}; se añade ${list(points.map(({ name }) => standsFor[name]))}.`,
  'partner by nature': ({ wife, point }, { level }) =>
    `el planeta natural de ${wife ? 'la esposa' : 'un marido'}, ${placement(point, level)}, añade ${standsFor[point.name]}.`,
  'partner by degrees': ({ body }) =>
    `tu darakaraka, el planeta de la pareja por grados, es ${called(body)}: ${standsFor[body]}.`,
  'marriage leans': ({ leans }) => `${marriages[leans]}.`,
  'speaks for': ({ marriage, facts }) => {
    if (facts.length === 0) return nothingSpeaks[marriage];
    return `por ${marriage === 'love' ? 'el amor' : 'un matrimonio concertado'} habla esto: ${factsInWords(facts)}.`;
  },
};
