import type { PalmWords } from '../../palm/palm-words.ts';

/** Short words for lists. Sources as in the English words. */
export const gifts: PalmWords['gifts'] = {
  type: {
    earth: {
      trait: 'costanza',
      strength: 'pazienza nel lavoro lento',
      professions: [
        'edilizia',
        'agricoltura e giardinaggio',
        'riparazioni e artigianato',
        'mandare avanti una casa o un negozio',
      ],
    },
    air: {
      trait: 'curiosità',
      strength: 'spiegare con chiarezza',
      professions: ['insegnamento', 'scrittura', 'pianificazione', 'interpretariato'],
    },
    fire: {
      trait: 'slancio',
      strength: 'coinvolgere gli altri',
      professions: ['vendita', 'spettacolo', 'guida di una squadra', 'avviare un’attività'],
    },
    water: {
      trait: 'sensibilità',
      strength: 'capire il non detto',
      professions: ['arte', 'cura', 'musica', 'consiglio e ascolto'],
    },
  },
  index: {
    longer: {
      trait: 'ambizione',
      strength: 'prendersi responsabilità',
      professions: ['guida di un piccolo gruppo', 'incarichi pubblici'],
    },
    equal: { trait: 'equilibrio tra ambizione e piacere', strength: 'guidare e farsi da parte a turno' },
    shorter: {
      trait: 'gusto del brillare e del rischio',
      strength: 'presentare bene il proprio lavoro',
      professions: ['teatro', 'progettazione grafica'],
    },
  },
  little: {
    long: { trait: 'prontezza di parola', strength: 'persuasione', professions: ['commercio', 'trattative'] },
    mean: { trait: 'parlar chiaro', strength: 'correttezza nei rapporti' },
    short: { trait: 'modestia nel parlare', strength: 'un lavoro che parla da sé' },
  },
  thumb: { wide: { trait: 'indipendenza', strength: 'generosità' } },
  heartEnd: {
    index: { trait: 'ideali alti negli affetti', strength: 'lealtà' },
    between: { trait: 'calore con senso della misura', strength: 'cameratismo' },
    middle: { trait: 'un sentire forte e autonomo', strength: 'passione' },
  },
  heartForm: {
    curved: { trait: 'sentimenti in vista', strength: 'dire quel che si sente' },
    straight: { trait: 'un modo quieto di sentire', strength: 'affidabilità nel quotidiano' },
  },
  heartGap: {
    near: { trait: 'padronanza dei sentimenti', strength: 'chiedere prima alla ragione' },
    apart: { trait: 'schiettezza', strength: 'modi aperti' },
  },
  headLength: {
    long: {
      trait: 'meticolosità',
      strength: 'seguire una cosa fino in fondo',
      professions: ['ricerca', 'diritto'],
    },
    mean: { trait: 'buon senso', strength: 'sapere quando si è pensato abbastanza' },
    short: {
      trait: 'pensiero rapido e pratico',
      strength: 'vie brevi dal piano al risultato',
      professions: ['direzione di officina e di cantiere'],
    },
  },
  headSlope: {
    sloping: { trait: 'immaginazione', strength: 'idee', professions: ['lavoro creativo'] },
    level: {
      trait: 'senso dei fatti',
      strength: 'ordine nelle cifre e nelle cose',
      professions: ['contabilità', 'ingegneria', 'amministrazione'],
    },
  },
  headStart: {
    joined: { trait: 'cura negli inizi', strength: 'preparazione' },
    apart: { trait: 'indipendenza precoce', strength: 'fare la prima mossa' },
  },
  lifeSweep: {
    wide: { trait: 'voglia di vivere', strength: 'un calore che gli altri sentono' },
    mean: { trait: 'umore stabile', strength: 'energia ben distribuita' },
    narrow: { trait: 'riserbo', strength: 'economia di sforzo' },
  },
  lifeLength: {
    long: { trait: 'perseveranza', strength: 'tenuta', professions: ['grandi imprese di lungo respiro'] },
    short: { trait: 'energia a ondate', strength: 'dividere un compito in tappe' },
  },
  fate: {
    near: {
      trait: 'vicinanza alla famiglia',
      strength: 'costruire su quel che si è ricevuto',
      professions: ['mestiere o azienda di famiglia'],
    },
    centre: { trait: 'senso della direzione', strength: 'farsi strada', professions: ['lavoro in proprio'] },
    far: {
      trait: 'apertura agli altri',
      strength: 'lavorare con altri e per altri',
      professions: ['servizio pubblico', 'lavoro con i clienti'],
    },
    absent: { trait: 'libera scelta del passo seguente', strength: 'cambiare campo senza rimpianti' },
  },
  skin: {
    busy: { trait: 'percezione rapida', strength: 'accogliere molte impressioni' },
    calm: { trait: 'animo uguale', strength: 'compostezza sotto pressione' },
  },
};
