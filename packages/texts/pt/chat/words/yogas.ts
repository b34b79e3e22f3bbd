import type { YogaName } from '@palmleaf/engines/jyotish';

interface PortugueseYoga {
  /** Without its article, which is "o". */
  readonly name: string;
  /** What it needs, after "pede". */
  readonly rule: string;
  /** What it does, after its name. */
  readonly gives: string;
  readonly source: string;
}

export const yogaWords: Record<YogaName, PortugueseYoga> = {
  raja: {
    name: 'raja yoga',
    rule: 'o regente de um ângulo (1, 4, 7, 10) unido ao de um trígono (1, 5, 9), ou um planeta que reja os dois',
    gives: 'eleva a posição e a influência',
    source: 'Brihat Parashara Hora Shastra 34 e 41',
  },
  'dharma karmadhipati': {
    name: 'dharma karmadhipati yoga',
    rule: 'os regentes das casas 9 e 10 unidos',
    gives: 'une a fortuna ao trabalho e é o primeiro dos raja yogas',
    source: 'Brihat Parashara Hora Shastra 41',
  },
  dhana: {
    name: 'dhana yoga',
    rule: 'os regentes da casa 2 ou da 11 unidos entre si ou com um regente da 1, da 5 ou da 9',
    gives: 'ajuda o dinheiro a vir e a ficar',
    source: 'Brihat Parashara Hora Shastra 43, Raman 118 a 128',
  },
  'gaja kesari': {
    name: 'gaja kesari yoga',
    rule: 'Júpiter na casa 1, 4, 7 ou 10 contada a partir da Lua',
    gives: 'dá bom senso, bom nome e quem ajude',
    source: 'Phaladeepika 6.14',
  },
  'neecha bhanga': {
    name: 'neecha bhanga yoga',
    rule: 'um planeta em debilidade cujo regente de signo, ou o do signo da sua exaltação, esteja num ângulo a partir do Ascendente ou da Lua',
    gives: 'transforma uma fraqueza em força depois de um começo difícil',
    source: 'Phaladeepika 7.26 a 7.28',
  },
  viparita: {
    name: 'viparita raja yoga',
    rule: 'um regente da casa 6, 8 ou 12 numa dessas casas',
    gives: 'tira ganho de uma crise que a outros derruba',
    source: 'Phaladeepika 6.57 a 6.69',
  },
  'pancha mahapurusha': {
    name: 'pancha mahapurusha yoga',
    rule: 'Marte, Mercúrio, Júpiter, Vênus ou Saturno no próprio signo ou em exaltação, num ângulo a partir do Ascendente',
    gives: 'faz de um planeta a marca da pessoa',
    source: 'Phaladeepika 6.1 a 6.4',
  },
  budhaditya: {
    name: 'budhaditya yoga',
    rule: 'o Sol e Mercúrio num mesmo signo',
    gives: 'afia a mente e a palavra; é comum, porque Mercúrio nunca anda longe do Sol',
    source: 'Raman 24',
  },
  'chandra mangala': {
    name: 'chandra mangala yoga',
    rule: 'a Lua e Marte juntos ou frente a frente',
    gives: 'dá iniciativa e jeito para ganhar',
    source: 'Raman 6',
  },
  adhi: {
    name: 'adhi yoga',
    rule: 'Mercúrio, Júpiter e Vênus, os três, nas casas 6, 7 e 8 contadas a partir da Lua',
    gives: 'dá comando e confiança',
    source: 'Phaladeepika 6.15',
  },
  amala: {
    name: 'amala yoga',
    rule: 'um benéfico natural, e nenhum outro planeta, na casa 10 contada a partir do Ascendente ou da Lua',
    gives: 'dá um nome limpo no trabalho',
    source: 'Phaladeepika 6.12',
  },
  lakshmi: {
    name: 'lakshmi yoga',
    rule: 'o regente da casa 9 no próprio signo ou em exaltação num ângulo ou trígono, e o da 1 também num deles',
    gives: 'dá prosperidade que chega com honra',
    source: 'Raman 34',
  },
  saraswati: {
    name: 'saraswati yoga',
    rule: 'Júpiter, Vênus e Mercúrio em ângulos, trígonos ou na casa 2, com Júpiter bem situado',
    gives: 'dá saber e as artes da palavra',
    source: 'Phaladeepika 6.26',
  },
  parivartana: {
    name: 'parivartana yoga',
    rule: 'dois planetas, cada um no signo do outro',
    gives: 'ata duas partes da vida, de modo que cada uma age através da outra',
    source: 'Phaladeepika 6.32',
  },
  sunapha: {
    name: 'sunapha yoga',
    rule: 'um planeta que não o Sol na casa 2 contada a partir da Lua',
    gives: 'permite erguer as coisas com as próprias mãos',
    source: 'Phaladeepika 6.5',
  },
  anapha: {
    name: 'anapha yoga',
    rule: 'um planeta que não o Sol na casa 12 contada a partir da Lua',
    gives: 'dá porte e desenvoltura com as pessoas',
    source: 'Phaladeepika 6.5',
  },
};
