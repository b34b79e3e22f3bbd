import type { ChatWords } from '../../chat/chat-words.ts';
import { oneOf } from '../../chat/one-of.ts';
import { sanskritTerms } from '../../chat/sanskrit-terms.ts';
import { inSigns } from '../names.ts';

export const glossary: ChatWords['glossary'] = {
  ...sanskritTerms({
    mahadasha: 'eine Mahadasha ist eine große Periode von Jahren, die ein Planet regiert',
    antardasha: 'eine Antardasha ist eine Unterperiode darin',
    pratyantardasha: 'eine Pratyantardasha ist ein Teil einer Unterperiode',
    'sade sati':
      'Sade Sati sind die siebeneinhalb Jahre, in denen Saturn durch das Zeichen deines Mondes und seine beiden Nachbarn zieht',
    nakshatra: 'ein Nakshatra ist eine der 27 Stationen des Mondes',
    pada: 'ein Pada ist ein Viertel eines Nakshatra',
    dosha: 'ein Dosha ist eine Stellung, die die Überlieferung als Makel zählt',
    yoga: 'ein Yoga ist eine Verbindung von Planeten mit einem Namen und einer Wirkung',
    graha: 'Graha ist das Sanskritwort für Planet',
  }),
  'sidereal signs': {
    pattern: oneOf(inSigns),
    meaning:
      'die Zeichen sind die des siderischen Tierkreises, der etwa 24 Grad hinter dem westlicher Horoskope und Zeitungen liegt, so dass ein Planet dort in einem anderen Zeichen stehen kann',
  },
  Ascendant: {
    pattern: /\bAszendent/,
    meaning: 'der Aszendent (Lagna) ist das Zeichen, das bei deiner Geburt im Osten aufging',
  },
  Midheaven: {
    pattern: /\bHimmelsmitte\b/,
    meaning: 'die Himmelsmitte ist der höchste Punkt des Tierkreises bei deiner Geburt',
  },
  exalted: {
    pattern: /\berhöht\b/,
    meaning: 'erhöht heißt: in dem Zeichen, in dem ein Planet am stärksten ist',
  },
  debilitated: {
    pattern: /\berniedrigt\b/,
    meaning: 'erniedrigt heißt: in dem Zeichen, in dem er am schwächsten ist',
  },
  retrograde: {
    pattern: /\brückläufig\b/,
    meaning: 'rückläufig heißt: von der Erde aus gesehen rückwärts unterwegs',
  },
  progressed: {
    pattern: /\bprogressiv\b/i,
    meaning: 'progressive Stände lassen jeden Tag nach der Geburt für ein Jahr gelten',
  },
  orb: { pattern: /\bOrbis\b/, meaning: 'der Orbis ist der Abstand vom genauen Aspekt' },
  aspects: {
    pattern: /\b(?:Trigon|Sextil|Quadrat)\b/,
    meaning: 'Trigon, Sextil und Quadrat sind Winkel von 120, 60 und 90 Grad',
  },
  dignities: {
    pattern: /\b(?:im Domizil|im Exil|peregrin)\b/,
    meaning:
      'Domizil, Exil und peregrin sagen, ob ein Planet im eigenen Zeichen, im gegenüberliegenden oder in keinem von beiden steht',
  },
};
