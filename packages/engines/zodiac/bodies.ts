/** The seven visible planets; they alone rule signs and have dignities. */
export const classicalPlanets = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
export type ClassicalPlanet = (typeof classicalPlanets)[number];

/** Rahu is the mean node, Ketu opposite. */
export const grahas = [...classicalPlanets, 'Rahu', 'Ketu'] as const;
export type Graha = (typeof grahas)[number];

export const planetNames = [...classicalPlanets, 'Uranus', 'Neptune', 'Pluto'] as const;
export type Planet = (typeof planetNames)[number];

export const westernBodies = [...planetNames, 'North Node', 'Chiron'] as const;

export type BodyName = Graha | (typeof westernBodies)[number];
export const bodyNames: readonly BodyName[] = [...new Set<BodyName>([...grahas, ...westernBodies])];

export function isClassical(body: BodyName): body is ClassicalPlanet {
  return classicalPlanets.some((name) => name === body);
}
