import { nadiOf, starCustom } from '@palmleaf/engines/jyotish';
import { planetOfNumber } from '@palmleaf/engines/numerology';
import { type ClassicalPlanet, type Nakshatra, ofSign } from '@palmleaf/engines/zodiac';
import { rudrakshaFaces } from '../../chat/faces.ts';
import type { Charm, CharmStatements } from '../../chat/statements/charm-statements.ts';
import type { PlanetState, PlanetStatements } from '../../chat/statements/planet-statements.ts';
import type { StarStatements } from '../../chat/statements/star-statements.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { VedicMatter, WesternStatements } from '../../chat/statements/western-statements.ts';
import data from '../chat.json' with { type: 'json' };
import { list } from '../grammar.ts';
import { signNames } from '../names.ts';
import { houseIn, placement, placements, risingIn, signClause } from './matter.ts';
import { spanOf } from './time.ts';
import {
  areaOf,
  bareName,
  birthstones,
  called,
  customs,
  deityOf,
  dignityNames,
  ganaMeaning,
  housesInWords,
  karakaMeaning,
  leadOf,
  manners,
  numberMeaning,
  ofBody,
  rankWords,
  standsFor,
  toBody,
  yoniNames,
} from './words.ts';

const { texts, own: languageForms } = data;

const luckyThing: Record<Charm, string> = languageForms.charms.luckyThing;
const unluckyThing: Record<Charm, string> = languageForms.charms.unluckyThing;
const noThing: Record<Charm, string> = languageForms.charms.noThing;
const article: Record<Charm, string> = { day: '', colour: '', direction: 'el ', metal: '' };

const faces = (planet: ClassicalPlanet): string =>
  rudrakshaFaces[planet] === 1 ? '1 cara' : `${rudrakshaFaces[planet]} caras`;

