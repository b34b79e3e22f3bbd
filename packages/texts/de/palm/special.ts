import type { PalmWords } from '../../palm/palm-words.ts';

/** What few hands show. Sources as in the English words. */
export const special: PalmWords['special'] = {
  told: {
    joined:
      'Eine Linie, wo andere zwei haben: Die alten Bücher machen viel aus einer Hand, in der Herz und Kopf zusammenlaufen, und nennen sie die Hand von Menschen, die nichts halb tun.',
    heartBroken: 'Eine kurze Lücke in der Herzlinie, in den Büchern ein zweiter Gedanke in der Zuneigung.',
    headApart:
      'Eine Kopflinie, die sich am Anfang von der Lebenslinie fernhält: das Zeichen derer, die sich ihr Urteil selbst bilden.',
    wideField: 'Herz- und Kopflinie halten ungewöhnlich weit Abstand, und der alte Name dafür ist Freimut.',
    freeThumb: 'So frei wie deiner stehen wenige Daumen, und ein freier Daumen galt immer als freier Wille.',
    longIndex:
      'Ein Zeigefinger, der den Ringfinger hinter sich lässt, ist in den alten Büchern das Mal der Führenden.',
    longRing: 'Einen Ringfinger von solcher Länge gab man den Künstlern, und den Spielern.',
    middleHeart:
      'Eine Herzlinie, die früh endet, ist selten; man las darin ein Herz, das seinen eigenen Weg nimmt.',
    narrowLife:
      'So eng um den Daumen gezogen sieht man eine Lebenslinie selten; sie hält ihre Kraft zu Hause.',
    fateNear: 'Eine so klare Schicksalslinie ist nicht alltäglich, und sie beginnt unter den Deinen.',
    fateCentre: 'Eine so klare Schicksalslinie ist nicht alltäglich, und sie beginnt bei dir selbst.',
    fateFar: 'Eine so klare Schicksalslinie ist nicht alltäglich, und sie beginnt unter Fremden.',
  },
  none: 'Kein einzelnes Merkmal deiner Hand fällt aus dem Üblichen; ihr Charakter liegt darin, wie das Übliche zusammenkommt. Die Bücher nennen eine solche Hand harmonisch.',
  open: 'Nichts, was dieses Foto an deiner Hand entscheidet, fällt aus dem Üblichen, und was es offen lässt, zählt nicht mit. Ein anderes Foto, von der flachen Hand in gleichmäßigem Licht, entscheidet vielleicht mehr.',
  unnamed: 'Kreuze, Sterne, Inseln, Vierecke und Ringe werden nicht bestimmt.',
};
