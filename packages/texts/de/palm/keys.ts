import type { KeyWords } from '../../palm/palm-words.ts';

export const keys: KeyWords = {
  undecided: 'von diesem Foto nicht entschieden',
  invisible: 'auf einem Foto nicht zu sehen',
  unidentified: 'auf einem Foto nicht zu bestimmen',
  notFound: 'nicht gefunden',
  depth: { clear: 'deutlich gezeichnet', faint: 'schwach' },
  palmShape: { broad: 'quadratisch', long: 'rechteckig', between: 'zwischen quadratisch und rechteckig' },
  element: {
    earth: 'Erde',
    air: 'Luft',
    fire: 'Feuer',
    water: 'Wasser',
    broadPalm: 'zwischen Erde und Luft',
    longPalm: 'zwischen Feuer und Wasser',
    shortFingers: 'zwischen Erde und Feuer',
    longFingers: 'zwischen Luft und Wasser',
    mixed: 'gemischt: kein Element tritt auf diesem Foto hervor',
  },
  joinedShape: 'eine Linie mit der Kopflinie (möglich, nicht sicher)',
  heartShape: { curved: 'gebogen', straight: 'gerade' },
  heartStart: {
    edge: 'der Rand der Hand unter dem kleinen Finger',
    little: 'unter dem kleinen Finger',
    ring: 'unter dem Ringfinger',
  },
  headShape: { sloping: 'zum Handgelenk sinkend', level: 'waagerecht über die Handfläche' },
  headStart: { joined: 'gemeinsam mit der Lebenslinie', apart: 'getrennt von der Lebenslinie' },
  lifeShape: { wide: 'weiter Bogen', mean: 'üblicher Bogen', narrow: 'enger Bogen' },
  gaps: (count) => {
    if (count === 0) return 'ohne Unterbrechung';
    return count === 1 ? 'eine kurze Lücke' : `${count} kurze Lücken`;
  },
  fatePresence: { present: 'vorhanden', unclear: 'nicht deutlich' },
  fateOrigin: {
    near: 'nahe der Lebenslinie',
    centre: 'die Mitte der Hand',
    far: 'die Seite des kleinen Fingers',
  },
};