export const charms: SentencesOf<CharmStatements> = {
  lucky: ({ charm, planet }) =>
    `${luckyThing[charm]} ${customs[planet][charm]}, porque ${called(planet)} rige tu Ascendente.`,
  'lucky next': ({ charm, planet, same }) =>
    same
      ? `${called(planet)}, regente de la casa 9 (fortuna), da lo mismo.`
      : `después viene ${article[charm]}${customs[planet][charm]}, por ${called(planet)}, regente de la casa 9 (fortuna).`,
  unlucky: ({ charm, planet, houses }) =>
    `${unluckyThing[charm]} ${customs[planet][charm]}: ${called(planet)} rige ${housesInWords(houses)} desde tu Ascendente y ninguna de las casas 1, 5 y 9.`,
  'no unlucky': ({ charm }) =>
    `${noThing[charm]} tiene que evitarse: cada planeta que rige la casa 6, 8 o 12 desde tu Ascendente rige también la 1, la 5 o la 9.`,
  'unlucky by custom': ({ charm }) =>
    charm === 'day'
      ? 'Es costumbre para cada semana, y ningún día es malo para todo; de una fecha concreta una carta natal sola no dice nada.'
      : 'Es costumbre, y no una razón para temerlo.',
  'no unlucky number': () =>
    'Ningún número tiene que evitarse: las tablas dicen qué números van juntos, no que uno haga daño.',
  rudraksha: ({ planet }) =>
    `te conviene un rudraksha de ${faces(planet)}, porque ${called(planet)} rige tu Ascendente.`,
  'rudraksha next': ({ planet }) =>
    `se puede añadir uno de ${faces(planet)} (${called(planet)}, regente de la casa 9). Las caras de las cuentas se asignan a los planetas por costumbre.`,
  'lucky number': ({ number, day }) =>
    `tu número de la suerte es el ${number}, el de tu día de nacimiento (${day}).`,
  'why this number': () =>
    'Las cifras del día se suman hasta quedar en una; qué números van juntos lo dice la tabla de Cheiro (Libro de los números, 1926).',
  'numbers beside': ({ numbers }) =>
    numbers.length > 0
      ? `${numbers.length === 1 ? 'va' : 'van'} bien con él el ${list(numbers.map(String))}.`
      : 'Vale por sí mismo y va con cualquier otro.',
  'planet of a number': ({ number }) =>
    `el ${number} pertenece ${toBody(planetOfNumber(number))}: ${numberMeaning(number)}.`,
  'planet of that number': ({ number }) =>
    `pertenece ${toBody(planetOfNumber(number))}: ${numberMeaning(number)}.`,
  'number days': ({ days }) => `días del mes que suman ese número: ${list(days.map(String))}.`,
  'birth numbers': ({ birth, lifePath }) =>
    `tu número de nacimiento (mulank) es el ${birth}, y el de tu camino de vida (bhagyank) es el ${lifePath}.`,
  'birth number means': ({ number, day }) =>
    `el primero es el día de nacimiento (${day}) llevado a una cifra; pertenece ${toBody(planetOfNumber(number))}: ${numberMeaning(number)}.`,
  'life number means': ({ number }) =>
    `el segundo son día, mes y año juntos; pertenece ${toBody(planetOfNumber(number))}: ${numberMeaning(number)}.`,
  'name number': ({ suits, name, single, compound, birth }) =>
    `${suits ? 'tu nombre te conviene' : 'tu nombre no va con tu número de nacimiento'}: el número de «${name}» es el ${single} (${compound} por las letras caldeas), y tu número de nacimiento es el ${birth}.`,
  'name can stay': () => 'Los dos van juntos en la tabla de Cheiro, así que la escritura puede quedarse.',
  'numbers of fitting names': ({ numbers }) =>
    `con tu número de nacimiento van los nombres que suman ${list(numbers.map(String))}.`,

  stone: ({ planet }) =>
    `tu piedra es ${customs[planet].stone}, porque ${called(planet)} rige tu Ascendente.`,
  'stone rule': () =>
    'Las piedras se eligen por los regentes de las casas 1, 5 y 9 desde el Ascendente, que hacen bien sea lo que sea lo demás que rijan.',
  'stone source': () =>
    'La regla es de: Brihat Parashara Hora Shastra 34; las piedras de los planetas, de Phaladeepika 2.',
  'stone worn': ({ planet }) => {
    const { metal, finger, day } = customs[planet];
    return `Por costumbre se engasta en ${metal} y se lleva en el dedo ${finger}; la primera vez, ${day}.`;
  },
  'stones beside': ({ stones }) =>
    `además te ${stones.length > 1 ? 'convienen' : 'conviene'} ${list(stones.map(({ planet, houses }) => `${customs[planet].stone} (${called(planet)} rige ${housesInWords(houses)})`))}.`,
  'stones to leave': ({ planets }) =>
    `deja aparte ${list(planets.map((planet) => customs[planet].stone))}: ${planets.length === 1 ? 'su planeta no rige' : 'sus planetas no rigen'} ninguna de las casas 1, 5 y 9 desde tu Ascendente.`,
  'stone of a node': ({ planet }) =>
    `por regla general no: ${customs[planet].stone} pertenece ${toBody(planet)}, que no rige ninguna casa, así que se lleva solo por un tiempo y después de que un astrólogo haya juzgado esta piedra para tu carta.`,
  'stone suits': ({ planet, houses }) =>
    `${customs[planet].stone} te conviene: ${called(planet)} rige ${housesInWords(houses)} desde tu Ascendente.`,
  'stone does not suit': ({ planet, houses }) =>
    `mejor deja aparte ${customs[planet].stone}: ${called(planet)} rige ${housesInWords(houses)} desde tu Ascendente y ninguna de las casas 1, 5 y 9.`,
  'stone instead': ({ planet }) =>
    `la piedra que te conviene es ${customs[planet].stone}, porque ${called(planet)} rige tu Ascendente.`,
  birthstone: ({ month }) =>
    `tu piedra de nacimiento es ${birthstones[month - 1]}, por tu mes de nacimiento.`,
  jewellers: () =>
    'Es una costumbre de joyeros desde 1912; la astrología occidental no tiene regla para las piedras. Las piedras por el regente del Ascendente pertenecen a la tradición védica.',
};

const states: Record<PlanetState | 'weak' | 'well placed', string> = languageForms.planets.states;

const stateMeanings: Record<PlanetState, string> = texts.planets.stateMeanings;

