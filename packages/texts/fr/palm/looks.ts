import type { PalmWords } from '../../palm/palm-words.ts';

/** How each class looks: noun phrases, which stand alike in lists and after "dans", "par" and "avec". */
export const looks: PalmWords['looks'] = {
  type: {
    earth: 'des doigts courts sur une paume large',
    air: 'des doigts longs sur une paume large',
    fire: 'des doigts courts sur une paume longue',
    water: 'des doigts longs sur une paume longue',
  },
  index: {
    longer: 'un index plus long que l’annulaire',
    equal: 'un index aussi long que l’annulaire',
    shorter: 'un annulaire plus long que l’index',
  },
  little: {
    long: 'un auriculaire long',
    mean: 'un auriculaire de longueur habituelle',
    short: 'un auriculaire court',
  },
  thumb: { wide: 'un pouce bien écarté' },
  heartEnd: {
    index: 'une ligne de cœur qui atteint l’index',
    between: 'une ligne de cœur qui finit entre l’index et le majeur',
    middle: 'une ligne de cœur qui finit sous le majeur',
  },
  heartForm: { curved: 'la courbe de la ligne de cœur', straight: 'le tracé droit de la ligne de cœur' },
  heartGap: {
    near: 'la proximité des lignes de cœur et de tête',
    apart: 'le large champ entre les lignes de cœur et de tête',
  },
  headLength: {
    long: 'une longue ligne de tête',
    mean: 'une ligne de tête de longueur moyenne',
    short: 'une courte ligne de tête',
  },
  headSlope: {
    sloping: 'une ligne de tête qui descend vers le poignet',
    level: 'une ligne de tête horizontale',
  },
  headStart: {
    joined: 'le départ commun des lignes de tête et de vie',
    apart: 'le départ séparé des lignes de tête et de vie',
  },
  lifeSweep: {
    wide: 'une ligne de vie au large détour',
    mean: 'une ligne de vie sur son chemin habituel',
    narrow: 'une ligne de vie proche du pouce',
  },
  lifeLength: {
    long: 'une ligne de vie nette d’un bout à l’autre',
    short: 'une ligne de vie marquée en partie',
  },
  fate: {
    near: 'une ligne de destinée qui commence près de celle de vie',
    centre: 'une ligne de destinée venue du milieu de la paume',
    far: 'une ligne de destinée venue du côté de l’auriculaire',
    absent: 'l’absence d’une ligne de destinée nette',
  },
  skin: { busy: 'les nombreuses lignes fines de la paume', calm: 'les rares lignes fines de la paume' },
};

/** What an undecided feature is not. */
export const ruledOut: PalmWords['ruledOut'] = {
  index: {
    longer: {
      look: 'un index pas plus long que l’annulaire',
      says: 'Régner sur les autres te tente peu, car ton index ne dépasse pas l’annulaire.',
    },
    shorter: {
      look: 'un index au moins aussi long que l’annulaire',
      says: 'Les applaudissements ne sont pas ton pain : l’annulaire ne dépasse pas l’index.',
    },
  },
  little: {
    long: {
      look: 'un auriculaire qui n’est pas long',
      says: 'Tu ne forces personne par la parole ; ton auriculaire n’est pas des longs.',
    },
    short: {
      look: 'un auriculaire qui n’est pas court',
      says: 'Là où il le faut, tu sais parler pour toi ; ton auriculaire n’est pas des courts.',
    },
  },
  heartEnd: {
    index: {
      look: 'une ligne de cœur qui s’arrête avant l’index',
      says: 'Tu ne mets personne sur un autel : la ligne de cœur s’arrête avant l’index.',
    },
    middle: {
      look: 'une ligne de cœur qui passe le majeur',
      says: 'En affection tu vois plus loin que l’heure : la ligne de cœur passe le majeur.',
    },
  },
  headLength: {
    long: {
      look: 'une ligne de tête qui n’est pas longue',
      says: 'Tu sais quand on a assez réfléchi : la ligne de tête ne traverse pas toute la paume.',
    },
    short: {
      look: 'une ligne de tête qui n’est pas courte',
      says: 'Tu donnes à une question le temps qu’elle demande : la ligne de tête n’est pas des brèves.',
    },
  },
  lifeSweep: {
    wide: {
      look: 'une ligne de vie sans large détour',
      says: 'Tu ne te dépenses pas pour tout le monde : la ligne de vie ne fait pas de large détour.',
    },
    narrow: {
      look: 'une ligne de vie à quelque distance du pouce',
      says: 'Dans ta force il y a de la place pour d’autres : la ligne de vie ne colle pas au pouce.',
    },
  },
};
