import type { KarakaName } from '@palmleaf/engines/jyotish';

export const ganaMeaning = {
  deva: 'd’un naturel doux et conciliant',
  manushya: 'humain : pratique, avec ses propres désirs',
  rakshasa: 'd’une volonté forte, prompt à voir ce que d’autres cachent',
} as const;

/** The animals of the stars by the engine's names, with their article. */
export const yoniNames: Readonly<Record<string, string>> = {
  horse: 'le cheval',
  elephant: 'l’éléphant',
  sheep: 'le mouton',
  serpent: 'le serpent',
  dog: 'le chien',
  cat: 'le chat',
  rat: 'le rat',
  cow: 'la vache',
  buffalo: 'le buffle',
  tiger: 'le tigre',
  deer: 'le cerf',
  monkey: 'le singe',
  mongoose: 'la mangouste',
  lion: 'le lion',
};

/** The deities of the stars that are called otherwise than by their Sanskrit name. */
const deities: Readonly<Record<string, string>> = {
  'the Ashwini twins': 'les jumeaux Ashwini',
  'the Nagas': 'les Nagas',
  'the ancestors': 'les ancêtres',
  'Indra and Agni': 'Indra et Agni',
  'the waters': 'les eaux',
  'the Vishvedevas': 'les Vishvedevas',
  'the Vasus': 'les Vasus',
};

export function deityOf(name: string): string {
  return deities[name] ?? name;
}

export const karakaMeaning: Record<KarakaName, string> = {
  atmakaraka: 'l’âme : ce que tu as à maîtriser dans cette vie',
  amatyakaraka: 'le travail et ceux qui te conseillent',
  bhratrikaraka: 'les frères et sœurs et les maîtres',
  matrikaraka: 'la mère et le foyer',
  putrakaraka: 'les enfants et ce que tu crées',
  gnatikaraka: 'les parents, les rivaux et la santé',
  darakaraka: 'le couple',
};

/** After "des sept planètes, c’est celle qui a". */
export const rankWords: Record<KarakaName, string> = {
  atmakaraka: 'la plus grande avance',
  amatyakaraka: 'la deuxième avance',
  bhratrikaraka: 'la troisième avance',
  matrikaraka: 'la quatrième avance',
  putrakaraka: 'la cinquième avance',
  gnatikaraka: 'la sixième avance',
  darakaraka: 'la plus petite avance',
};

/** What a number of 1 to 9 stands for. */
const numbers = [
  'quelqu’un qui mène et veut commencer les choses',
  'une humeur douce qui travaille bien avec les autres',
  'de l’ambition, avec de l’ordre et de la discipline',
  'un esprit original qui voit l’autre côté des choses',
  'de la vivacité, du commerce et du changement',
  'du charme, un foyer et l’amour du beau',
  'un esprit intérieur, qui cherche et qui voyage',
  'de la profondeur, de la patience et une œuvre grande et lente',
  'du courage et la volonté de gagner',
] as const;

export function numberMeaning(number: number): string {
  return numbers[number - 1] ?? '';
}

/** Stones by month of birth, with their article. */
export const birthstones = [
  'le grenat',
  'l’améthyste',
  'l’aigue-marine ou l’héliotrope',
  'le diamant',
  'l’émeraude',
  'la perle ou la pierre de lune',
  'le rubis',
  'le péridot ou la sardonyx',
  'le saphir',
  'l’opale ou la tourmaline',
  'la topaze',
  'la turquoise ou le zircon',
] as const;
