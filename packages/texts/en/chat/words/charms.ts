/** What a number of 1 to 9 stands for, and its colours: Cheiro, Book of Numbers (1926). */
const meanings = [
  'a leader who wants to begin things',
  'a gentle mind that works well with others',
  'ambition with order and discipline',
  'an original head that sees the other side of things',
  'quick wit, trade and change',
  'charm, a home and love of beauty',
  'an inward, searching and travelling mind',
  'depth, patience and slow great work',
  'courage and the will to win',
] as const;

export function numberMeaning(number: number): string {
  return meanings[number - 1] ?? '';
}

/** Stones by month of birth, a list of jewellers (American National Association of Jewelers, 1912). */
export const birthstones = [
  'garnet',
  'amethyst',
  'aquamarine or bloodstone',
  'diamond',
  'emerald',
  'pearl or moonstone',
  'ruby',
  'peridot or sardonyx',
  'sapphire',
  'opal or tourmaline',
  'topaz',
  'turquoise or zircon',
] as const;
