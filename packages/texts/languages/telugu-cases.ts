export type TeluguCase = 'nominative' | 'oblique' | 'accusative' | 'dative' | 'sociative';

/** Stems that take the endings: «సూర్యుడు» by «సూర్యుడి»; names in -వు and -ని have one stem. */
const obliqueOf = (name: string): string => name.replace(/డు$/u, 'డి');

/** The endings; their vowel follows the stem's: «శనిని», «శనికి», but «గురువును», «గురువుకు». */
const endings: Readonly<
  Record<'accusative' | 'dative', { readonly afterI: string; readonly other: string }>
> = {
  accusative: { afterI: 'ని', other: 'ను' },
  dative: { afterI: 'కి', other: 'కు' },
};

/** The name of a planet, or a phrase that ends in one, in its case. */
export function inCase(name: string, how: TeluguCase): string {
  if (how === 'nominative') return name;
  const stem = obliqueOf(name);
  if (how === 'oblique') return stem;
  if (how === 'sociative') return `${stem}తో`;
  const { afterI, other } = endings[how];
  return `${stem}${stem.endsWith('ి') ? afterI : other}`;
}

/** The word with its last short vowel drawn out, as each member of a pair is: «సూర్యుడూ శనీ», «సూర్యుడికీ శనికీ». */
export function drawnOut(word: string): string {
  return word.replace(/ి$/u, 'ీ').replace(/ు$/u, 'ూ');
}
