import { stateFrom } from './orbit-table.ts';
import type { State } from './state.ts';
import chiron from './tables/chiron.json' with { type: 'json' };
import pluto from './tables/pluto.json' with { type: 'json' };
import { planetState, type VsopPlanet } from './vsop87.ts';

export type Orbiting = VsopPlanet | 'Pluto' | 'Chiron';

/** Heliocentric state; `tt` in days of terrestrial time since J2000, 1800 to 2200. */
export function heliocentricState(body: Orbiting, tt: number): State {
  if (body === 'Pluto') return stateFrom(pluto, tt);
  if (body === 'Chiron') return stateFrom(chiron, tt);
  return planetState(body, tt);
}
