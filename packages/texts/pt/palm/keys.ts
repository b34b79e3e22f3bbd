import type { KeyWords } from '../../palm/palm-words.ts';

export const keys: KeyWords = {
  undecided: 'esta foto não decide',
  invisible: 'não se vê numa foto',
  unidentified: 'não se identifica numa foto',
  notFound: 'não encontrada',
  depth: { clear: 'claramente marcada', faint: 'fraca' },
  palmShape: { broad: 'quadrada', long: 'retangular', between: 'entre quadrada e retangular' },
  element: {
    earth: 'Terra',
    air: 'Ar',
    fire: 'Fogo',
    water: 'Água',
    broadPalm: 'entre Terra e Ar',
    longPalm: 'entre Fogo e Água',
    shortFingers: 'entre Terra e Fogo',
    longFingers: 'entre Ar e Água',
    mixed: 'mista: nesta foto nenhum elemento se destaca',
  },
  joinedShape: 'uma só linha com a da cabeça (possível, não certo)',
  heartShape: { curved: 'curva', straight: 'reta' },
  heartStart: {
    edge: 'a borda da palma sob o mínimo',
    little: 'sob o mínimo',
    ring: 'sob o anular',
  },
  headShape: { sloping: 'inclinada para o pulso', level: 'plana através da palma' },
  headStart: { joined: 'junto com a linha da vida', apart: 'separada da linha da vida' },
  lifeShape: { wide: 'curva ampla', mean: 'curva habitual', narrow: 'curva fechada' },
  gaps: (count) => {
    if (count === 0) return 'sem interrupção';
    return count === 1 ? 'uma interrupção curta' : `${count} interrupções curtas`;
  },
  fatePresence: { present: 'presente', unclear: 'não clara' },
  fateOrigin: {
    near: 'perto da linha da vida',
    centre: 'o meio da palma',
    far: 'o lado do mínimo',
  },
};
