function rootOf(number: number): number {
  return number <= 0 ? 0 : ((number - 1) % 9) + 1;
}

/** `birth` (mulank) is the root of the day, `lifePath` (bhagyank) that of the whole date. */
export function birthNumbers({
  day,
  month,
  year,
}: {
  readonly day: number;
  readonly month: number;
  readonly year: number;
}): { readonly birth: number; readonly lifePath: number } {
  const digits = `${day}${month}${year}`.split('').reduce((sum, digit) => sum + Number(digit), 0);
  return { birth: rootOf(day), lifePath: rootOf(digits) };
}

/** Letters by their number, from 1: Cheiro, Book of Numbers (1926); no letter has 9. */
const letters = ['AIJQY', 'BKR', 'CGLS', 'DMT', 'EHNX', 'UVW', 'OZ', 'FP'] as const;

export function nameNumber(name: string): { readonly compound: number; readonly single: number } | undefined {
  const plain = name.normalize('NFD').toUpperCase();
  const values = [...plain].flatMap((letter) => {
    const index = letters.findIndex((group) => group.includes(letter));
    return index < 0 ? [] : [index + 1];
  });
  if (values.length === 0) return undefined;
  const compound = values.reduce((sum, value) => sum + value, 0);
  return { compound, single: rootOf(compound) };
}

/** Lucky numbers for 1 to 9: Cheiro, Book of Numbers, chapters 5 to 14. */
const luckyByNumber: readonly (readonly number[])[] = [
  [1, 4, 2, 7],
  [2, 7, 1, 4],
  [3, 6, 9],
  [4, 1, 2, 7],
  [5],
  [6, 3, 9],
  [7, 2, 1, 4],
  [8, 4],
  [9, 3, 6],
];

export function luckyNumbers(birth: number): readonly number[] {
  return luckyByNumber[birth - 1] ?? [];
}

/** The planets of 1 to 9 in Indian practice; Cheiro has Uranus for 4 and Neptune for 7. */
const planets = ['Sun', 'Moon', 'Jupiter', 'Rahu', 'Mercury', 'Venus', 'Ketu', 'Saturn', 'Mars'] as const;

export function planetOfNumber(number: number): (typeof planets)[number] {
  return planets[number - 1] ?? 'Sun';
}
