import type { PalmWords } from '../../palm/palm-words.ts';

/** How each class looks: noun phrases, which stand alike in lists and after "en", "por" and "con". */
export const looks: PalmWords['looks'] = {
  type: {
    earth: 'unos dedos cortos en una palma ancha',
    air: 'unos dedos largos en una palma ancha',
    fire: 'unos dedos cortos en una palma larga',
    water: 'unos dedos largos en una palma larga',
  },
  index: {
    longer: 'un índice más largo que el anular',
    equal: 'un índice tan largo como el anular',
    shorter: 'un anular más largo que el índice',
  },
  little: {
    long: 'un meñique largo',
    mean: 'un meñique de largo habitual',
    short: 'un meñique corto',
  },
  thumb: { wide: 'un pulgar muy abierto' },
  heartEnd: {
    index: 'una línea del corazón que llega al índice',
    between: 'una línea del corazón que acaba entre el índice y el dedo medio',
    middle: 'una línea del corazón que acaba bajo el dedo medio',
  },
  heartForm: {
    curved: 'el arco de la línea del corazón',
    straight: 'el trazo recto de la línea del corazón',
  },
  heartGap: {
    near: 'la cercanía de las líneas del corazón y de la cabeza',
    apart: 'el ancho campo entre las líneas del corazón y de la cabeza',
  },
  headLength: {
    long: 'una línea de la cabeza larga',
    mean: 'una línea de la cabeza de largo medio',
    short: 'una línea de la cabeza corta',
  },
  headSlope: {
    sloping: 'una línea de la cabeza que baja hacia la muñeca',
    level: 'una línea de la cabeza llana',
  },
  headStart: {
    joined: 'el comienzo común de las líneas de la cabeza y de la vida',
    apart: 'el comienzo separado de las líneas de la cabeza y de la vida',
  },
  lifeSweep: {
    wide: 'una línea de la vida de gran arco',
    mean: 'una línea de la vida en su curso habitual',
    narrow: 'una línea de la vida cercana al pulgar',
  },
  lifeLength: {
    long: 'una línea de la vida clara en todo su curso',
    short: 'una línea de la vida marcada en parte',
  },
  fate: {
    near: 'una línea del destino que empieza junto a la de la vida',
    centre: 'una línea del destino nacida en medio de la palma',
    far: 'una línea del destino desde el lado del meñique',
    absent: 'la falta de una línea del destino clara',
  },
  skin: { busy: 'las muchas líneas finas de la palma', calm: 'las pocas líneas finas de la palma' },
};

/** What an undecided feature is not. Sources as in the English words. */
export const ruledOut: PalmWords['ruledOut'] = {
  index: {
    longer: {
      look: 'un índice no más largo que el anular',
      says: 'Mandar sobre otros te tienta poco, porque tu índice no sobrepasa al anular.',
    },
    shorter: {
      look: 'un índice al menos tan largo como el anular',
      says: 'Del aplauso no vives: el anular no sobrepasa al índice.',
    },
  },
  little: {
    long: {
      look: 'un meñique que no es largo',
      says: 'No convences a nadie a fuerza de hablar; tu meñique no es de los largos.',
    },
    short: {
      look: 'un meñique que no es corto',
      says: 'Donde cuenta, sabes hablar en tu favor; tu meñique no es de los cortos.',
    },
  },
  heartEnd: {
    index: {
      look: 'una línea del corazón que se detiene antes del índice',
      says: 'No pones a nadie en un altar: la línea del corazón se detiene antes del índice.',
    },
    middle: {
      look: 'una línea del corazón que pasa del dedo medio',
      says: 'En el afecto miras más allá de la hora: la línea del corazón pasa del dedo medio.',
    },
  },
  headLength: {
    long: {
      look: 'una línea de la cabeza que no es larga',
      says: 'Sabes cuándo se ha pensado bastante: la línea de la cabeza no cruza toda la palma.',
    },
    short: {
      look: 'una línea de la cabeza que no es corta',
      says: 'Das a una pregunta el tiempo que pide: la línea de la cabeza no es de las breves.',
    },
  },
  lifeSweep: {
    wide: {
      look: 'una línea de la vida sin gran arco',
      says: 'No te gastas por cualquiera: la línea de la vida no hace un gran arco.',
    },
    narrow: {
      look: 'una línea de la vida a cierta distancia del pulgar',
      says: 'En tu fuerza hay sitio para otros: la línea de la vida no se pega al pulgar.',
    },
  },
};
