import type { PalmWords } from '../../palm/palm-words.ts';

/** How each class looks, in the nominative, for lists. */
export const looks: PalmWords['looks'] = {
  type: {
    earth: 'kurze Finger an breiter Handfläche',
    air: 'lange Finger an breiter Handfläche',
    fire: 'kurze Finger an langer Handfläche',
    water: 'lange Finger an langer Handfläche',
  },
  index: {
    longer: 'ein Zeigefinger, länger als der Ringfinger',
    equal: 'Zeige- und Ringfinger von gleicher Länge',
    shorter: 'ein Ringfinger, länger als der Zeigefinger',
  },
  little: {
    long: 'ein langer kleiner Finger',
    mean: 'ein kleiner Finger von üblicher Länge',
    short: 'ein kurzer kleiner Finger',
  },
  thumb: {
    wide: 'ein weit abstehender Daumen',
  },
  heartEnd: {
    index: 'eine Herzlinie bis zum Zeigefinger',
    between: 'eine Herzlinie bis zwischen Zeige- und Mittelfinger',
    middle: 'eine Herzlinie bis unter den Mittelfinger',
  },
  heartForm: { curved: 'der Bogen der Herzlinie', straight: 'der gerade Lauf der Herzlinie' },
  heartGap: {
    near: 'die Nähe von Herz- und Kopflinie',
    apart: 'das weite Feld zwischen Herz- und Kopflinie',
  },
  headLength: {
    long: 'eine lange Kopflinie',
    mean: 'eine Kopflinie von mittlerer Länge',
    short: 'eine kurze Kopflinie',
  },
  headSlope: { sloping: 'eine zum Handgelenk sinkende Kopflinie', level: 'eine waagerechte Kopflinie' },
  headStart: {
    joined: 'der gemeinsame Anfang von Kopf- und Lebenslinie',
    apart: 'der getrennte Anfang von Kopf- und Lebenslinie',
  },
  lifeSweep: {
    wide: 'eine weit ausschwingende Lebenslinie',
    mean: 'eine Lebenslinie auf ihrem üblichen Weg',
    narrow: 'eine Lebenslinie nahe am Daumen',
  },
  lifeLength: { long: 'eine durchgehend klare Lebenslinie', short: 'eine zum Teil gezeichnete Lebenslinie' },
  fate: {
    near: 'eine Schicksalslinie, nahe der Lebenslinie begonnen',
    centre: 'eine Schicksalslinie aus der Mitte der Hand',
    far: 'eine Schicksalslinie von der Seite des kleinen Fingers',
    absent: 'das Fehlen einer deutlichen Schicksalslinie',
  },
  skin: { busy: 'die vielen feinen Linien der Handfläche', calm: 'die wenigen feinen Linien der Handfläche' },
};

