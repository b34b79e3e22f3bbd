import type { ChatWords } from '../../chat/chat-words.ts';
import { oneOf } from '../../chat/one-of.ts';
import { sanskritTerms } from '../../chat/sanskrit-terms.ts';
import { signNames } from '../names.ts';

export const glossary: ChatWords['glossary'] = {
  ...sanskritTerms({
    mahadasha: 'una mahadasha è un grande periodo di anni governato da un pianeta',
    antardasha: 'un’antardasha è un sottoperiodo al suo interno',
    pratyantardasha: 'una pratyantardasha è una parte di un sottoperiodo',
    'sade sati':
      'la sade sati sono i sette anni e mezzo in cui Saturno attraversa il segno della tua Luna e i due vicini',
    nakshatra: 'un nakshatra è una delle 27 stazioni della Luna',
    pada: 'un pada è un quarto di nakshatra',
    dosha: 'un dosha è una posizione che la tradizione conta come un difetto',
    yoga: 'uno yoga è una combinazione di pianeti che ha un nome e un effetto',
    graha: 'graha è la parola sanscrita per pianeta',
  }),
  'sidereal signs': {
    pattern: oneOf(
      ['in ', '′ del ', '′ della ', '′ dello ', '′ dei ', '′ dell’'].flatMap((before) =>
        signNames.map((sign) => `${before}${sign}`),
      ),
    ),
    meaning:
      'i segni sono quelli dello zodiaco siderale, spostato di circa 24 gradi rispetto a quello dei temi e dei giornali occidentali, così che lì un pianeta può essere in un altro segno',
  },
  Ascendant: {
    pattern: /Ascendente/,
    meaning: 'l’Ascendente (lagna) è il segno che sorgeva a est alla tua nascita',
  },
  Midheaven: {
    pattern: /Medio Cielo/,
    meaning: 'il Medio Cielo è il punto più alto dello zodiaco alla tua nascita',
  },
  exalted: {
    pattern: /esalt(?:at[oaie]|azione)/,
    meaning: 'l’esaltazione è il segno in cui un pianeta è più forte',
  },
  debilitated: {
    pattern: /debilitat[oaie]/,
    meaning: 'un pianeta è debilitato nel segno in cui è più debole',
  },
  retrograde: {
    pattern: /retrograd[oaie]/,
    meaning: 'retrogrado vuol dire che va all’indietro, visto dalla Terra',
  },
  progressed: {
    pattern: /per progressione/i,
    meaning: 'nelle progressioni ogni giorno dopo la nascita vale un anno',
  },
  orb: { pattern: /\borbe\b/, meaning: 'l’orbe è la distanza dall’aspetto esatto' },
  aspects: {
    pattern: /in (?:trigono|sestile|quadratura)/,
    meaning: 'trigono, sestile e quadratura sono angoli di 120, 60 e 90 gradi',
  },
  dignities: {
    pattern: /in domicilio|in esilio|peregrin[oaie]/,
    meaning:
      'domicilio, esilio e peregrino dicono se un pianeta è nel proprio segno, nel segno opposto o in nessuno dei due',
  },
};
