import type { KeyWords } from '../../palm/palm-words.ts';

export const keys: KeyWords = {
  undecided: 'esta foto no lo decide',
  invisible: 'no se ve en una foto',
  unidentified: 'no se identifica en una foto',
  notFound: 'no encontrada',
  depth: { clear: 'claramente marcada', faint: 'débil' },
  palmShape: { broad: 'cuadrada', long: 'rectangular', between: 'entre cuadrada y rectangular' },
  element: {
    earth: 'Tierra',
    air: 'Aire',
    fire: 'Fuego',
    water: 'Agua',
    broadPalm: 'entre Tierra y Aire',
    longPalm: 'entre Fuego y Agua',
    shortFingers: 'entre Tierra y Fuego',
    longFingers: 'entre Aire y Agua',
    mixed: 'mixta: en esta foto no destaca ningún elemento',
  },
  joinedShape: 'una sola línea con la de la cabeza (posible, no seguro)',
  heartShape: { curved: 'curva', straight: 'recta' },
  heartStart: {
    edge: 'el borde de la palma bajo el meñique',
    little: 'bajo el meñique',
    ring: 'bajo el anular',
  },
  headShape: { sloping: 'inclinada hacia la muñeca', level: 'llana a través de la palma' },
  headStart: { joined: 'junto con la línea de la vida', apart: 'separada de la línea de la vida' },
  lifeShape: { wide: 'curva amplia', mean: 'curva habitual', narrow: 'curva cerrada' },
  gaps: (count) => {
    if (count === 0) return 'sin interrupción';
    return count === 1 ? 'un hueco corto' : `${count} huecos cortos`;
  },
  fatePresence: { present: 'presente', unclear: 'no clara' },
  fateOrigin: {
    near: 'cerca de la línea de la vida',
    centre: 'el centro de la palma',
    far: 'el lado del meñique',
  },
};