/** The same in the dative, which every sentence of `sources` governs (an, aus, in, mit, von). */
export const sourceLooks: PalmWords['sourceLooks'] = {
  type: {
    earth: 'kurzen Fingern an breiter Handfläche',
    air: 'langen Fingern an breiter Handfläche',
    fire: 'kurzen Fingern an langer Handfläche',
    water: 'langen Fingern an langer Handfläche',
  },
  index: {
    longer: 'einem Zeigefinger, der den Ringfinger überragt',
    equal: 'gleich langem Zeige- und Ringfinger',
    shorter: 'einem Ringfinger, der den Zeigefinger überragt',
  },
  little: {
    long: 'einem langen kleinen Finger',
    mean: 'einem kleinen Finger von üblicher Länge',
    short: 'einem kurzen kleinen Finger',
  },
  thumb: {
    wide: 'einem weit abstehenden Daumen',
  },
  heartEnd: {
    index: 'einer Herzlinie, die bis zum Zeigefinger reicht',
    between: 'einer Herzlinie, die zwischen Zeige- und Mittelfinger endet',
    middle: 'einer Herzlinie, die unter dem Mittelfinger endet',
  },
  heartForm: { curved: 'dem Bogen der Herzlinie', straight: 'dem geraden Lauf der Herzlinie' },
  heartGap: {
    near: 'der Nähe von Herz- und Kopflinie',
    apart: 'dem weiten Feld zwischen Herz- und Kopflinie',
  },
  headLength: {
    long: 'einer langen Kopflinie',
    mean: 'einer Kopflinie von mittlerer Länge',
    short: 'einer kurzen Kopflinie',
  },
  headSlope: { sloping: 'einer zum Handgelenk sinkenden Kopflinie', level: 'einer waagerechten Kopflinie' },
  headStart: {
    joined: 'dem gemeinsamen Anfang von Kopf- und Lebenslinie',
    apart: 'dem getrennten Anfang von Kopf- und Lebenslinie',
  },
  lifeSweep: {
    wide: 'einer weit ausschwingenden Lebenslinie',
    mean: 'einer Lebenslinie auf ihrem üblichen Weg',
    narrow: 'einer Lebenslinie nahe am Daumen',
  },
  lifeLength: {
    long: 'einer durchgehend klaren Lebenslinie',
    short: 'einer zum Teil gezeichneten Lebenslinie',
  },
  fate: {
    near: 'einer Schicksalslinie, die nahe der Lebenslinie beginnt',
    centre: 'einer Schicksalslinie aus der Mitte der Hand',
    far: 'einer Schicksalslinie von der Seite des kleinen Fingers',
    absent: 'einer fehlenden oder undeutlichen Schicksalslinie',
  },
  skin: { busy: 'den vielen feinen Linien der Handfläche', calm: 'den wenigen feinen Linien der Handfläche' },
};

/** What an undecided feature is not; how it looks stands in the nominative. Sources as in the English words. */
export const ruledOut: PalmWords['ruledOut'] = {
  index: {
    longer: {
      look: 'ein Zeigefinger, nicht länger als der Ringfinger',
      says: 'Über andere zu bestimmen lockt dich wenig, denn dein Zeigefinger ragt nicht über den Ringfinger hinaus.',
    },
    shorter: {
      look: 'ein Zeigefinger, mindestens so lang wie der Ringfinger',
      says: 'Vom Beifall allein lebst du nicht: Der Ringfinger ragt nicht über den Zeigefinger hinaus.',
    },
  },
  little: {
    long: {
      look: 'ein kleiner Finger, der nicht lang ist',
      says: 'Du redest niemandem etwas ein; dein kleiner Finger gehört nicht zu den langen.',
    },
    short: {
      look: 'ein kleiner Finger, der nicht kurz ist',
      says: 'Wo es zählt, kannst du für dich sprechen; dein kleiner Finger gehört nicht zu den kurzen.',
    },
  },
  heartEnd: {
    index: {
      look: 'eine Herzlinie, die vor dem Zeigefinger endet',
      says: 'Du stellst niemanden auf einen Sockel: Die Herzlinie endet vor dem Zeigefinger.',
    },
    middle: {
      look: 'eine Herzlinie, die über den Mittelfinger hinausläuft',
      says: 'In der Zuneigung siehst du über die Stunde hinaus: Die Herzlinie läuft am Mittelfinger vorbei.',
    },
  },
  headLength: {
    long: {
      look: 'eine Kopflinie, die nicht lang ist',
      says: 'Du weißt, wann genug überlegt ist: Die Kopflinie quert nicht die ganze Hand.',
    },
    short: {
      look: 'eine Kopflinie, die nicht kurz ist',
      says: 'Du gibst einer Frage die Zeit, die sie verlangt: Die Kopflinie ist keine kurze.',
    },
  },
  lifeSweep: {
    wide: {
      look: 'eine Lebenslinie, die nicht weit ausschwingt',
      says: 'Du verausgabst dich nicht für jeden: Die Lebenslinie schlägt keinen weiten Bogen.',
    },
    narrow: {
      look: 'eine Lebenslinie in einigem Abstand vom Daumen',
      says: 'In deiner Kraft ist Platz für andere: Die Lebenslinie klebt nicht am Daumen.',
    },
  },
};
