import type { YogaName } from '@palmleaf/engines/jyotish';

interface FrenchYoga {
  /** Without its article, which is "le". */
  readonly name: string;
  /** What it needs, after "il demande". */
  readonly rule: string;
  /** What it does, after its name. */
  readonly gives: string;
  readonly source: string;
}

export const yogaWords: Record<YogaName, FrenchYoga> = {
  raja: {
    name: 'raja yoga',
    rule: 'le maître d’un angle (1, 4, 7, 10) uni à celui d’un trigone (1, 5, 9), ou une planète qui gouverne les deux',
    gives: 'élève la position et l’influence',
    source: 'Brihat Parashara Hora Shastra 34 et 41',
  },
  'dharma karmadhipati': {
    name: 'dharma karmadhipati yoga',
    rule: 'les maîtres des maisons 9 et 10 unis',
    gives: 'unit la fortune au travail et est le premier des raja yogas',
    source: 'Brihat Parashara Hora Shastra 41',
  },
  dhana: {
    name: 'dhana yoga',
    rule: 'les maîtres de la maison 2 ou de la 11 unis entre eux ou à un maître de la 1, de la 5 ou de la 9',
    gives: 'aide l’argent à venir et à rester',
    source: 'Brihat Parashara Hora Shastra 43, Raman 118 à 128',
  },
  'gaja kesari': {
    name: 'gaja kesari yoga',
    rule: 'Jupiter en maison 1, 4, 7 ou 10 comptée depuis la Lune',
    gives: 'donne du jugement, un bon renom et des appuis',
    source: 'Phaladeepika 6.14',
  },
  'neecha bhanga': {
    name: 'neecha bhanga yoga',
    rule: 'une planète débilitée dont le maître du signe, ou celui du signe de son exaltation, soit à un angle compté depuis l’Ascendant ou de la Lune',
    gives: 'change une faiblesse en force après un début difficile',
    source: 'Phaladeepika 7.26 à 7.28',
  },
  viparita: {
    name: 'viparita raja yoga',
    rule: 'un maître de la maison 6, 8 ou 12 dans l’une de ces maisons',
    gives: 'tire un gain d’une crise qui en abat d’autres',
    source: 'Phaladeepika 6.57 à 6.69',
  },
  'pancha mahapurusha': {
    name: 'pancha mahapurusha yoga',
    rule: 'Mars, Mercure, Jupiter, Vénus ou Saturne en signe propre ou en exaltation, à un angle compté depuis l’Ascendant',
    gives: 'fait d’une planète le sceau de la personne',
    source: 'Phaladeepika 6.1 à 6.4',
  },
  budhaditya: {
    name: 'budhaditya yoga',
    rule: 'le Soleil et Mercure dans un même signe',
    gives: 'aiguise l’esprit et la parole ; il est courant, car Mercure ne va jamais loin du Soleil',
    source: 'Raman 24',
  },
  'chandra mangala': {
    name: 'chandra mangala yoga',
    rule: 'la Lune et Mars ensemble ou face à face',
    gives: 'donne de l’initiative et une main pour gagner',
    source: 'Raman 6',
  },
  adhi: {
    name: 'adhi yoga',
    rule: 'Mercure, Jupiter et Vénus, tous les trois, dans les maisons 6, 7 et 8 comptées depuis la Lune',
    gives: 'donne de l’autorité et de la confiance',
    source: 'Phaladeepika 6.15',
  },
  amala: {
    name: 'amala yoga',
    rule: 'un bénéfique naturel, et aucune autre planète, en maison 10 comptée depuis l’Ascendant ou de la Lune',
    gives: 'donne un nom sans tache dans le travail',
    source: 'Phaladeepika 6.12',
  },
  lakshmi: {
    name: 'lakshmi yoga',
    rule: 'le maître de la maison 9 en signe propre ou en exaltation à un angle ou un trigone, et celui de la 1 aussi dans l’un d’eux',
    gives: 'donne une prospérité qui vient avec l’honneur',
    source: 'Raman 34',
  },
  saraswati: {
    name: 'saraswati yoga',
    rule: 'Jupiter, Vénus et Mercure aux angles, aux trigones ou en maison 2, et Jupiter bien placé',
    gives: 'donne le savoir et les arts de la parole',
    source: 'Phaladeepika 6.26',
  },
  parivartana: {
    name: 'parivartana yoga',
    rule: 'deux planètes chacune dans le signe de l’autre',
    gives: 'lie deux parts de la vie, de sorte que chacune agit à travers l’autre',
    source: 'Phaladeepika 6.32',
  },
  sunapha: {
    name: 'sunapha yoga',
    rule: 'une planète autre que le Soleil en maison 2 comptée depuis la Lune',
    gives: 'permet de bâtir de ses propres mains',
    source: 'Phaladeepika 6.5',
  },
  anapha: {
    name: 'anapha yoga',
    rule: 'une planète autre que le Soleil en maison 12 comptée depuis la Lune',
    gives: 'donne de l’allure et de l’aisance avec les gens',
    source: 'Phaladeepika 6.5',
  },
};
