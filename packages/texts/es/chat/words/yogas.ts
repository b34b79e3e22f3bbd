import type { YogaName } from '@palmleaf/engines/jyotish';

interface SpanishYoga {
  /** Without its article, which is "el". */
  readonly name: string;
  /** What it needs, after "pide". */
  readonly rule: string;
  /** What it does, after its name. */
  readonly gives: string;
  readonly source: string;
}

export const yogaWords: Record<YogaName, SpanishYoga> = {
  raja: {
    name: 'raja yoga',
    rule: 'al regente de un ángulo (1, 4, 7, 10) unido con el de un trígono (1, 5, 9), o un planeta que rija ambos',
    gives: 'eleva la posición y la influencia',
    source: 'Brihat Parashara Hora Shastra 34 y 41',
  },
  'dharma karmadhipati': {
    name: 'dharma karmadhipati yoga',
    rule: 'a los regentes de las casas 9 y 10 unidos',
    gives: 'une la fortuna con el trabajo y es el primero de los raja yogas',
    source: 'Brihat Parashara Hora Shastra 41',
  },
  dhana: {
    name: 'dhana yoga',
    rule: 'a los regentes de la casa 2 o la 11 unidos entre sí o con un regente de la 1, la 5 o la 9',
    gives: 'ayuda a que el dinero venga y se quede',
    source: 'Brihat Parashara Hora Shastra 43, Raman 118 a 128',
  },
  'gaja kesari': {
    name: 'gaja kesari yoga',
    rule: 'a Júpiter en la casa 1, 4, 7 o 10 contada desde la Luna',
    gives: 'da buen juicio, buen nombre y quien ayude',
    source: 'Phaladeepika 6.14',
  },
  'neecha bhanga': {
    name: 'neecha bhanga yoga',
    rule: 'un planeta en debilidad cuyo regente de signo, o el del signo de su exaltación, esté en un ángulo desde el Ascendente o la Luna',
    gives: 'convierte una debilidad en fuerza tras un comienzo difícil',
    source: 'Phaladeepika 7.26 a 7.28',
  },
  viparita: {
    name: 'viparita raja yoga',
    rule: 'a un regente de la casa 6, 8 o 12 en una de esas casas',
    gives: 'saca ganancia de una crisis que a otros los hunde',
    source: 'Phaladeepika 6.57 a 6.69',
  },
  'pancha mahapurusha': {
    name: 'pancha mahapurusha yoga',
    rule: 'a Marte, Mercurio, Júpiter, Venus o Saturno en su propio signo o en exaltación, en un ángulo desde el Ascendente',
    gives: 'hace de un planeta el sello de la persona',
    source: 'Phaladeepika 6.1 a 6.4',
  },
  budhaditya: {
    name: 'budhaditya yoga',
    rule: 'al Sol y Mercurio en un signo',
    gives: 'afila la mente y la palabra; es común, porque Mercurio nunca anda lejos del Sol',
    source: 'Raman 24',
  },
  'chandra mangala': {
    name: 'chandra mangala yoga',
    rule: 'a la Luna y Marte juntos o frente a frente',
    gives: 'da iniciativa y mano para ganar',
    source: 'Raman 6',
  },
  adhi: {
    name: 'adhi yoga',
    rule: 'a Mercurio, Júpiter y Venus, los tres, en las casas 6, 7 y 8 contadas desde la Luna',
    gives: 'da mando y confianza',
    source: 'Phaladeepika 6.15',
  },
  amala: {
    name: 'amala yoga',
    rule: 'a un benéfico natural, y ningún otro planeta, en la casa 10 contada desde el Ascendente o la Luna',
    gives: 'da un nombre limpio en el trabajo',
    source: 'Phaladeepika 6.12',
  },
  lakshmi: {
    name: 'lakshmi yoga',
    rule: 'al regente de la casa 9 en su propio signo o en exaltación en un ángulo o trígono, y al de la 1 también en uno',
    gives: 'da prosperidad que llega con honra',
    source: 'Raman 34',
  },
  saraswati: {
    name: 'saraswati yoga',
    rule: 'a Júpiter, Venus y Mercurio en ángulos, trígonos o en la casa 2, con Júpiter bien situado',
    gives: 'da saber y las artes de la palabra',
    source: 'Phaladeepika 6.26',
  },
  parivartana: {
    name: 'parivartana yoga',
    rule: 'dos planetas cada uno en el signo del otro',
    gives: 'ata dos partes de la vida, de modo que cada una obra a través de la otra',
    source: 'Phaladeepika 6.32',
  },
  sunapha: {
    name: 'sunapha yoga',
    rule: 'un planeta distinto del Sol en la casa 2 contada desde la Luna',
    gives: 'permite levantar las cosas con las propias manos',
    source: 'Phaladeepika 6.5',
  },
  anapha: {
    name: 'anapha yoga',
    rule: 'un planeta distinto del Sol en la casa 12 contada desde la Luna',
    gives: 'da porte y soltura con la gente',
    source: 'Phaladeepika 6.5',
  },
};
