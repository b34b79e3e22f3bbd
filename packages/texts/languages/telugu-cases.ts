export type TeluguCase = 'nominative' | 'oblique' | 'accusative' | 'dative' | 'sociative';

/** «సూర్యుడు» becomes «సూర్యుడి»; names that end in -వు or -ని stay as they are. */
const obliqueOf = (name: string): string => name.replace(/డు$/u, 'డి');

/** The vowel follows the stem's: «శనిని», «శనికి», but «గురువును», «గురువుకు». */
const endings: Readonly<
  Record<'accusative' | 'dative', { readonly afterI: string; readonly other: string }>
> = {
  accusative: { afterI: 'ని', other: 'ను' },
  dative: { afterI: 'కి', other: 'కు' },
};

export function inCase(name: string, grammarCase: TeluguCase): string {
  if (grammarCase === 'nominative') return name;
  const stem = obliqueOf(name);
  if (grammarCase === 'oblique') return stem;
  if (grammarCase === 'sociative') return `${stem}తో`;
  const { afterI, other } = endings[grammarCase];
  return `${stem}${stem.endsWith('ి') ? afterI : other}`;
}

/** Draws out the last short vowel: «సూర్యుడూ శనీ». */
export function drawnOut(word: string): string {
  return word.replace(/ి$/u, 'ీ').replace(/ు$/u, 'ూ');
}
