import { type ClassicalPlanet, ofSign, type PerSign } from '@palmleaf/engines/zodiac';
import { capital } from '../languages/capital.ts';
import type { Matter, Standing, YearTexts } from '../year/texts.ts';
import { list } from './grammar.ts';
import { names, rulerTitles } from './names.ts';

/** After „en“. */
const fields: PerSign<string> = [
  'tu propia persona',
  'lo que posees y conservas',
  'cartas, viajes cortos y hermanos',
  'el hogar y la tierra',
  'los hijos, el estudio y lo que inventas',
  'el trabajo diario y los rivales',
  'la pareja y los acuerdos',
  'lo compartido, lo oculto y lo heredado',
  'los maestros, los viajes largos y las creencias',
  'la profesión y la reputación',
  'las amistades y las esperanzas',
  'el retiro y los lugares lejanos',
];

const briefly: PerSign<string> = [
  'tu persona',
  'las posesiones',
  'los hermanos',
  'el hogar',
  'los hijos',
  'el trabajo diario',
  'la pareja',
  'los asuntos compartidos',
  'los viajes largos',
  'la profesión',
  'las amistades',
  'el retiro',
];

const ordinals: PerSign<string> = [
  'primera',
  'segunda',
  'tercera',
  'cuarta',
  'quinta',
  'sexta',
  'séptima',
  'octava',
  'novena',
  'décima',
  'undécima',
  'duodécima',
];

type Ruler = Pick<Matter, 'other' | 'houses'>;

const about = (houses: readonly number[]): string =>
  houses.length === 1 ? ofSign(fields, houses[0] ?? 1) : list(houses.map((house) => ofSign(briefly, house)));
const ofHouses = (houses: readonly number[]): string => {
  const named = list(houses.map((house) => ofSign(ordinals, house)));
  return houses.length > 1 ? `de las casas ${named}` : `de la casa ${named}`;
};
const other = ({ other: planet, houses }: Ruler): string =>
  `${names[planet]}, ${rulerTitles[planet]} ${ofHouses(houses)}`;
const to = (phrase: string): string => (phrase.startsWith('el ') ? `al ${phrase.slice(3)}` : `a ${phrase}`);
const from = (phrase: string): string =>
  phrase.startsWith('el ') ? `del ${phrase.slice(3)}` : `de ${phrase}`;
