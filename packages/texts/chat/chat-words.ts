import type { Answer, Sentences } from './said/statement.ts';

/** Words of the art in the order of their explanation. */
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

/** How a language writes a term, and what it means, as a clause. */
interface Explained {
  readonly pattern: RegExp;
  readonly meaning: string;
}

/** Everything that the chat says, in one language; what is missing does not compile. */
export interface ChatWords {
  readonly sentences: Sentences;
  /** A sentence after the word that answers the question: "Yes, it is a demanding time." */
  readonly answered: (answer: Answer, sentence: string) => string;
  /** A whole sentence after that word: "No: Your moon sign is Leo." The sentence begins with its capital. */
  readonly confirmed: (answer: Answer, sentence: string) => string;
  readonly glossary: Readonly<Record<GlossaryTerm, Explained>>;
  /** The line that explains terms; never of none. */
  readonly inPlainWords: (meanings: readonly string[]) => string;
}
