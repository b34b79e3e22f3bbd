import type { ManglikCancellation } from '@palmleaf/engines/jyotish';
import type { DoshaName } from '../../../chat/question/subject.ts';

interface FrenchDosha {
  readonly name: string;
  /** After "naît quand". */
  readonly rule: string;
  /** The same after "il faudrait que": the verb in the subjunctive. */
  readonly needed: string;
  readonly meaning: string;
  readonly source: string;
}

const today = 'la pratique d’aujourd’hui';

const marsHouses =
  'en maison 1, 2, 4, 7, 8 ou 12, comptée depuis l’Ascendant ou de la Lune (certains comptent aussi depuis Vénus, et le nord laisse la 2 de côté)';
const gandmoolStars = 'en Ashwini, Ashlesha, Magha, Jyeshtha, Mula ou Revati';
const moonAlone = 'avec la Lune ni en maison 2 ou 12 comptée depuis elle';

export const doshaWords: Record<DoshaName, FrenchDosha> = {
  manglik: {
    name: 'le dosha manglik (mangal)',
    rule: `Mars est ${marsHouses}`,
    needed: `Mars soit ${marsHouses}`,
    meaning:
      'La tradition en attend de la chaleur et des disputes dans le mariage, et tient que deux personnes qui l’ont s’équilibrent.',
    source: 'B. V. Raman, Muhurtha, sur le dosha kuja',
  },
  'kala sarpa': {
    name: 'le dosha kala sarpa',
    rule: 'les sept planètes sont d’un seul côté de la ligne de Rahu à Ketu',
    needed: 'les sept planètes soient d’un seul côté de la ligne de Rahu à Ketu',
    meaning:
      'La pratique y lit une vie de tournants soudains, où l’effort porte ses fruits tard. Les textes classiques ne le connaissent pas.',
    source: 'la pratique du vingtième siècle',
  },
  nadi: {
    name: 'le dosha nadi',
    rule: 'les deux personnes d’un couple ont la même nadi, que donne l’étoile de naissance',
    needed: 'les deux personnes d’un couple aient la même nadi, que donne l’étoile de naissance',
    meaning: 'Dans la comparaison il compte huit points sur 36, pour la santé et les enfants.',
    source: 'Muhurta Chintamani 6',
  },
  pitra: {
    name: 'le dosha pitra',
    rule: 'le Soleil est avec Rahu ou Ketu, qu’un nœud est en maison 9, ou que le maître de la maison 9 est avec un nœud',
    needed:
      'le Soleil soit avec Rahu ou Ketu, qu’un nœud soit en maison 9, ou que le maître de la maison 9 soit avec un nœud',
    meaning:
      'On y lit une dette envers les ancêtres, qui se remarque dans la relation avec le père et dans des bienfaits tardifs.',
    source: 'la pratique d’aujourd’hui d’après Brihat Parashara Hora Shastra 83',
  },
  grahan: {
    name: 'le dosha grahan',
    rule: 'le Soleil ou la Lune est dans le même signe que Rahu ou Ketu',
    needed: 'le Soleil ou la Lune soit dans le même signe que Rahu ou Ketu',
    meaning: 'On dit que la lumière s’éclipse : la confiance (Soleil) ou la paix du cœur (Lune) va et vient.',
    source: today,
  },
  'guru chandal': {
    name: 'le dosha guru chandal',
    rule: 'Jupiter est dans le même signe que Rahu ou Ketu',
    needed: 'Jupiter soit dans le même signe que Rahu ou Ketu',
    meaning:
      'On y lit le doute devant les maîtres et les règles : un esprit original qui doit trouver sa propre mesure.',
    source: today,
  },
  shrapit: {
    name: 'le dosha shrapit',
    rule: 'Saturne est dans le même signe que Rahu',
    needed: 'Saturne soit dans le même signe que Rahu',
    meaning: 'On y lit un travail qu’il faut faire deux fois et une patience mise à l’épreuve.',
    source: today,
  },
  angarak: {
    name: 'le dosha angarak',
    rule: 'Mars est dans le même signe que Rahu',
    needed: 'Mars soit dans le même signe que Rahu',
    meaning: 'On y lit un tempérament vif et un grand élan qui veulent une tâche.',
    source: today,
  },
  vish: {
    name: 'le dosha vish (punarphoo)',
    rule: 'la Lune est dans le même signe que Saturne',
    needed: 'la Lune soit dans le même signe que Saturne',
    meaning: 'On y lit un esprit grave qui prend les choses à cœur et des retards qui finissent bien.',
    source: today,
  },
  kemadruma: {
    name: 'le dosha kemadruma',
    rule: `aucune planète, hormis le Soleil et les nœuds, n’est ${moonAlone}`,
    needed: `aucune planète, hormis le Soleil et les nœuds, ne soit ${moonAlone}`,
    meaning: 'On y lit des temps de solitude ; les textes le nomment parmi les yogas pauvres de la Lune.',
    source: 'Phaladeepika 6, Brihat Parashara Hora Shastra 37',
  },
  gandmool: {
    name: 'le dosha gandmool',
    rule: `la Lune est ${gandmoolStars}`,
    needed: `la Lune soit ${gandmoolStars}`,
    meaning:
      'C’est une naissance sur un nœud du zodiaque, pour laquelle la coutume veut un rite dans les premières semaines de vie.',
    source: 'Brihat Parashara Hora Shastra 92',
  },
};

export const cancellationWords: Record<ManglikCancellation, string> = {
  'own or exalted': 'Mars est dans son propre signe ou exalté',
  'Leo or Aquarius': 'Mars est dans un signe où il ne fait pas de dosha',
  'sign of the house': 'Mars ne nuit pas dans cette maison en ce signe',
  'with Jupiter': 'Jupiter est avec Mars',
  'with the Moon': 'la Lune est avec Mars',
  'Jupiter rises': 'Jupiter est dans le signe de l’Ascendant',
  'Venus rises': 'Vénus est dans le signe de l’Ascendant',
};
