import type { KeyWords } from '../../palm/palm-words.ts';

export const keys: KeyWords = {
  undecided: 'questa foto non lo decide',
  invisible: 'non si vede in una foto',
  unidentified: 'non si identifica in una foto',
  notFound: 'non trovata',
  depth: { clear: 'chiaramente segnata', faint: 'debole' },
  palmShape: { broad: 'quadrato', long: 'rettangolare', between: 'tra quadrato e rettangolare' },
  element: {
    earth: 'Terra',
    air: 'Aria',
    fire: 'Fuoco',
    water: 'Acqua',
    broadPalm: 'tra Terra e Aria',
    longPalm: 'tra Fuoco e Acqua',
    shortFingers: 'tra Terra e Fuoco',
    longFingers: 'tra Aria e Acqua',
    mixed: 'mista: in questa foto nessun elemento spicca',
  },
  joinedShape: 'una sola linea con quella della testa (possibile, non certo)',
  heartShape: { curved: 'curva', straight: 'dritta' },
  heartStart: {
    edge: 'il bordo del palmo sotto il mignolo',
    little: 'sotto il mignolo',
    ring: 'sotto l’anulare',
  },
  headShape: { sloping: 'inclinata verso il polso', level: 'piana attraverso il palmo' },
  headStart: { joined: 'insieme alla linea della vita', apart: 'separata dalla linea della vita' },
  lifeShape: { wide: 'curva ampia', mean: 'curva consueta', narrow: 'curva stretta' },
  gaps: (count) => {
    if (count === 0) return 'senza interruzioni';
    return count === 1 ? 'una breve interruzione' : `${count} brevi interruzioni`;
  },
  fatePresence: { present: 'presente', unclear: 'non chiara' },
  fateOrigin: {
    near: 'vicino alla linea della vita',
    centre: 'il centro del palmo',
    far: 'la parte del mignolo',
  },
};
