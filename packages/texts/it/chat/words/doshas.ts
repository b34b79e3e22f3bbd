import type { ManglikCancellation } from '@palmleaf/engines/jyotish';
import type { DoshaName } from '../../../chat/question/subject.ts';

interface ItalianDosha {
  /** With its article. */
  readonly name: string;
  /** After "nasce quando". */
  readonly rule: string;
  /** The same after "bisognerebbe che": the verb in the subjunctive. */
  readonly needed: string;
  readonly meaning: string;
  readonly source: string;
}

const today = 'la pratica di oggi';

export const doshaWords: Record<DoshaName, ItalianDosha> = {
  manglik: {
    name: 'il dosha manglik (mangal)',
    rule: 'Marte è in 1ª, 2ª, 4ª, 7ª, 8ª o 12ª casa dall’Ascendente o dalla Luna (alcuni contano anche da Venere, e il nord lascia fuori la 2ª)',
    needed:
      'Marte fosse in 1ª, 2ª, 4ª, 7ª, 8ª o 12ª casa dall’Ascendente o dalla Luna (alcuni contano anche da Venere, e il nord lascia fuori la 2ª)',
    meaning:
      'La tradizione ne aspetta calore e litigi nel matrimonio, e ritiene che due persone che lo hanno entrambe si bilancino.',
    source: 'B. V. Raman, Muhurtha, sul dosha kuja',
  },
  'kala sarpa': {
    name: 'il dosha kala sarpa',
    rule: 'i sette pianeti stanno tutti da un lato della linea da Rahu a Ketu',
    needed: 'i sette pianeti stessero tutti da un lato della linea da Rahu a Ketu',
    meaning:
      'La pratica lo legge come una vita di svolte improvvise, in cui la fatica rende tardi. I testi classici non lo conoscono.',
    source: 'la pratica del Novecento',
  },
  nadi: {
    name: 'il dosha nadi',
    rule: 'i due di una coppia hanno la stessa nadi, che viene dalla stella di nascita',
    needed: 'i due di una coppia avessero la stessa nadi, che viene dalla stella di nascita',
    meaning: 'Nel confronto vale otto punti su 36, per la salute e per i figli.',
    source: 'Muhurta Chintamani 6',
  },
  pitra: {
    name: 'il dosha pitra',
    rule: 'il Sole è con Rahu o Ketu, un nodo è in 9ª casa, oppure chi governa la 9ª casa è con un nodo',
    needed: 'il Sole fosse con Rahu o Ketu, un nodo in 9ª casa, oppure chi governa la 9ª casa con un nodo',
    meaning:
      'Si legge come un debito verso gli antenati, che si sente nel rapporto con il padre e in benedizioni che tardano.',
    source: 'la pratica di oggi, da Brihat Parashara Hora Shastra 83',
  },
  grahan: {
    name: 'il dosha grahan',
    rule: 'il Sole o la Luna è nello stesso segno di Rahu o di Ketu',
    needed: 'il Sole o la Luna fosse nello stesso segno di Rahu o di Ketu',
    meaning:
      'Si dice che la luce si eclissi: la fiducia in sé (il Sole) o la pace della mente (la Luna) va e viene.',
    source: today,
  },
  'guru chandal': {
    name: 'il dosha guru chandal',
    rule: 'Giove è nello stesso segno di Rahu o di Ketu',
    needed: 'Giove fosse nello stesso segno di Rahu o di Ketu',
    meaning:
      'Si legge come dubbio verso i maestri e le regole: una testa originale che deve trovare la propria misura.',
    source: today,
  },
  shrapit: {
    name: 'il dosha shrapit',
    rule: 'Saturno è nello stesso segno di Rahu',
    needed: 'Saturno fosse nello stesso segno di Rahu',
    meaning: 'Si legge come lavoro da fare due volte e come pazienza messa alla prova.',
    source: today,
  },
  angarak: {
    name: 'il dosha angarak',
    rule: 'Marte è nello stesso segno di Rahu',
    needed: 'Marte fosse nello stesso segno di Rahu',
    meaning: 'Si legge come un temperamento acceso e un grande slancio che vogliono un compito.',
    source: today,
  },
  vish: {
    name: 'il dosha vish (punarphoo)',
    rule: 'la Luna è nello stesso segno di Saturno',
    needed: 'la Luna fosse nello stesso segno di Saturno',
    meaning: 'Si legge come una mente seria che prende tutto a cuore, e come ritardi che finiscono bene.',
    source: today,
  },
  kemadruma: {
    name: 'il dosha kemadruma',
    rule: 'nessun pianeta, a parte il Sole e i nodi, è con la Luna né in 2ª o in 12ª casa da essa',
    needed: 'nessun pianeta, a parte il Sole e i nodi, fosse con la Luna né in 2ª o in 12ª casa da essa',
    meaning: 'Si legge come periodi di solitudine; i testi lo nominano tra gli yoga poveri della Luna.',
    source: 'Phaladeepika 6, Brihat Parashara Hora Shastra 37',
  },
  gandmool: {
    name: 'il dosha gandmool',
    rule: 'la Luna è in Ashwini, Ashlesha, Magha, Jyeshtha, Mula o Revati',
    needed: 'la Luna fosse in Ashwini, Ashlesha, Magha, Jyeshtha, Mula o Revati',
    meaning:
      'È una nascita su un nodo dello zodiaco, per la quale si usa fare un rito nelle prime settimane di vita.',
    source: 'Brihat Parashara Hora Shastra 92',
  },
};

export const cancellationWords: Record<ManglikCancellation, string> = {
  'own or exalted': 'Marte è nel proprio segno o nella sua esaltazione',
  'Leo or Aquarius': 'Marte è in un segno in cui non fa dosha',
  'sign of the house': 'Marte non fa danno in questa casa in questo segno',
  'with Jupiter': 'Giove è con Marte',
  'with the Moon': 'la Luna è con Marte',
  'Jupiter rises': 'Giove è nel segno dell’Ascendente',
  'Venus rises': 'Venere è nel segno dell’Ascendente',
};
