import type { ChatWords } from '../../chat/chat-words.ts';
import { oneOf } from '../../chat/one-of.ts';
import { sanskritTerms } from '../../chat/sanskrit-terms.ts';
import { signNames } from '../names.ts';

export const glossary: ChatWords['glossary'] = {
  ...sanskritTerms({
    mahadasha: 'une mahadasha est une grande période d’années que gouverne une planète',
    antardasha: 'une antardasha est une sous-période en elle',
    pratyantardasha: 'une pratyantardasha est une part d’une sous-période',
    'sade sati':
      'la sade sati, ce sont les sept ans et demi où Saturne traverse le signe de ta Lune et ses deux voisins',
    nakshatra: 'un nakshatra est l’une des 27 stations de la Lune',
    pada: 'un pada est un quart de nakshatra',
    dosha: 'un dosha est une position que la tradition compte comme un défaut',
    yoga: 'un yoga est une combinaison de planètes qui a un nom et un effet',
    graha: 'graha est le mot sanskrit pour planète',
  }),
  'sidereal signs': {
    pattern: oneOf(
      ['en', '′ du', '′ de la', '′ des'].flatMap((before) => signNames.map((sign) => `${before} ${sign}`)),
    ),
    meaning:
      'les signes sont ceux du zodiaque sidéral, décalé d’environ 24 degrés de celui des thèmes et des journaux occidentaux, de sorte qu’une planète peut y être dans un autre signe',
  },
  Ascendant: {
    pattern: /Ascendant/,
    meaning: 'l’Ascendant (lagna) est le signe qui se levait à l’est à ta naissance',
  },
  Midheaven: {
    pattern: /Milieu du Ciel/,
    meaning: 'le Milieu du Ciel est le point le plus haut du zodiaque à ta naissance',
  },
  exalted: {
    pattern: /exalt(?:é|ation)/,
    meaning: 'l’exaltation est le signe où une planète est la plus forte',
  },
  debilitated: {
    pattern: /débilité/,
    meaning: 'une planète est débilitée dans le signe où elle est la plus faible',
  },
  retrograde: {
    pattern: /rétrograde/,
    meaning: 'rétrograde veut dire qui recule, vu de la Terre',
  },
  progressed: {
    pattern: /par progression/i,
    meaning: 'dans les progressions, chaque jour après la naissance vaut un an',
  },
  orb: { pattern: /\borbe\b/, meaning: 'l’orbe est la distance à l’aspect exact' },
  aspects: {
    pattern: /en (?:trigone|sextile|carré)/,
    meaning: 'trigone, sextile et carré sont des angles de 120, 60 et 90 degrés',
  },
  dignities: {
    pattern: /en domicile|en exil|pérégrin/,
    meaning:
      'domicile, exil et pérégrin disent si une planète est dans son propre signe, dans le signe opposé ou dans aucun des deux',
  },
};
