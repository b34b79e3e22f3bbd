import type { Answer, Sentences } from './statements/statement.ts';

export const terms = [
  'sidereal signs',
  'Ascendant',
  'Midheaven',
  'mahadasha',
  'antardasha',
  'pratyantardasha',
  'sade sati',
  'nakshatra',
  'pada',
  'dosha',
  'yoga',
  'exalted',
  'debilitated',
  'retrograde',
  'graha',
  'progressed',
  'orb',
  'aspects',
  'dignities',
] as const;
export type GlossaryTerm = (typeof terms)[number];

interface Explained {
  readonly pattern: RegExp;
  readonly meaning: string;
}

export interface ChatWords {
  readonly sentences: Sentences;
  readonly answerInSentence: (answer: Answer, sentence: string) => string;
  readonly answerApart: (answer: Answer, sentence: string) => string;
  readonly glossary: Readonly<Record<GlossaryTerm, Explained>>;
  readonly inPlainWords: (meanings: readonly string[]) => string;
}
