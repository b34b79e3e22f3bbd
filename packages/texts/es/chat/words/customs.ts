import type { Graha } from '@palmleaf/engines/zodiac';

interface SpanishCustom {
  /** With its article. */
  readonly stone: string;
  /** After "en el". */
  readonly finger: string;
  readonly metal: string;
  /** With its article. */
  readonly day: string;
  readonly colour: string;
  readonly direction: string;
  readonly deity: string;
  readonly mantra: string;
  readonly gift: string;
  /** An imperative to the reader. */
  readonly practice: string;
}

/** What custom ties to each graha; the sources stand beside the English table. */
export const customs: Record<Graha, SpanishCustom> = {
  Sun: {
    stone: 'el rubí',
    finger: 'anular',
    metal: 'oro',
    day: 'el domingo',
    colour: 'rojo cobre y naranja',
    direction: 'este',
    deity: 'Shiva (también Rama o Surya)',
    mantra: 'Om Suryaya Namah',
    gift: 'trigo o panela',
    practice: 'levántate temprano, saluda al sol y asume responsabilidades a la vista',
  },
  Moon: {
    stone: 'la perla',
    finger: 'meñique',
    metal: 'plata',
    day: 'el lunes',
    colour: 'blanco y crema',
    direction: 'noroeste',
    deity: 'Gauri (también Krishna)',
    mantra: 'Om Chandraya Namah',
    gift: 'arroz o leche',
    practice: 'duerme con regularidad y trata bien a tu madre y a quienes cuidan de otros',
  },
  Mars: {
    stone: 'el coral rojo',
    finger: 'anular',
    metal: 'cobre',
    day: 'el martes',
    colour: 'rojo',
    direction: 'sur',
    deity: 'Kartikeya (también Hanuman)',
    mantra: 'Om Mangalaya Namah',
    gift: 'lentejas rojas',
    practice: 'mueve el cuerpo cada día y deja pasar una noche antes de responder con enfado',
  },
  Mercury: {
    stone: 'la esmeralda',
    finger: 'meñique',
    metal: 'oro',
    day: 'el miércoles',
    colour: 'verde',
    direction: 'norte',
    deity: 'Vishnu',
    mantra: 'Om Budhaya Namah',
    gift: 'judías mungo',
    practice: 'apunta las cosas, aprende algo nuevo y cumple tu palabra en lo pequeño',
  },
  Jupiter: {
    stone: 'el zafiro amarillo',
    finger: 'índice',
    metal: 'oro',
    day: 'el jueves',
    colour: 'amarillo',
    direction: 'nordeste',
    deity: 'Vishnu en la forma de Vamana (también Dakshinamurti)',
    mantra: 'Om Gurave Namah',
    gift: 'cúrcuma o garbanzos',
    practice: 'honra a tus maestros y enseña a alguien lo que sabes',
  },
  Venus: {
    stone: 'el diamante',
    finger: 'medio',
    metal: 'plata',
    day: 'el viernes',
    colour: 'blanco y tonos pastel',
    direction: 'sudeste',
    deity: 'Lakshmi',
    mantra: 'Om Shukraya Namah',
    gift: 'dulces blancos o arroz',
    practice: 'cuida la belleza de tu entorno y trata a tu pareja con cortesía',
  },
  Saturn: {
    stone: 'el zafiro azul',
    finger: 'medio',
    metal: 'hierro',
    day: 'el sábado',
    colour: 'azul oscuro y negro',
    direction: 'oeste',
    deity: 'Vishnu en la forma de Kurma (también Hanuman y Shani)',
    mantra: 'Om Shanaye Namah',
    gift: 'sésamo negro o aceite de mostaza',
    practice: 'sé puntual, termina lo que empezaste y ayuda a los mayores y a quienes trabajan duro',
  },
  Rahu: {
    stone: 'la hessonita',
    finger: 'medio',
    metal: 'metal mixto',
    day: 'el sábado',
    colour: 'gris humo',
    direction: 'sudoeste',
    deity: 'Durga',
    mantra: 'Om Rahave Namah',
    gift: 'lentejas negras',
    practice: 'elige una meta cada vez y mira dos veces lo que brilla',
  },
  Ketu: {
    stone: 'el ojo de gato',
    finger: 'anular',
    metal: 'metal mixto',
    day: 'el martes',
    colour: 'gris y marrón',
    direction: 'noroeste',
    deity: 'Ganesha',
    mantra: 'Om Ketave Namah',
    gift: 'una manta o comida para perros',
    practice: 'guarda silencio un rato cada día y suelta lo que ya está hecho',
  },
};
