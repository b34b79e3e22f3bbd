import type { GlossaryTerm } from './chat-words.ts';

/** The words of the art that languages in Latin letters took from Sanskrit as they are. */
type SanskritTerm = Extract<
  GlossaryTerm,
  | 'mahadasha'
  | 'antardasha'
  | 'pratyantardasha'
  | 'sade sati'
  | 'nakshatra'
  | 'pada'
  | 'dosha'
  | 'yoga'
  | 'graha'
>;

const patterns: Readonly<Record<SanskritTerm, RegExp>> = {
  mahadasha: /\bmahadashas?\b/i,
  antardasha: /\bantardashas?\b/i,
  pratyantardasha: /\bpratyantardashas?\b/i,
  'sade sati': /\bsade sati\b/i,
  nakshatra: /\bnakshatras?\b/i,
  pada: /\bpadas?\b/i,
  /** Mangal dosha is a name; what it is, its own answer says. */
  dosha: /(?<!\bmangal[ -]|\bmanglik[ -])\bdoshas?\b(?! manglik\b)/i,
  yoga: /\byogas?\b/i,
  graha: /\bgrahas?\b/i,
};

/**
 * Their entries in the glossary of such a language: how they are written is the same in all, what they mean is told in its words.
 *
 * @param meanings each as a clause
 */
export function sanskritTerms(meanings: Readonly<Record<SanskritTerm, string>>) {
  const entry = (term: SanskritTerm) => ({ pattern: patterns[term], meaning: meanings[term] });
  return {
    mahadasha: entry('mahadasha'),
    antardasha: entry('antardasha'),
    pratyantardasha: entry('pratyantardasha'),
    'sade sati': entry('sade sati'),
    nakshatra: entry('nakshatra'),
    pada: entry('pada'),
    dosha: entry('dosha'),
    yoga: entry('yoga'),
    graha: entry('graha'),
  };
}
