import { ofSign, type PerSign } from './signs.ts';

export const signs = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const satisfies PerSign<string>;
export type SignName = (typeof signs)[number];

/** The seven visible planets; they alone rule signs and have dignities, in both traditions. */
export const visible = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
export type Visible = (typeof visible)[number];

/** The nine grahas of Vedic astrology; Rahu is the mean node, Ketu opposite. */
export const grahas = [...visible, 'Rahu', 'Ketu'] as const;
export type Graha = (typeof grahas)[number];

/** What a Western answer speaks of. */
export const westernBodies = [...visible, 'Uranus', 'Neptune', 'Pluto', 'North Node', 'Chiron'] as const;
export type WesternBody = (typeof westernBodies)[number];

export type BodyName = Graha | WesternBody;
/** Every body name that a message can contain. */
export const bodyNames: readonly BodyName[] = [...new Set<BodyName>([...grahas, ...westernBodies])];

const rulers: PerSign<Visible> = [
  'Mars',
  'Venus',
  'Mercury',
  'Moon',
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Saturn',
  'Jupiter',
];

export function isVisible(body: BodyName): body is Visible {
  return visible.some((name) => name === body);
}

/** The traditional ruler of a sign; the same seven in both traditions. */
export function rulerOf(sign: number): Visible {
  return ofSign(rulers, sign);
}

export function signName(sign: number): SignName {
  return ofSign(signs, sign);
}

/** Sign or house `steps` further round the circle of twelve; `steps` may be negative. */
export function around(from: number, steps: number): number {
  return ((((from - 1 + steps) % 12) + 12) % 12) + 1;
}