const date = (at: Date): string =>
  at.toLocaleDateString('es', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const isFriendly = ({ regard }: Matter): boolean => regard === 'friendly';
const helper = ({ third }: Matter): string => (third === undefined ? 'un tercer planeta' : names[third]);
const weakness = ({ weak: [first, ...others] }: Matter): string =>
  first === undefined || others.length > 0 ? 'ambos son débiles' : `${names[first]} es débil`;

const soon = ({ ithasala }: Matter): string =>
  ithasala === 'Poorna'
    ? ' Falta menos de un grado, así que espéralo a comienzos del año.'
    : ithasala === 'Bhavishyat'
      ? ' Su luz aún no se ha encontrado, así que espéralo a finales del año.'
      : '';

const lordNature: Readonly<Record<ClassicalPlanet, string>> = {
  Sun: 'Te toca dirigir, y las medias tintas no te bastarán',
  Moon: 'Los ánimos, las personas y los planes cambian a menudo, y te conviene moverte con ellos',
  Mars: 'El ritmo es alto, y lo que te atreves a hacer vale más que lo que planeas',
  Mercury: 'Es un año de conversaciones, papeles, aprendizaje y ajustes rápidos',
  Jupiter: 'El buen consejo está a mano, y lo que das con generosidad vuelve',
  Venus: 'El acuerdo, el gusto y el afecto llegan más lejos que la presión',
  Saturn: 'La paciencia es lo que cuenta este año, y lo que se construye despacio perdura',
};

const yearLord =
  (planet: ClassicalPlanet) =>
  (house: number): string =>
    `${capital(names[planet])} gobierna este año desde la casa ${ofSign(ordinals, house)}, así que lo principal ocurre en ${ofSign(fields, house)}. ${lordNature[planet]}.`;

const standing = (all: readonly Standing[]): string =>
  list(all.map(({ planet, house }) => `${names[planet]} en la casa ${ofSign(ordinals, house)}`));

const muntha = (house: number, words: string): string =>
  `El muntha, el foco del año, ha llegado a la casa ${ofSign(ordinals, house)}: ${words}.`;

export const languageTexts: YearTexts = {
  matters: {
    Ithasala: [
      (m) =>
        m.isLordFaster
          ? `${capital(names[m.lord])} te representa este año y se acerca ${to(other(m))}: avanzas en ${about(m.houses)}, ${isFriendly(m) ? 'y la puerta está abierta' : 'aunque hay que empujar la puerta'}.${soon(m)}`
          : `${capital(other(m))}, se acerca ${to(names[m.lord])}, que te representa este año: en ${about(m.houses)} algo viene hacia ti, ${isFriendly(m) ? 'de buen grado' : 'con condiciones'}.${soon(m)}`,
      (m) =>
        `La distancia entre ${names[m.lord]} y ${other(m)}, se acorta. Espera movimiento en ${about(m.houses)}; los dos se miran ${isFriendly(m) ? 'como amigos' : 'como rivales, así que exige esfuerzo'}.${soon(m)}`,
      (m) =>
        `En ${about(m.houses)} algo se reúne ${isFriendly(m) ? 'casi por sí solo' : 'a fuerza de insistir'}, porque ${names[m.lord]} y ${other(m)}, se van acercando.${soon(m)}`,
      (m) =>
        `${capital(other(m))}, ${m.isLordFaster ? `espera ${to(names[m.lord])}` : `corre hacia ${names[m.lord]}`}; lo que empieces en ${about(m.houses)} tiene ${isFriendly(m) ? 'viento a favor' : 'viento en contra y aun así llega'}.${soon(m)}`,
    ],
    Easarpha: [
      (m) =>
        `${capital(names[m.lord])} acaba de separarse ${from(other(m))}. En ${about(m.houses)} la conversación decisiva ya pasó; termina lo acordado.`,
      (m) =>
        `En ${about(m.houses)} ya pasó el momento más vivo, pues ${m.isLordFaster ? `${names[m.lord]} se aleja ${from(other(m))}` : `${other(m)}, se aleja ${from(names[m.lord])}`}: da las gracias y resuelve lo pendiente.`,
      (m) =>
        `${capital(other(m))}, y ${names[m.lord]} ya tuvieron su encuentro: en ${about(m.houses)} pasó el primer impulso, y el cuidado constante hace más que la prisa.`,
    ],
    Nakta: [
      (m) =>
        `${capital(names[m.lord])} y ${other(m)}, no se ven, pero ${helper(m)} corre entre ambos: en ${about(m.houses)} ayuda alguien ágil, a menudo más joven, que conoce a las dos partes.`,
      (m) =>
        `En ${about(m.houses)} necesitas alguien que medie; ${helper(m)} lleva la luz entre ${names[m.lord]} y ${other(m)}, en un sentido o en el otro.`,
    ],
    Yamaya: [
      (m) =>
        `${capital(names[m.lord])} y ${other(m)}, no se ven, pero la distancia de cada uno ${to(helper(m))} se acorta: en ${about(m.houses)} una mano mayor o más lenta une lo que tú no pudiste.`,
      (m) =>
        `En ${about(m.houses)}, espera a quien pueda reunir a las partes; ${helper(m)} recoge la luz ${from(names[m.lord])} y la ${from(other(m))}.`,
    ],
    Manahoo: [
      (m) =>
        `${capital(helper(m))} se interpone entre ${names[m.lord]} y ${other(m)}. En ${about(m.houses)} puede haber una disputa o un retraso; háblalo a tiempo.`,
      (m) =>
        `Algo duro, ${helper(m)}, está en la luz ${from(names[m.lord])} y ${from(names[m.other])}: ten un segundo plan en ${about(m.houses)}, los asuntos ${ofHouses(m.houses)}.`,
    ],
    Kamboola: [
      (m) =>
        `La Luna ayuda ${to(names[m.lord])} y ${to(other(m))}: en ${about(m.houses)} la gente se pone de tu parte.`,
      (m) =>
        `En ${about(m.houses)} tienes más ayuda de la que cuentas, pues la Luna se une ${to(names[m.lord])} y ${to(other(m))}.`,
    ],
    Garikamboola: [
      (m) =>
        `La Luna no se une ${to(names[m.lord])} ni ${to(other(m))}, pero al pasar al signo siguiente encuentra ${to(helper(m))}: la ayuda en ${about(m.houses)} llega tarde y de donde no la buscabas.`,
    ],
    Khallasara: [
      (m) =>
        `La Luna pasa de largo ante ${names[m.lord]} y ${other(m)}. En ${about(m.houses)} obtienes lo que tú prepares; no cuentes con favores.`,
      (m) =>
        `En ${about(m.houses)} nadie toma partido, pues la Luna pasa sin mirar ante ${names[m.lord]} y ${other(m)}: haz el trabajo y no esperes aplausos.`,
    ],
    Radda: [
      (m) =>
        `${capital(names[m.lord])} y ${other(m)}, se entienden, pero ${weakness(m)}: pide confirmación de lo que te prometan en ${about(m.houses)}.`,
      (m) =>
        `Una promesa en ${about(m.houses)} puede quedar sin cumplir: depende ${from(names[m.lord])} y ${from(other(m))}, y ${weakness(m)}.`,
      (m) =>
        `${capital(names[m.lord])} y ${names[m.other]} están de acuerdo, pero ${weakness(m)}: en ${about(m.houses)}, los asuntos ${ofHouses(m.houses)}, toma primero la parte pequeña y segura.`,
      (m) =>
        `Pide una fecha y una segunda firma en ${about(m.houses)}: ${names[m.lord]} y ${other(m)}, tienen buena intención, pero ${weakness(m)}.`,
    ],
    Dupparikutha: [
      (m) =>
        `Entre ${names[m.lord]} y ${other(m)}, la parte rápida es débil y la lenta, fuerte: en ${about(m.houses)} el comienzo flaquea y el final se sostiene.`,
      (m) =>
        `No juzgues por el comienzo en ${about(m.houses)}: entre ${names[m.lord]} y ${other(m)}, la parte lenta tiene la fuerza.`,
    ],
    Duttota: [
      (m) =>
        `Ni ${names[m.lord]} ni ${other(m)}, tienen fuerza, pero ${helper(m)} sí, y lleva consigo a uno de los dos. En ${about(m.houses)}, no vayas a solas.`,
      (m) =>
        `En ${about(m.houses)} hacen falta tres: ${to(names[m.lord])} y ${to(other(m))}, les falta fuerza, y ${helper(m)} se la presta a uno de los dos.`,
      (m) =>
        `Busca en ${about(m.houses)} a alguien que conozca el terreno mejor que tú; lo que ${names[m.lord]} y ${other(m)}, no pueden llevar, lo lleva ${helper(m)}.`,
    ],
    Thambira: [
      (m) =>
        `Al final de un signo, con ${helper(m)} en el siguiente, lo que hay entre ${names[m.lord]} y ${other(m)}, se resuelve tarde: está a punto para actuar en ${about(m.houses)}.`,
    ],
  },
  severalPlanets: {
    Kuttha: (all) =>
      `Con fuerza este año: ${standing(all)}. Tienes energía de sobra; ponla en una sola cosa que la merezca.`,
    Durupha: (all) => `Con poca fuerza este año: ${standing(all)}.`,
  },
  allPlanets: {
    Iquabal:
      'Los siete planetas están en casas que sostienen. Lo que emprendas este año pisa terreno firme, y la gente lo nota.',
    Induvara:
      'Los siete planetas están en las casas que dispersan. Planea este año con modestia y deja madurar una cosa antes de empezar la siguiente.',
  },
  summary: {
    yearLord: {
      Sun: yearLord('Sun'),
      Moon: yearLord('Moon'),
      Mars: yearLord('Mars'),
      Mercury: yearLord('Mercury'),
      Jupiter: yearLord('Jupiter'),
      Venus: yearLord('Venus'),
      Saturn: yearLord('Saturn'),
    },
    muntha: [
      muntha(1, 'vuelves a empezar por ti'),
      muntha(2, 'se trata de tus propios medios y de la gente de tu mesa'),
      muntha(3, 'valor, trayectos cortos y palabras claras'),
      muntha(4, 'las cosas de casa piden atención primero'),
      muntha(5, 'crea algo, enseña algo, disfruta de alguien'),
      muntha(6, 'ordena el día y no alimentes disputas'),
      muntha(7, 'otra persona marca la mitad del rumbo'),
      muntha(8, 've con cuidado y despeja lo que quedó pendiente'),
      muntha(9, 'un maestro, un viaje o una convicción amplía la mirada'),
      muntha(10, 'tu trabajo se ve, así que hazlo bien'),
      muntha(11, 'las amistades y las viejas esperanzas dan fruto'),
      muntha(12, 'pon tiempo y fuerza donde te los devuelvan'),
    ],
    balance: {
      helped: 'En conjunto el año ayuda más de lo que estorba: empieza pronto y pide más que la última vez.',
      hindered:
        'En conjunto el año pide paciencia: mantén en orden lo que tienes y que lo nuevo sea pequeño.',
      even: 'La ayuda y el estorbo casi se equilibran, así que depende de elegir: pon el esfuerzo donde el camino está abierto.',
    },
    best: (ruler) =>
      `El camino está más abierto en ${about(ruler.houses)}, pues ${other({ other: ruler.planet, houses: ruler.houses })}, es quien tiene más a favor.`,
    worst: (ruler) =>
      `Lo que más cuesta este año pesa sobre ${other({ other: ruler.planet, houses: ruler.houses })}: ve despacio en ${about(ruler.houses)}.`,
    when: (lord, begin, end) =>
      `Su propio tramo del año, bajo ${names[lord]}, va aproximadamente del ${date(begin)} al ${date(end)}.`,
  },
};
