import { signNames } from '../../../languages/names/es.ts';
import type { ChatWords } from '../chat-words.ts';

export const glossary: ChatWords['glossary'] = {
  'sidereal signs': {
    pattern: new RegExp(`(?<!\\p{L})en (?:${signNames.join('|')})(?!\\p{L})`, 'u'),
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
  mahadasha: {
    pattern: /\bmahadasha\b/i,
    meaning: 'una mahadasha es un gran período de años que rige un planeta',
  },
  antardasha: {
    pattern: /\bantardasha\b/i,
    meaning: 'una antardasha es un subperíodo dentro de ella',
  },
  pratyantardasha: {
    pattern: /\bpratyantardashas?\b/i,
    meaning: 'una pratyantardasha es una parte de un subperíodo',
  },
  'sade sati': {
    pattern: /\bsade sati\b/i,
    meaning:
      'sade sati son los siete años y medio en que Saturno pasa por el signo de tu Luna y sus dos vecinos',
  },
  nakshatra: { pattern: /\bnakshatra\b/, meaning: 'un nakshatra es una de las 27 estaciones de la Luna' },
  pada: { pattern: /\bpada\b/, meaning: 'un pada es un cuarto de un nakshatra' },
  dosha: {
    pattern: /\bdoshas?\b(?! manglik)/i,
    meaning: 'un dosha es una posición que la tradición cuenta como defecto',
  },
  yoga: {
    pattern: /\byogas?\b/i,
    meaning: 'un yoga es una combinación de planetas con nombre y efecto',
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
  graha: { pattern: /\bgraha\b/, meaning: 'graha es la palabra sánscrita para planeta' },
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
