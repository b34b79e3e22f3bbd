import type { ManglikCancellation } from '@palmleaf/engines/jyotish';
import type { DoshaName } from '../../../chat/question/subject.ts';

interface SpanishDosha {
  readonly name: string;
  /** After "surge cuando". */
  readonly rule: string;
  /** The same after "haría falta que": the verb in the subjunctive. */
  readonly needed: string;
  readonly meaning: string;
  readonly source: string;
}

const today = 'la práctica de hoy';

export const doshaWords: Record<DoshaName, SpanishDosha> = {
  manglik: {
    name: 'el dosha manglik (mangal)',
    rule: 'Marte está en la casa 1, 2, 4, 7, 8 o 12, contada desde el Ascendente o la Luna (algunos cuentan también desde Venus, y el norte deja fuera la 2)',
    needed:
      'Marte estuviera en la casa 1, 2, 4, 7, 8 o 12, contada desde el Ascendente o la Luna (algunos cuentan también desde Venus, y el norte deja fuera la 2)',
    meaning:
      'La tradición espera de él calor y riñas en el matrimonio, y sostiene que dos personas que lo tienen se equilibran.',
    source: 'B. V. Raman, Muhurtha, sobre el dosha kuja',
  },
  'kala sarpa': {
    name: 'el dosha kala sarpa',
    rule: 'los siete planetas están a un lado de la línea de Rahu a Ketu',
    needed: 'los siete planetas estuvieran a un lado de la línea de Rahu a Ketu',
    meaning:
      'La práctica lo lee como una vida de giros repentinos, en la que el esfuerzo da fruto tarde. Los textos clásicos no lo conocen.',
    source: 'la práctica del siglo veinte',
  },
  nadi: {
    name: 'el dosha nadi',
    rule: 'los dos de una pareja tienen la misma nadi, que da la estrella de nacimiento',
    needed: 'los dos de una pareja tuvieran la misma nadi, que da la estrella de nacimiento',
    meaning: 'En la comparación cuenta ocho de 36 puntos, por la salud y los hijos.',
    source: 'Muhurta Chintamani 6',
  },
  pitra: {
    name: 'el dosha pitra',
    rule: 'el Sol está con Rahu o Ketu, un nodo está en la casa 9, o el regente de la casa 9 está con un nodo',
    needed: 'el Sol estuviera con Rahu o Ketu, un nodo en la casa 9, o el regente de la casa 9 con un nodo',
    meaning:
      'Se lee como una deuda con los antepasados, que se nota en la relación con el padre y en bendiciones tardías.',
    source: 'la práctica de hoy según Brihat Parashara Hora Shastra 83',
  },
  grahan: {
    name: 'el dosha grahan',
    rule: 'el Sol o la Luna está en el mismo signo que Rahu o Ketu',
    needed: 'el Sol o la Luna estuviera en el mismo signo que Rahu o Ketu',
    meaning: 'Se dice que la luz se eclipsa: la confianza (Sol) o la paz de ánimo (Luna) va y viene.',
    source: today,
  },
  'guru chandal': {
    name: 'el dosha guru chandal',
    rule: 'Júpiter está en el mismo signo que Rahu o Ketu',
    needed: 'Júpiter estuviera en el mismo signo que Rahu o Ketu',
    meaning:
      'Se lee como duda de maestros y reglas: una cabeza original que tiene que encontrar su propia medida.',
    source: today,
  },
  shrapit: {
    name: 'el dosha shrapit',
    rule: 'Saturno está en el mismo signo que Rahu',
    needed: 'Saturno estuviera en el mismo signo que Rahu',
    meaning: 'Se lee como trabajo que hay que hacer dos veces y como paciencia puesta a prueba.',
    source: today,
  },
  angarak: {
    name: 'el dosha angarak',
    rule: 'Marte está en el mismo signo que Rahu',
    needed: 'Marte estuviera en el mismo signo que Rahu',
    meaning: 'Se lee como un genio vivo y un gran empuje que quieren una tarea.',
    source: today,
  },
  vish: {
    name: 'el dosha vish (punarphoo)',
    rule: 'la Luna está en el mismo signo que Saturno',
    needed: 'la Luna estuviera en el mismo signo que Saturno',
    meaning: 'Se lee como una mente seria que se toma las cosas a pecho y como retrasos que acaban bien.',
    source: today,
  },
  kemadruma: {
    name: 'el dosha kemadruma',
    rule: 'ningún planeta, salvo el Sol y los nodos, está con la Luna ni en la casa 2 o 12 contada desde ella',
    needed:
      'ningún planeta, salvo el Sol y los nodos, estuviera con la Luna ni en la casa 2 o 12 contada desde ella',
    meaning: 'Se lee como épocas de soledad; los textos lo nombran entre los yogas pobres de la Luna.',
    source: 'Phaladeepika 6, Brihat Parashara Hora Shastra 37',
  },
  gandmool: {
    name: 'el dosha gandmool',
    rule: 'la Luna está en Ashwini, Ashlesha, Magha, Jyeshtha, Mula o Revati',
    needed: 'la Luna estuviera en Ashwini, Ashlesha, Magha, Jyeshtha, Mula o Revati',
    meaning:
      'Es un nacimiento en un nudo del zodiaco, para el que se acostumbra un rito en las primeras semanas de vida.',
    source: 'Brihat Parashara Hora Shastra 92',
  },
};

export const cancellationWords: Record<ManglikCancellation, string> = {
  'own or exalted': 'Marte está en su propio signo o en exaltación',
  'Leo or Aquarius': 'Marte está en un signo en el que no hace dosha',
  'sign of the house': 'Marte no daña en esta casa en este signo',
  'with Jupiter': 'Júpiter está con Marte',
  'with the Moon': 'la Luna está con Marte',
  'Jupiter rises': 'Júpiter está en el signo del Ascendente',
  'Venus rises': 'Venus está en el signo del Ascendente',
};