export const planets: SentencesOf<PlanetStatements> = {
  'no place': ({ body, tradition, others }) =>
    `${called(body)} no tiene lugar en la lectura ${tradition === 'VEDIC' ? 'védica' : 'occidental'}, así que lo dejo aparte; pregúntame por ${list(others.map(called))}.`,
  planet: ({ point }, { level }) =>
    `${placement(point, level)}: ${signClause(point)}. Representa ${standsFor[point.name]}, y donde más lo notas es aquí: ${areaOf(point.house)}.`,
  'planet is': ({ body, state, is }) =>
    `${called(body)} ${is ? 'está' : 'no está'} ${states[state]} en tu carta.`,
  'planet rules': ({ houses }) =>
    `Rige ${housesInWords(houses)}, así que de ahí ${houses.length === 1 ? 'depende' : 'dependen'}: ${list(houses.map(areaOf))}.`,
  ease: ({ easy }) =>
    easy
      ? 'Ahí la posición es buena y da lo mejor sin mucho esfuerzo de tu parte.'
      : 'Ahí la posición no es cómoda, y lo que da viene con la práctica y no por sí solo.',
  backwards: () =>
    'Cuando naciste se movía hacia atrás, así que obra primero hacia dentro y le gusta repasar las cosas.',
  companions: ({ points }, { level }) =>
    `en el mismo signo ${points.length === 1 ? 'está' : 'están'} ${placements(points, level)}.`,
  'mahadasha over': () => 'Su mahadasha en esta ronda ya pasó.',
  'own mahadasha': ({ maha }) => `la mahadasha ${ofBody(maha.lord)} dura ${spanOf(maha, 'EXPERT')}.`,

  house: ({ house, ruler }, manner) =>
    manner.level === 'STANDARD'
      ? `esta casa trata de esto: ${areaOf(house.number)}. Va con ${placement(ruler, manner.level)}: ${signClause(ruler)}.`
      : `${houseIn(house, manner)} trata de esto: ${areaOf(house.number)}. Su regente es ${placement(ruler, manner.level)}: ${signClause(ruler)}. ${leadOf(ruler.house)}`,
  'in the house': ({ points }, { level }) =>
    `en ella ${points.length === 1 ? 'está' : 'están'} ${points.map((point) => `${placement(point, level)} (${signClause(point)})`).join('; ')}.`,
  'empty house is no lack': ({ holdsRuler }) =>
    `Ningún ${holdsRuler ? 'otro ' : ''}planeta está en ella; no es una falta, habla por ella su regente.`,
  'stands there': ({ body, there }) => `${called(body)} ${there ? 'está' : 'no está'} ahí.`,
  'house empty': ({ empty }) => (empty ? 'ningún planeta está ahí.' : 'no está vacía.'),
  'ruler stands': ({ well }) => `su regente está ${well ? 'bastante bien' : 'en posición incómoda'}.`,

  ranked: ({ what, point }, { level }) => {
    const why = point.dignity && level !== 'EXPERT' ? ` (${dignityNames[point.dignity.name]})` : '';
    return `tu planeta más ${what === 'strongest' ? 'fuerte' : 'débil'} es ${called(point.name)}${why}: ${what === 'strongest' ? 'te resulta fácil' : 'pide práctica'} esto: ${standsFor[point.name]}.`;
  },
  'empty houses': ({ houses }) => `sin planetas están en tu carta ${housesInWords(houses)}.`,
  'empty houses are no lack': () => 'No es una falta: una casa vacía habla por su regente.',
  'no planet is': ({ state }) => `ningún planeta de tu carta está ${states[state]}.`,
  'these planets are': ({ state, bodies }) =>
    `${list(bodies.map(called))} ${bodies.length === 1 ? 'está' : 'están'} ${states[state]} en tu carta.`,
  'state means': ({ state, point }, { level }) =>
    `${placement(point, level)}, por ${standsFor[point.name]}: ${stateMeanings[state]}.`,
};

const birthStar = (star: Nakshatra): string =>
  `tu estrella de nacimiento (nakshatra) es ${star.name}, en su cuarto número ${star.pada}.`;
const sign = (number: number): string => ofSign(signNames, number);

export const stars: SentencesOf<StarStatements> = {
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
  'in its sign': ({ point }, { level }) => `${placement(point, level)}: ${signClause(point)}.`,

  star: ({ star }) => birthStar(star),
  'of the star': ({ what, star }) => {
    const { gana, yoni, syllables } = starCustom(star.index);
    const heads = {
      star: birthStar(star),
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
    `${placement(point, level)}: ${signClause(point)}. Donde más lo notas: ${areaOf(point.house)}.`,
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

const names: Record<VedicMatter, string> = languageForms.western.names;

const saturnToMoon = 'La astrología occidental mira el mismo asunto en los aspectos de Saturno con tu Luna.';
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

export const western: SentencesOf<WesternStatements> = {
  'vedic matter': ({ matter, closed }) =>
    `${closed ? 'un sí o un no no existe aquí: ' : ''}${names[matter]} pertenece a la astrología védica, y esta lectura es occidental.`,
  'ask Vedic': () => 'Pregunta en la tradición védica y se calcula.',
  'western instead': ({ matter }) => leads[matter],
  'no contact of Saturn': () =>
    'Saturno no forma ningún aspecto exacto con tu Luna en los próximos tres años.',
};
