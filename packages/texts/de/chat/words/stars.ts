import type { KarakaName } from '@palmleaf/engines/jyotish';

export const ganaMeaning = {
  deva: 'sanft und zum Nachgeben bereit',
  manushya: 'menschlich: praktisch, mit eigenen Wünschen',
  rakshasa: 'willensstark und schnell im Durchschauen',
} as const;

/** The animals of the stars by the engine's names, with their article. */
export const yoniNames: Readonly<Record<string, string>> = {
  horse: 'das Pferd',
  elephant: 'der Elefant',
  sheep: 'das Schaf',
  serpent: 'die Schlange',
  dog: 'der Hund',
  cat: 'die Katze',
  rat: 'die Ratte',
  cow: 'die Kuh',
  buffalo: 'der Büffel',
  tiger: 'der Tiger',
  deer: 'der Hirsch',
  monkey: 'der Affe',
  mongoose: 'der Mungo',
  lion: 'der Löwe',
};

/** The deities of the stars that are called otherwise than by their Sanskrit name. */
const deities: Readonly<Record<string, string>> = {
  'the Ashwini twins': 'die Ashwini-Zwillinge',
  'the Nagas': 'die Nagas',
  'the ancestors': 'die Ahnen',
  'Indra and Agni': 'Indra und Agni',
  'the waters': 'die Wasser',
  'the Vishvedevas': 'die Vishvedevas',
  'the Vasus': 'die Vasus',
};

export function deityOf(name: string): string {
  return deities[name] ?? name;
}

export const karakaNames: Record<KarakaName, string> = {
  atmakaraka: 'Atmakaraka',
  amatyakaraka: 'Amatyakaraka',
  bhratrikaraka: 'Bhratrikaraka',
  matrikaraka: 'Matrikaraka',
  putrakaraka: 'Putrakaraka',
  gnatikaraka: 'Gnatikaraka',
  darakaraka: 'Darakaraka',
};

/** Accusative, after „steht für“. */
export const karakaMeaning: Record<KarakaName, string> = {
  atmakaraka: 'die Seele: was du in diesem Leben zu meistern hast',
  amatyakaraka: 'Arbeit und alle, die dich beraten',
  bhratrikaraka: 'Geschwister und Lehrer',
  matrikaraka: 'Mutter und Zuhause',
  putrakaraka: 'Kinder und eigene Werke',
  gnatikaraka: 'Verwandte, Rivalen und Gesundheit',
  darakaraka: 'den Menschen an deiner Seite',
};

export const rankWords: Record<KarakaName, string> = {
  atmakaraka: 'am weitesten',
  amatyakaraka: 'am zweitweitesten',
  bhratrikaraka: 'am drittweitesten',
  matrikaraka: 'am viertweitesten',
  putrakaraka: 'am fünftweitesten',
  gnatikaraka: 'am sechstweitesten',
  darakaraka: 'am wenigsten weit',
};

/** What a number of 1 to 9 stands for, nominative. */
const numbers = [
  'ein führender Mensch, der Dinge anfangen will',
  'ein sanftes Gemüt, das gut mit anderen arbeitet',
  'Ehrgeiz mit Ordnung und Disziplin',
  'ein eigener Kopf, der die andere Seite der Dinge sieht',
  'rascher Witz, Handel und Wechsel',
  'Anmut, ein Zuhause und Liebe zum Schönen',
  'ein nach innen gewandter, suchender und reisender Geist',
  'Tiefe, Geduld und langsame große Arbeit',
  'Mut und der Wille zu siegen',
] as const;

export function numberMeaning(number: number): string {
  return numbers[number - 1] ?? '';
}

/** Stones by month of birth, with their article. */
export const birthstones = [
  'der Granat',
  'der Amethyst',
  'der Aquamarin oder der Heliotrop',
  'der Diamant',
  'der Smaragd',
  'die Perle oder der Mondstein',
  'der Rubin',
  'der Peridot oder der Sardonyx',
  'der Saphir',
  'der Opal oder der Turmalin',
  'der Topas',
  'der Türkis oder der Zirkon',
] as const;
