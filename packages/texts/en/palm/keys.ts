import type { KeyWords } from '../../palm/palm-words.ts';

export const keys: KeyWords = {
  undecided: 'not decided by this photo',
  invisible: 'not visible in a photo',
  unidentified: 'not identified in a photo',
  notFound: 'not found',
  depth: { clear: 'clearly marked', faint: 'faint' },
  palmShape: { broad: 'square', long: 'rectangular', between: 'between square and rectangular' },
  element: {
    earth: 'Earth',
    air: 'Air',
    fire: 'Fire',
    water: 'Water',
    broadPalm: 'between Earth and Air',
    longPalm: 'between Fire and Water',
    shortFingers: 'between Earth and Fire',
    longFingers: 'between Air and Water',
    mixed: 'mixed: no one element stands out in this photo',
  },
  joinedShape: 'one line with the head line (possible, not certain)',
  heartShape: { curved: 'curved', straight: 'straight' },
  heartStart: {
    edge: 'the edge of the palm below the little finger',
    little: 'below the little finger',
    ring: 'below the ring finger',
  },
  headShape: { sloping: 'sloping towards the wrist', level: 'level across the palm' },
  headStart: { joined: 'together with the life line', apart: 'apart from the life line' },
  lifeShape: { wide: 'wide curve', mean: 'usual curve', narrow: 'close curve' },
  gaps: (count) => {
    if (count === 0) return 'unbroken';
    return count === 1 ? 'one short gap' : `${count} short gaps`;
  },
  fatePresence: { present: 'present', unclear: 'not clear' },
  fateOrigin: {
    near: 'near the life line',
    centre: 'the middle of the palm',
    far: 'the side of the little finger',
  },
};
