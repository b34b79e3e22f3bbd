/** Text colours have a contrast of 4.5 or more on their backgrounds. */
export const palette = {
  paper: ['#faf7f0', '#14171a'],
  card: ['#fffefb', '#1b1f23'],
  ink: ['#24211b', '#ebe6da'],
  soft: ['#5e5849', '#b5ae9f'],
  line: ['#d9d2c1', '#353b41'],
  rule: ['#8c8573', '#828a91'],
  accent: ['#285a44', '#92d2b1'],
  tint: ['#e4ede4', '#20332a'],
  'on-accent': ['#ffffff', '#10241a'],
  good: ['#23663f', '#85d3a5'],
  fair: ['#35616b', '#8ccbd8'],
  warn: ['#7d5200', '#e6ba62'],
  bad: ['#9d271d', '#f5968c'],
  calm: ['#54606b', '#b4bec8'],
  'good-tint': ['#e2efe3', '#1a3325'],
  'fair-tint': ['#e0ecee', '#18323a'],
  'warn-tint': ['#f7ebcf', '#3a2d10'],
  'bad-tint': ['#f8e0da', '#43201d'],
  'calm-tint': ['#e9ebec', '#2a3037'],
  fire: ['#a83a1b', '#f29373'],
  earth: ['#5a651a', '#bfc773'],
  air: ['#7c5c00', '#e3c568'],
  water: ['#1d5a86', '#86bdea'],
  'fire-tint': ['#f8e5dc', '#37231c'],
  'earth-tint': ['#ecefd6', '#2b2f1a'],
  'air-tint': ['#f8eecb', '#352d15'],
  'water-tint': ['#deeaf3', '#1b2c3a'],
  hard: ['#b0281c', '#f5857a'],
  easy: ['#1d6a96', '#7cbfee'],
  night: ['#39404f', '#05070a'],
  moon: ['#fff8df', '#f4ecd2'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

/** @throws RangeError for an unknown name */
export function onPaper(name: string): string {
  const pair = Object.entries(palette).find(([known]) => known === name)?.[1];
  if (pair === undefined) throw new RangeError(`There is no colour ${name}`);
  return pair[0];
}

export const themeColours = { main: '#2c2a4a', accent: '#b08d3e' } as const;

/** In the order of fallback; Indian scripts have no serifs. */
export const families = {
  page: { serif: ['Palmleaf Serif', 'Palmleaf Sans', 'Georgia'], sans: ['Palmleaf Sans', 'system-ui'] },
  book: { serif: ['Georgia', 'Noto Serif'], sans: ['Segoe UI', 'system-ui', 'Noto Sans'] },
} as const;
export const generic = { serif: 'serif', sans: 'sans-serif' } as const;

/** Relative to the text; `line` is a line's height. */
export const sizes = { fine: 0.86, table: 0.93, lead: 1.12, great: 1.35, line: 1.6 } as const;

/** Multiples of the font size. */
export const spaces = { paragraph: 0.8, card: 1, cell: 0.38, column: 0.9 } as const;
