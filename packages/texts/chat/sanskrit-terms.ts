import type { GlossaryTerm } from './chat-words.ts';

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
  /** "Mangal dosha" has a separate answer. */
  dosha: /(?<!\bmangal[ -]|\bmanglik[ -])\bdoshas?\b(?! manglik\b)/i,
  yoga: /\byogas?\b/i,
  graha: /\bgrahas?\b/i,
};

/** @param meanings each as a clause */
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
