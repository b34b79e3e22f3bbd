import type { YogaName } from '@palmleaf/engines/jyotish';

interface ItalianYoga {
  /** Without its article. */
  readonly name: string;
  /** What it needs, after "chiede". */
  readonly rule: string;
  /** What it does, after its name. */
  readonly gives: string;
  readonly source: string;
}

export const yogaWords: Record<YogaName, ItalianYoga> = {
  raja: {
    name: 'raja yoga',
    rule: 'il signore di un angolo (1, 4, 7, 10) unito a quello di un trigono (1, 5, 9), oppure un pianeta che li governi entrambi',
    gives: 'innalza la posizione e l’influenza',
    source: 'Brihat Parashara Hora Shastra 34 e 41',
  },
  'dharma karmadhipati': {
    name: 'dharma karmadhipati yoga',
    rule: 'i signori della 9ª e della 10ª casa uniti',
    gives: 'unisce la fortuna al lavoro ed è il primo dei raja yoga',
    source: 'Brihat Parashara Hora Shastra 41',
  },
  dhana: {
    name: 'dhana yoga',
    rule: 'i signori della 2ª o dell’11ª casa uniti tra loro o con un signore della 1ª, della 5ª o della 9ª',
    gives: 'aiuta il denaro a venire e a restare',
    source: 'Brihat Parashara Hora Shastra 43, Raman 118-128',
  },
  'gaja kesari': {
    name: 'gaja kesari yoga',
    rule: 'Giove in 1ª, 4ª, 7ª o 10ª casa dalla Luna',
    gives: 'dà buon senso, un buon nome e chi aiuta',
    source: 'Phaladeepika 6.14',
  },
  'neecha bhanga': {
    name: 'neecha bhanga yoga',
    rule: 'un pianeta debilitato il cui signore di segno, o quello del segno della sua esaltazione, stia in un angolo dall’Ascendente o dalla Luna',
    gives: 'trasforma una debolezza in forza, dopo un inizio difficile',
    source: 'Phaladeepika 7.26-7.28',
  },
  viparita: {
    name: 'viparita raja yoga',
    rule: 'un signore della 6ª, dell’8ª o della 12ª casa in una di queste case',
    gives: 'trae un guadagno da una crisi che abbatte altri',
    source: 'Phaladeepika 6.57-6.69',
  },
  'pancha mahapurusha': {
    name: 'pancha mahapurusha yoga',
    rule: 'Marte, Mercurio, Giove, Venere o Saturno nel proprio segno o in esaltazione, in un angolo dall’Ascendente',
    gives: 'fa di un pianeta il segno distintivo della persona',
    source: 'Phaladeepika 6.1-6.4',
  },
  budhaditya: {
    name: 'budhaditya yoga',
    rule: 'il Sole e Mercurio nello stesso segno',
    gives: 'affina la mente e la parola; è comune, perché Mercurio non si allontana mai molto dal Sole',
    source: 'Raman 24',
  },
  'chandra mangala': {
    name: 'chandra mangala yoga',
    rule: 'la Luna e Marte insieme o di fronte',
    gives: 'dà iniziativa e mano nel guadagnare',
    source: 'Raman 6',
  },
  adhi: {
    name: 'adhi yoga',
    rule: 'Mercurio, Giove e Venere, tutti e tre, in 6ª, 7ª e 8ª casa dalla Luna',
    gives: 'dà guida e fiducia',
    source: 'Phaladeepika 6.15',
  },
  amala: {
    name: 'amala yoga',
    rule: 'un benefico naturale, e nessun altro pianeta, in 10ª casa dall’Ascendente o dalla Luna',
    gives: 'dà un nome pulito nel lavoro',
    source: 'Phaladeepika 6.12',
  },
  lakshmi: {
    name: 'lakshmi yoga',
    rule: 'il signore della 9ª casa nel proprio segno o in esaltazione, in un angolo o in un trigono, e in uno di questi anche quello della 1ª',
    gives: 'dà un benessere che arriva con onore',
    source: 'Raman 34',
  },
  saraswati: {
    name: 'saraswati yoga',
    rule: 'Giove, Venere e Mercurio in angoli, in trigoni o in 2ª casa, con Giove ben collocato',
    gives: 'dà sapere e le arti della parola',
    source: 'Phaladeepika 6.26',
  },
  parivartana: {
    name: 'parivartana yoga',
    rule: 'due pianeti, ciascuno nel segno dell’altro',
    gives: 'lega due parti della vita, così che ciascuna agisca attraverso l’altra',
    source: 'Phaladeepika 6.32',
  },
  sunapha: {
    name: 'sunapha yoga',
    rule: 'un pianeta che non sia il Sole in 2ª casa dalla Luna',
    gives: 'permette di costruire con le proprie mani',
    source: 'Phaladeepika 6.5',
  },
  anapha: {
    name: 'anapha yoga',
    rule: 'un pianeta che non sia il Sole in 12ª casa dalla Luna',
    gives: 'dà portamento e disinvoltura con le persone',
    source: 'Phaladeepika 6.5',
  },
};
