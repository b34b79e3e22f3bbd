import type { RefusedMatter } from '../../chat/question/cautions.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import type { TalkSaid } from '../../chat/said/talk-said.ts';
import { placement, rising as risingIn } from './places.ts';

const refusals: Record<RefusedMatter, string> = {
  distress:
    'Lo que escribes me preocupa más que cualquier carta. Por favor, habla ahora con alguien: una persona de confianza, un médico, o el número de emergencias o una línea de ayuda de tu país, que atienden de día y de noche. Soy un programa y no puedo ser esa ayuda, y ninguna posición dice que las cosas tengan que seguir así.',
  death:
    'No respondo sobre la muerte ni sobre lo que dura una vida: ninguna carta puede saberlo, y una conjetura solo daría miedo. Pregúntame dónde está tu fuerza o qué épocas piden cuidado.',
  'sex of a child':
    'No digo si una criatura es niño o niña: ninguna carta puede saberlo, y en la India no se puede decir antes del parto. Pregúntame cuándo se favorecen los hijos o por tu relación con ellos.',
  diagnosis:
    'No puedo decir si alguien tiene una enfermedad o un embarazo, ni si sanará; pregunta a un médico, que puede examinarte. Pregúntame por tus fuerzas o cuándo deberías cuidarte más.',
  gamble:
    'No hago pronósticos de apuestas, loterías ni inversiones: una carta no sabe de mercados ni de suerte con los números, y nadie debería jugarse dinero por ella. Pregúntame cómo ganas y conservas mejor el dinero o qué épocas lo favorecen.',
};

const notUnderstood = {
  matter: 'Puedo buscar épocas que convengan a algo, pero no he entendido de qué se trata.',
  later: 'Eso no lo puedo leer en tu carta, o no lo he entendido.',
  first: 'No he encontrado en tu pregunta nada que se pueda buscar en una carta natal.',
} as const;

const named = (name: string): string => (name ? `, ${name}` : '');

export const talk: SentencesOf<TalkSaid> = {
  hello: ({ name, again }) => `${again ? 'Hola de nuevo' : 'Hola'}${named(name)}.`,
  'your chart': ({ rising, moon }, { level }) =>
    `Tengo tu carta delante: el Ascendente ${risingIn(rising, level)} y ${placement(moon, level)}.`,
  askable: () =>
    'Puedes preguntar por el trabajo, el amor, el matrimonio, los hijos, el dinero, una casa, la salud, la familia, los viajes o los estudios; por yogas, doshas, sade sati, dashas y remedios; por un planeta, una casa o un número de la suerte; o cuándo una época conviene a algo.',
  welcome: ({ name }) => `De nada${named(name)}.`,
  'ask on': () => 'Sigue preguntando cuando surja otra cosa.',
  goodbye: ({ name }) => `Adiós${named(name)}.`,
  'kept open': () => 'Esta conversación se puede retomar en la misma sesión.',
  program: () =>
    'Soy un programa: calculo tu carta natal y pongo en palabras lo que la tradición dice de ella. No hay ninguna persona detrás de las respuestas.',
  'no days': () => 'Gracias por preguntar; soy un programa y no tengo días buenos ni malos.',
  'how can I help': () => '¿En qué te ayudo con tu carta?',
  'leaning on': () =>
    'Recuerdo de qué hablamos, así que «¿y el año que viene?» o «cuéntame más» bastan como pregunta.',
  'not understood': ({ why }) => notUnderstood[why],
  refused: ({ matter }) => refusals[matter],
  'two charts': () =>
    'Una comparación pide las cartas de dos personas, y solo tengo la tuya. Pregunta qué dice tu carta del matrimonio, de tu pareja o de manglik y nadi.',
  'no letters': () =>
    'El número de un nombre se cuenta con letras latinas, y el nombre enviado no tiene ninguna. Envía el nombre escrito con letras latinas.',
  'leanings only': () =>
    'Una carta muestra inclinaciones y épocas que les convienen; un día exacto o una garantía no los puede dar.',
  'no diagnosis': () => 'Esto no es un diagnóstico ni sustituye a un médico.',
  'no legal advice': () => 'Esto no es asesoramiento jurídico ni sustituye a un abogado.',
  'low mood': () => 'Si el ánimo sigue bajo, habla con un médico o con alguien de confianza.',
  sorry: () => 'Siento que estés pasando un momento difícil.',
  'neither good nor bad': () => 'por sí solo no es ni bueno ni malo.',
};
