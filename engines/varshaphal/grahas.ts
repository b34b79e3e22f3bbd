/** The seven planets of Tajika, by the service's numbers. */
export const grahas = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
export type Graha = (typeof grahas)[number];

/** Fastest first: an order that the texts fix once and for all, whatever a planet's motion of the day. */
export const bySpeed = [
  'Moon',
  'Mercury',
  'Venus',
  'Sun',
  'Mars',
  'Jupiter',
  'Saturn',
] as const satisfies readonly Graha[];

/** Deeptamsha: how many degrees a planet's light reaches. */
export const deeptamsha: Record<Graha, number> = {
  Sun: 15,
  Moon: 12,
  Mars: 8,
  Mercury: 7,
  Jupiter: 9,
  Venus: 7,
  Saturn: 9,
};

/** A planet of the annual chart. */
export interface GrahaPlacement {
  readonly graha: Graha;
  /** Sidereal (Lahiri), degrees. */
  readonly longitude: number;
  /** 1 Aries to 12 Pisces. */
  readonly sign: number;
  /** Degrees within the sign. */
  readonly degree: number;
  /** Whole-sign house from the annual ascendant. */
  readonly house: number;
  readonly retrograde: boolean;
}

export function grahaId(graha: Graha): number {
  return grahas.indexOf(graha);
}

export function isFaster(a: Graha, b: Graha): boolean {
  return bySpeed.indexOf(a) < bySpeed.indexOf(b);
}
