import type { KeyWords } from '../../palm/palm-words.ts';

export const keys: KeyWords = {
  undecided: 'cette photo n’en décide pas',
  invisible: 'ne se voit pas sur une photo',
  unidentified: 'ne s’identifie pas sur une photo',
  notFound: 'introuvable',
  depth: { clear: 'nettement marquée', faint: 'faible' },
  palmShape: { broad: 'carrée', long: 'rectangulaire', between: 'entre carrée et rectangulaire' },
  element: {
    earth: 'Terre',
    air: 'Air',
    fire: 'Feu',
    water: 'Eau',
    broadPalm: 'entre Terre et Air',
    longPalm: 'entre Feu et Eau',
    shortFingers: 'entre Terre et Feu',
    longFingers: 'entre Air et Eau',
    mixed: 'mixte : aucun élément ne ressort sur cette photo',
  },
  joinedShape: 'une seule ligne avec celle de tête (possible, non certain)',
  heartShape: { curved: 'courbe', straight: 'droite' },
  heartStart: {
    edge: 'le bord de la paume sous l’auriculaire',
    little: 'sous l’auriculaire',
    ring: 'sous l’annulaire',
  },
  headShape: { sloping: 'descendant vers le poignet', level: 'horizontale à travers la paume' },
  headStart: { joined: 'avec la ligne de vie', apart: 'séparée de la ligne de vie' },
  lifeShape: { wide: 'courbe ample', mean: 'courbe habituelle', narrow: 'courbe serrée' },
  gaps: (count) => {
    if (count === 0) return 'sans interruption';
    return count === 1 ? 'une courte interruption' : `${count} courtes interruptions`;
  },
  fatePresence: { present: 'présente', unclear: 'pas nette' },
  fateOrigin: {
    near: 'près de la ligne de vie',
    centre: 'le milieu de la paume',
    far: 'le côté de l’auriculaire',
  },
};
