/** Terms that are written in many ways, by the consonants that all of them share. */
const terms: Readonly<Record<string, string>> = {
  gjksr: 'gaja kesari',
  ncbng: 'neecha bhanga',
  vprt: 'viparita',
  klsrp: 'kala sarpa',
  mnglk: 'manglik',
  sdst: 'sade sati',
  mprs: 'pancha mahapurusha',
  pncmprs: 'pancha mahapurusha',
  gndml: 'gandmool',
  kmdrm: 'kemadruma',
  bdt: 'budhaditya',
  tmkrk: 'atmakaraka',
  drkrk: 'darakaraka',
  mtkrk: 'amatyakaraka',
  nkstr: 'nakshatra',
  rjg: 'raja yoga',
  dng: 'dhana yoga',
  grcndl: 'guru chandal',
  ptrds: 'pitra dosha',
  ntrds: 'antardasha',
  prtntrds: 'pratyantardasha',
  nvms: 'navamsa',
};

/** Words of other meaning that sound like a term. */
const others = new Set(['sadist', 'doing', 'dying', 'dining', 'during']);

function soundOf(word: string): string {
  return word
    .replace(/sh/g, 's')
    .replace(/y(?=o)/g, 'g')
    .replace(/[aeiouhy]/g, '')
    .replace(/gg/g, 'g')
    .replace(/(.)\1+/g, '$1');
}

/** Puts the terms of a lower-case question into the one spelling that the rules read; a term may be up to three words. */
export function spellTerms(text: string): string {
  const words = text.split(' ');
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = [1, 2, 3].find((count) => termAt(words, at, count) !== undefined) ?? 0;
    out.push(length > 0 ? (termAt(words, at, length) ?? '') : (words[at] ?? ''));
    at += Math.max(1, length);
  }
  return out.join(' ');
}

/** The term that so many words make up, with the punctuation that follows them. */
function termAt(words: readonly string[], at: number, count: number): string | undefined {
  const piece = words.slice(at, at + count);
  if (piece.length < count || (count > 1 && piece.some((word) => word.length < 3))) return undefined;
  const joined = piece.join('');
  const [, letters = '', rest = ''] = /^([a-z]+)(\W*)$/.exec(joined) ?? [];
  if (letters.length < 5 || others.has(letters)) return undefined;
  const term = terms[soundOf(letters)];
  return term === undefined ? undefined : term + rest;
}
