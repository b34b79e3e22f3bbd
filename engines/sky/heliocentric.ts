import { AstroTime, Body, HelioState } from 'astronomy-engine';
import { chironAt } from './chiron.ts';
import type { State } from './state.ts';
import { minus, plus } from './vector.ts';
import { planetState, type VsopPlanet } from './vsop87.ts';

/** Everything that goes round the Sun in a chart. */
export type Orbiting = VsopPlanet | 'Pluto' | 'Chiron';

/** Heliocentric state; `tt` in days of terrestrial time since J2000, 1900 to 2100. */
export function heliocentricState(body: Orbiting, tt: number): State {
  if (body === 'Pluto') return plutoState(tt);
  if (body === 'Chiron') return chironState(tt);
  return planetState(body, tt);
}

function plutoState(tt: number): State {
  const { x, y, z, vx, vy, vz } = HelioState(Body.Pluto, AstroTime.FromTerrestrialTime(tt));
  return { position: [x, y, z], velocity: [vx, vy, vz] };
}

function chironState(tt: number): State {
  const position = chironAt(tt);
  return { position, velocity: plus([0, 0, 0], minus(chironAt(tt + 1), chironAt(tt - 1)), 0.5) };
}
