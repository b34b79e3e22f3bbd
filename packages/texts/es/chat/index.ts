import { ofSign } from '@palmleaf/engines/zodiac';
import type { ChatWords } from '../../chat/chat-words.ts';
import { formSentences } from '../../chat/form-sentences.ts';
import { oneOf } from '../../chat/one-of.ts';
import type { RefusedMatter } from '../../chat/question/cautions.ts';
import type { Topic } from '../../chat/question/topics.ts';
import { sanskritTerms } from '../../chat/sanskrit-terms.ts';
import { daySentences, selfSentences } from '../../chat/single-days.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { TalkStatements } from '../../chat/statements/talk-statements.ts';
import data from '../chat.json' with { type: 'json' };
import { signNames } from '../names.ts';
import { dashas, doshas, saturn, yogas } from './doshas.ts';
import { topicWords } from './facts.ts';
import { matter, placement, risingIn } from './matter.ts';
import { charms, planets, stars, western } from './planets.ts';
import { date, spanOf, time, until, within } from './time.ts';
import { standsFor } from './words.ts';

const { texts } = data;

const glossary: ChatWords['glossary'] = {
  ...sanskritTerms({
    mahadasha: 'una mahadasha es un gran período de años que rige un planeta',
    antardasha: 'una antardasha es un subperíodo dentro de ella',
    pratyantardasha: 'una pratyantardasha es una parte de un subperíodo',
    'sade sati':
      'sade sati son los siete años y medio en que Saturno pasa por el signo de tu Luna y sus dos vecinos',
    nakshatra: 'un nakshatra es una de las 27 estaciones de la Luna',
    pada: 'un pada es un cuarto de un nakshatra',
    dosha: 'un dosha es una posición que la tradición cuenta como defecto',
    yoga: 'un yoga es una combinación de planetas con nombre y efecto',
    graha: 'graha es la palabra sánscrita para planeta',
  }),
  'sidereal signs': {
    pattern: oneOf(signNames.map((sign) => `en ${sign}`)),
    meaning: 'los signos son los del zodiaco sideral, a menudo el anterior al de los periódicos occidentales',
  },
  Ascendant: {
    pattern: /Ascendente/,
    meaning: 'el Ascendente (lagna) es el signo que salía por el este cuando naciste',
  },
  Midheaven: {
    pattern: /Medio Cielo/,
    meaning: 'el Medio Cielo es el punto más alto del zodiaco cuando naciste',
  },
  exalted: {
    pattern: /exaltación/,
    meaning: 'en exaltación quiere decir en el signo en que un planeta es más fuerte',
  },
  debilitated: {
    pattern: /en debilidad/,
    meaning: 'en debilidad quiere decir en el signo en que es más débil',
  },
  retrograde: {
    pattern: /retrógrado/,
    meaning: 'el movimiento retrógrado es el que va hacia atrás visto desde la Tierra',
  },
  progressed: {
    pattern: /por progresión/i,
    meaning: 'en las progresiones cada día después del nacimiento vale por un año',
  },
  orb: { pattern: /\borbe\b/, meaning: 'el orbe es la distancia al aspecto exacto' },
  aspects: {
    pattern: /en (?:trígono|sextil|cuadratura)/,
    meaning: 'trígono, sextil y cuadratura son ángulos de 120, 60 y 90 grados',
  },
  dignities: {
    pattern: /en domicilio|en exilio|en signo ajeno/,
    meaning:
      'domicilio, exilio y signo ajeno dicen si un planeta está en su propio signo, en el opuesto o en ninguno de los dos',
  },
};

const refusals: Record<RefusedMatter, string> = texts.talk.refusals;

const notUnderstood = texts.talk.notUnderstood;

const addressed = (name: string): string => (name ? `, ${name}` : '');

const talk: SentencesOf<TalkStatements> = {
  hello: ({ name, again }) => `${again ? 'Hola de nuevo' : 'Hola'}${addressed(name)}.`,
  'your chart': ({ rising, moon }, { level }) =>
    `Tengo tu carta delante: el Ascendente ${risingIn(rising, level)} y ${placement(moon, level)}.`,
  askable: () =>
    'Puedes preguntar por el trabajo, el amor, la familia, el dinero, la casa, la salud o los estudios, por un planeta, un dosha o una dasha de tu carta, o cuándo una época conviene a algo.',
  welcome: ({ name }) => `De nada${addressed(name)}.`,
  'ask on': () => 'Sigue preguntando cuando surja otra cosa.',
  goodbye: ({ name }) => `Adiós${addressed(name)}.`,
  'talk can go on': () => 'Esta conversación se puede retomar en la misma sesión.',
  program: () =>
    'Soy un programa: calculo tu carta natal y pongo en palabras lo que la tradición dice de ella. No hay ninguna persona detrás de las respuestas.',
  'no good or bad days': () => 'Gracias por preguntar; soy un programa y no tengo días buenos ni malos.',
  'how can I help': () => '¿En qué te ayudo con tu carta?',
  'remembers the talk': () =>
    'Recuerdo de qué hablamos, así que «¿y el año que viene?» o «cuéntame más» bastan como pregunta.',
  'not understood': ({ why }) => notUnderstood[why],
  refused: ({ matter }) => refusals[matter],
  'two charts': () =>
    'Una comparación pide las cartas de dos personas, y solo tengo la tuya. Pregunta qué dice tu carta del matrimonio, de tu pareja o de manglik y nadi.',
  'no Latin letters': () =>
    'El número de un nombre se cuenta con letras latinas, y el nombre enviado no tiene ninguna. Envía el nombre escrito con letras latinas.',
  'leanings only': () =>
    'Una carta muestra inclinaciones y épocas que les convienen; un día exacto o una garantía no los puede dar.',
  'no diagnosis': () => 'Esto no es un diagnóstico ni sustituye a un médico.',
  'no legal advice': () => 'Esto no es asesoramiento jurídico ni sustituye a un abogado.',
  'low mood': () => 'Si el ánimo sigue bajo, habla con un médico o con alguien de confianza.',
  sorry: () => 'Siento que estés pasando un momento difícil.',
  'neither good nor bad': () => 'por sí solo no es ni bueno ni malo.',
  'still holds': () => texts.talk.holds,
};

const answers = { yes: 'Sí', no: 'No' } as const;

const about = (topic: Topic): string => `para ${topicWords[topic]}`;

export const languageTexts: ChatWords = {
  sentences: {
    ...talk,
    ...matter,
    ...time,
    ...daySentences(texts.days, 'es', about),
    ...selfSentences(
      texts.talk.self,
      (topic) => topicWords[topic],
      (sign) => ofSign(signNames, sign),
    ),
    ...formSentences(texts.talk.forms, {
      about,
      placement,
      standsFor: (body) => standsFor[body],
      until,
      within,
      date,
      span: spanOf,
    }),
    ...dashas,
    ...doshas,
    ...yogas,
    ...stars,
    ...saturn,
    ...charms,
    ...planets,
    ...western,
  },
  answerInSentence: (answer, sentence) => `${answers[answer]}, ${sentence}`,
  answerApart: (answer, sentence) => `${answers[answer]}. ${sentence}`,
  glossary,
  inPlainWords: (meanings) => `En palabras sencillas: ${meanings.join('; ')}.`,
};
