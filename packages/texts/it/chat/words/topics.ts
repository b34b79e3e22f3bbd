import type { PerSign } from '@palmleaf/engines/zodiac';
import type { Topic } from '../../../chat/question/topics.ts';
import type { Level } from '../../../chat/said/level.ts';
import { theHouse } from './houses.ts';

/** How a topic is called after "per". */
export const topicWords: Record<Topic, string> = {
  self: 'la tua persona',
  appearance: 'il tuo aspetto e il tuo portamento',
  health: 'la salute e le forze',
  money: 'il denaro',
  inheritance: 'le eredità',
  debt: 'i debiti',
  expenses: 'le spese',
  siblings: 'i tuoi fratelli e le tue sorelle',
  mother: 'tua madre',
  father: 'tuo padre',
  family: 'la famiglia e la vita in casa',
  'in-laws': 'la famiglia acquisita',
  friends: 'gli amici',
  home: 'la casa',
  land: 'la terra e gli immobili',
  vehicle: 'i veicoli',
  children: 'i figli',
  love: 'l’amore',
  creativity: 'il talento creativo',
  study: 'gli studi',
  marriage: 'il matrimonio',
  spouse: 'la persona che sposi',
  career: 'il lavoro',
  government: 'lo Stato e gli incarichi pubblici',
  business: 'l’attività in proprio',
  fame: 'il nome e la fama',
  enemies: 'i rivali e i nemici',
  lawsuit: 'le cause e le controversie',
  travel: 'i viaggi',
  abroad: 'la vita all’estero',
  luck: 'la fortuna',
  purpose: 'il tuo scopo',
  spiritual: 'la vita spirituale',
  intuition: 'l’intuito',
};

/** "il matrimonio", and at the levels that number houses "il matrimonio (la 7ª casa)". */
export function calledIn(topic: Topic, house: number, level: Level): string {
  return level === 'STANDARD' ? topicWords[topic] : `${topicWords[topic]} (${theHouse(house)})`;
}

/** What is hoped for or what one can be good at, where the topic alone would say the wrong thing. */
const aims: Readonly<Partial<Record<Topic, string>>> = {
  self: 'la fiducia in te e lo slancio',
  debt: 'liberarti dei debiti',
  expenses: 'tenere in ordine le spese',
  mother: 'tua madre e ciò che dividi con lei',
  father: 'tuo padre e ciò che dividi con lui',
  spouse: 'un buon legame nel matrimonio',
  enemies: 'tenere testa ai rivali',
  lawsuit: 'uscire bene da una controversia',
  purpose: 'trovare il tuo scopo',
};

export function aimOf(topic: Topic): string {
  return aims[topic] ?? topicWords[topic];
}

/** Topics of which a verdict speaks as of people. */
export const ofPeople: readonly Topic[] = ['mother', 'father', 'siblings', 'family', 'in-laws', 'friends'];

/** What the husband or wife tends to be like, agreeing with "una persona". */
export const partnerTraits: PerSign<string> = [
  'attiva, franca e svelta nel decidere',
  'stabile, sensuale e amante delle comodità',
  'di molte parole, curiosa e giovane di spirito',
  'premurosa, legata alla famiglia e di umore variabile',
  'calorosa, orgogliosa e generosa',
  'attenta, pratica e un po’ critica',
  'gentile, giusta e amante della compagnia',
  'intensa, leale e riservata',
  'aperta, schietta e con la passione dei viaggi o dell’insegnamento',
  'seria, di parola e ambiziosa',
  'indipendente, cordiale e di idee fuori dal comune',
  'dolce, ricca di fantasia e pronta a dare',
];
