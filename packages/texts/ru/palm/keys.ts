import type { KeyWords } from '../../palm/palm-words.ts';

const plural = new Intl.PluralRules('ru');

export const keys: KeyWords = {
  undecided: 'этот снимок не решает',
  invisible: 'на снимке не видно',
  unidentified: 'на снимке не распознано',
  notFound: 'не найдена',
  depth: { clear: 'отчётливая', faint: 'бледная' },
  palmShape: { broad: 'квадратная', long: 'прямоугольная', between: 'между квадратной и прямоугольной' },
  element: {
    earth: 'Земля',
    air: 'Воздух',
    fire: 'Огонь',
    water: 'Вода',
    broadPalm: 'между Землёй и Воздухом',
    longPalm: 'между Огнём и Водой',
    shortFingers: 'между Землёй и Огнём',
    longFingers: 'между Воздухом и Водой',
    mixed: 'смешанная: ни одна стихия на снимке не выделяется',
  },
  joinedShape: 'одна линия с линией головы (возможно, но не достоверно)',
  heartShape: { curved: 'изогнутая', straight: 'прямая' },
  heartStart: {
    edge: 'край ладони под мизинцем',
    little: 'под мизинцем',
    ring: 'под безымянным пальцем',
  },
  headShape: { sloping: 'клонится к запястью', level: 'идёт поперёк ладони ровно' },
  headStart: { joined: 'вместе с линией жизни', apart: 'отдельно от линии жизни' },
  lifeShape: { wide: 'широкая дуга', mean: 'обычная дуга', narrow: 'тесная дуга' },
  gaps: (count) => {
    if (count === 0) return 'без разрывов';
    if (count === 1) return 'один короткий разрыв';
    return `${count} коротких ${plural.select(count) === 'few' ? 'разрыва' : 'разрывов'}`;
  },
  fatePresence: { present: 'есть', unclear: 'неотчётлива' },
  fateOrigin: {
    near: 'возле линии жизни',
    centre: 'середина ладони',
    far: 'сторона мизинца',
  },
};
