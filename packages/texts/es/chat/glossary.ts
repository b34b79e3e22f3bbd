import type { ChatWords } from '../../chat/chat-words.ts';
import { oneOf } from '../../chat/one-of.ts';
import { sanskritTerms } from '../../chat/sanskrit-terms.ts';
import { signNames } from '../names.ts';

export const glossary: ChatWords['glossary'] = {
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
    meaning:
      'los signos son los del zodiaco sideral, que va unos 24 grados por detrás del de las cartas y periódicos occidentales, de modo que allí un planeta puede estar en otro signo',
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
