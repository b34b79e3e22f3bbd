import { ofSign, type PerSign } from '@palmleaf/engines/zodiac';
import { list } from '../../lists.ts';

const areas: PerSign<string> = [
  'el cuerpo y las maneras',
  'el dinero y lo que posees',
  'las habilidades, los hermanos y los trayectos cortos',
  'el hogar y las raíces',
  'los hijos, el juego y lo que creas',
  'el trabajo diario y la salud',
  'la pareja',
  'el dinero compartido y las épocas de cambio brusco',
  'las creencias, los maestros y los viajes lejanos',
  'la profesión y la posición',
  'las ganancias y las amistades',
  'el retiro, los gastos y los lugares lejanos',
];

/** The part of life that a house stands for, with its article. */
export function areaOf(house: number): string {
  return ofSign(areas, house);
}

/** The same after "de". */
export function ofArea(house: number): string {
  return `de ${areaOf(house)}`.replace(/^de el /, 'del ');
}

const leads: PerSign<string> = [
  'depende más de ti que de nadie',
  'se reduce a lo que ganas y posees',
  'pasa por tus habilidades, tus palabras y trayectos cortos',
  'empieza en casa y vuelve a ella',
  'vive de los hijos, del juego y de lo que creas',
  'es ante todo trabajo de cada día',
  'te llega por otras personas, y sobre todo por una pareja',
  'pasa por dinero compartido y por algún cambio brusco',
  'lleva a maestros, creencias y viajes lejanos',
  'se ve en tu profesión y tu posición',
  'pasa por las amistades y trae con ellas su ganancia',
  'ocurre en el retiro o lejos de casa, y cuesta antes de dar',
];

/** Where a matter leads whose ruler stands in a house: a sentence. */
export function leadOf(house: number): string {
  return `Esta parte de tu vida ${ofSign(leads, house)}.`;
}

/** "la casa 3", "las casas 3 y 10". */
export function housesInWords(houses: readonly number[]): string {
  return houses.length === 1 ? `la casa ${houses[0]}` : `las casas ${list(houses.map(String))}`;
}
