import { planetOfNumber } from '@palmleaf/engines/numerology';
import type { ClassicalPlanet } from '@palmleaf/engines/zodiac';
import { facesOf } from '../../chat/faces.ts';
import type { Charm, CharmSaid } from '../../chat/said/charm-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { customs } from './words/customs.ts';
import { housesInWords } from './words/houses.ts';
import { called, toBody } from './words/names.ts';
import { birthstones, numberMeaning } from './words/stars.ts';

const luckyThing: Record<Charm, string> = {
  day: 'tu día de la suerte es',
  colour: 'tus colores de la suerte son',
  direction: 'tu dirección favorable es el',
  metal: 'tu metal favorable es',
};
const unluckyThing: Record<Charm, string> = {
  day: 'el día que la costumbre deja fuera de los grandes comienzos es',
  colour: 'los colores que la costumbre deja fuera de los grandes comienzos son',
  direction: 'la dirección que la costumbre deja fuera de los grandes comienzos es el',
  metal: 'el metal que la costumbre deja fuera de los grandes comienzos es',
};
const noThing: Record<Charm, string> = {
  day: 'ningún día',
  colour: 'ningún color',
  direction: 'ninguna dirección',
  metal: 'ningún metal',
};
const article: Record<Charm, string> = { day: '', colour: '', direction: 'el ', metal: '' };

const faces = (planet: ClassicalPlanet): string =>
  facesOf[planet] === 1 ? '1 cara' : `${facesOf[planet]} caras`;

export const charms: SentencesOf<CharmSaid> = {
  lucky: ({ charm, planet }) =>
    `${luckyThing[charm]} ${customs[planet][charm]}, porque ${called(planet)} rige tu Ascendente.`,
  'lucky next': ({ charm, planet, same }) =>
    same
      ? `${called(planet)}, regente de la casa 9 (fortuna), da lo mismo.`
      : `después viene ${article[charm]}${customs[planet][charm]}, por ${called(planet)}, regente de la casa 9 (fortuna).`,
  unlucky: ({ charm, planet, houses }) =>
    `${unluckyThing[charm]} ${customs[planet][charm]}: ${called(planet)} rige ${housesInWords(houses)} desde tu Ascendente y ninguna de las casas 1, 5 y 9.`,
  'no unlucky': ({ charm }) =>
    `${noThing[charm]} tiene que evitarse: ninguno de los planetas que rigen la casa 6, 8 o 12 desde tu Ascendente carece de una buena casa propia.`,
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
  'number why': () =>
    'Las cifras del día se suman hasta quedar en una; qué números van juntos lo dice la tabla de Cheiro (Libro de los números, 1926).',
  'numbers beside': ({ numbers }) =>
    numbers.length > 0
      ? `${numbers.length === 1 ? 'va' : 'van'} bien con él el ${list(numbers.map(String))}.`
      : 'Vale por sí mismo y va con cualquier otro.',
  'number belongs': ({ number }) =>
    `el ${number} pertenece ${toBody(planetOfNumber(number))}: ${numberMeaning(number)}.`,
  'it belongs': ({ number }) => `pertenece ${toBody(planetOfNumber(number))}: ${numberMeaning(number)}.`,
  'number days': ({ days }) => `días del mes que suman ese número: ${list(days.map(String))}.`,
  'birth numbers': ({ birth, lifePath }) =>
    `tu número de nacimiento (mulank) es el ${birth}, y el de tu camino de vida (bhagyank) es el ${lifePath}.`,
  'birth number means': ({ number, day }) =>
    `el primero es el día de nacimiento (${day}) llevado a una cifra; pertenece ${toBody(planetOfNumber(number))}: ${numberMeaning(number)}.`,
  'life number means': ({ number }) =>
    `el segundo son día, mes y año juntos; pertenece ${toBody(planetOfNumber(number))}: ${numberMeaning(number)}.`,
  'name number': ({ suits, name, single, compound, birth }) =>
    `${suits ? 'tu nombre te conviene' : 'tu nombre no suma a tu número de nacimiento'}: el número de «${name}» es el ${single} (${compound} por las letras caldeas), y tu número de nacimiento es el ${birth}.`,
  'name can stay': () => 'Los dos van juntos en la tabla de Cheiro, así que la escritura puede quedarse.',
  'names that go': ({ numbers }) =>
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
    `por regla general no: ${customs[planet].stone} pertenece ${toBody(planet)}, que no rige ninguna casa, así que se lleva solo por un tiempo y tras una lectura propia.`,
  'stone suits': ({ planet, houses }) =>
    `${customs[planet].stone} te conviene: ${called(planet)} rige ${housesInWords(houses)} desde tu Ascendente.`,
  'stone does not': ({ planet, houses }) =>
    `mejor deja aparte ${customs[planet].stone}: ${called(planet)} rige ${housesInWords(houses)} desde tu Ascendente y ninguna de las casas 1, 5 y 9.`,
  'stone instead': ({ planet }) =>
    `la piedra que te conviene es ${customs[planet].stone}, porque ${called(planet)} rige tu Ascendente.`,
  birthstone: ({ month }) =>
    `tu piedra de nacimiento es ${birthstones[month - 1]}, por tu mes de nacimiento.`,
  jewellers: () =>
    'Es una costumbre de joyeros desde 1912; la astrología occidental no tiene regla para las piedras. Las piedras por el regente del Ascendente pertenecen a la tradición védica.',
};
