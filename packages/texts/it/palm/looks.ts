import type { PalmWords } from '../../palm/palm-words.ts';

/** How each class looks: noun phrases, which stand alike in lists and after "con", "per" and "sono". */
export const looks: PalmWords['looks'] = {
  type: {
    earth: 'dita corte su un palmo largo',
    air: 'dita lunghe su un palmo largo',
    fire: 'dita corte su un palmo lungo',
    water: 'dita lunghe su un palmo lungo',
  },
  index: {
    longer: 'un indice più lungo dell’anulare',
    equal: 'un indice lungo quanto l’anulare',
    shorter: 'un anulare più lungo dell’indice',
  },
  little: { long: 'un mignolo lungo', mean: 'un mignolo di lunghezza consueta', short: 'un mignolo corto' },
  thumb: { wide: 'un pollice ben aperto' },
  heartEnd: {
    index: 'una linea del cuore che arriva all’indice',
    between: 'una linea del cuore che finisce tra indice e medio',
    middle: 'una linea del cuore che finisce sotto il medio',
  },
  heartForm: { curved: 'una linea del cuore inarcata', straight: 'una linea del cuore dritta' },
  heartGap: {
    near: 'una stretta vicinanza di cuore e testa nelle linee',
    apart: 'un ampio campo tra le linee del cuore e della testa',
  },
  headLength: {
    long: 'una lunga linea della testa',
    mean: 'una linea della testa di media lunghezza',
    short: 'una corta linea della testa',
  },
  headSlope: {
    sloping: 'una linea della testa che scende verso il polso',
    level: 'una linea della testa piana',
  },
  headStart: {
    joined: 'un inizio comune delle linee della testa e della vita',
    apart: 'un inizio separato delle linee della testa e della vita',
  },
  lifeSweep: {
    wide: 'una linea della vita molto ampia',
    mean: 'una linea della vita per la via consueta',
    narrow: 'una linea della vita vicina al pollice',
  },
  lifeLength: {
    long: 'una linea della vita chiara da capo a fondo',
    short: 'una linea della vita segnata in parte',
  },
  fate: {
    near: 'una linea del destino nata vicino a quella della vita',
    centre: 'una linea del destino nata al centro della mano',
    far: 'una linea del destino nata dalla parte del mignolo',
    absent: 'una linea del destino assente o poco chiara',
  },
  skin: { busy: 'molte linee sottili sul palmo', calm: 'poche linee sottili sul palmo' },
};

/** What an undecided feature is not. */
export const ruledOut: PalmWords['ruledOut'] = {
  index: {
    longer: {
      look: 'un indice non più lungo dell’anulare',
      says: 'Regnare sugli altri ti tenta poco, perché il tuo indice non supera l’anulare.',
    },
    shorter: {
      look: 'un indice lungo almeno quanto l’anulare',
      says: 'Di applausi non vivi: l’anulare non supera l’indice.',
    },
  },
  little: {
    long: {
      look: 'un mignolo che non è lungo',
      says: 'Non convinci nessuno a forza di parole; il tuo mignolo non è di quelli lunghi.',
    },
    short: {
      look: 'un mignolo che non è corto',
      says: 'Dove conta, sai parlare per te; il tuo mignolo non è di quelli corti.',
    },
  },
  heartEnd: {
    index: {
      look: 'una linea del cuore che si ferma prima dell’indice',
      says: 'Non metti nessuno su un altare: la linea del cuore si ferma prima dell’indice.',
    },
    middle: {
      look: 'una linea del cuore che oltrepassa il medio',
      says: 'Negli affetti guardi oltre l’ora: la linea del cuore oltrepassa il medio.',
    },
  },
  headLength: {
    long: {
      look: 'una linea della testa che non è lunga',
      says: 'Sai quando si è pensato abbastanza: la linea della testa non attraversa tutto il palmo.',
    },
    short: {
      look: 'una linea della testa che non è corta',
      says: 'Dai a una domanda il tempo che chiede: la linea della testa non è di quelle brevi.',
    },
  },
  lifeSweep: {
    wide: {
      look: 'una linea della vita senza grande arco',
      says: 'Non ti spendi per chiunque: la linea della vita non fa un grande arco.',
    },
    narrow: {
      look: 'una linea della vita a qualche distanza dal pollice',
      says: 'Nella tua forza c’è posto per altri: la linea della vita non si stringe al pollice.',
    },
  },
};
