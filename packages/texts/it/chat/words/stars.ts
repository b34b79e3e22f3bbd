import type { KarakaName } from '@palmleaf/engines/jyotish';

export const ganaMeaning = {
  deva: 'di indole dolce e pronta a cedere',
  manushya: 'di indole umana, pratico e con desideri propri',
  rakshasa: 'di volontà forte, svelto a vedere ciò che gli altri nascondono',
} as const;

/** The animals of the stars by the engine's names, with their article. */
export const yoniNames: Readonly<Record<string, string>> = {
  horse: 'il cavallo',
  elephant: 'l’elefante',
  sheep: 'la pecora',
  serpent: 'il serpente',
  dog: 'il cane',
  cat: 'il gatto',
  rat: 'il topo',
  cow: 'la mucca',
  buffalo: 'il bufalo',
  tiger: 'la tigre',
  deer: 'il cervo',
  monkey: 'la scimmia',
  mongoose: 'la mangusta',
  lion: 'il leone',
};

/** The deities of the stars that are called otherwise than by their Sanskrit name. */
const deities: Readonly<Record<string, string>> = {
  'the Ashwini twins': 'i gemelli Ashwini',
  'the Nagas': 'i Naga',
  'the ancestors': 'gli antenati',
  'Indra and Agni': 'Indra e Agni',
  'the waters': 'le acque',
  'the Vishvedevas': 'i Vishvedeva',
  'the Vasus': 'i Vasu',
};

export function deityOf(name: string): string {
  return deities[name] ?? name;
}

export const karakaMeaning: Record<KarakaName, string> = {
  atmakaraka: 'l’anima, ciò che hai da padroneggiare in questa vita',
  amatyakaraka: 'il lavoro e chi ti consiglia',
  bhratrikaraka: 'i fratelli, le sorelle e i maestri',
  matrikaraka: 'la madre e la casa',
  putrakaraka: 'i figli e ciò che crei',
  gnatikaraka: 'i parenti, i rivali e la salute',
  darakaraka: 'il marito o la moglie',
};

/** After "dei sette pianeti è". */
export const rankWords: Record<KarakaName, string> = {
  atmakaraka: 'quello che ha fatto più strada',
  amatyakaraka: 'il secondo per strada fatta',
  bhratrikaraka: 'il terzo per strada fatta',
  matrikaraka: 'il quarto per strada fatta',
  putrakaraka: 'il quinto per strada fatta',
  gnatikaraka: 'il sesto per strada fatta',
  darakaraka: 'quello che ha fatto meno strada',
};

/** What a number of 1 to 9 stands for. */
const numbers = [
  'una guida che vuole dare inizio alle cose',
  'un animo mite che lavora bene con gli altri',
  'ambizione con ordine e disciplina',
  'una testa originale che vede l’altro lato delle cose',
  'prontezza, commercio e cambiamento',
  'fascino, una casa e amore per il bello',
  'una mente raccolta, che cerca e viaggia',
  'profondità, pazienza e opere grandi e lente',
  'coraggio e voglia di vincere',
] as const;

export function numberMeaning(number: number): string {
  return numbers[number - 1] ?? '';
}

/** Stones by month of birth, with their article. */
export const birthstones = [
  'il granato',
  'l’ametista',
  'l’acquamarina o l’eliotropio',
  'il diamante',
  'lo smeraldo',
  'la perla o la pietra di luna',
  'il rubino',
  'il peridoto o la sardonice',
  'lo zaffiro',
  'l’opale o la tormalina',
  'il topazio',
  'il turchese o lo zircone',
] as const;
