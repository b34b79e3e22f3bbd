import type { Zone } from '../mandala/compass.ts';
import type { Grade } from '../mandala/grade.ts';
import type { CatalogType } from './catalog.ts';

interface Suitability {
  readonly preferred: readonly Zone[];
  readonly acceptable: readonly Zone[];
  readonly avoid: readonly Zone[];
  readonly why: string;
}

const prayer: Suitability = {
  preferred: ['NE', 'ENE', 'E'],
  acceptable: ['N', 'NNE', 'W', 'centre'],
  avoid: ['SSE', 'S', 'SSW', 'SW'],
  why: 'worship belongs to the head of the Purusha and the first light of the day',
};

const bathing: Suitability = {
  preferred: ['E', 'N', 'NW'],
  acceptable: ['W', 'WNW', 'ENE', 'ESE', 'NNW'],
  avoid: ['NE', 'SE', 'SW', 'centre'],
  why: 'bathing water wants morning light or moving air to dry after it',
};

const waste: Suitability = {
  preferred: ['WNW', 'SSW', 'ESE'],
  acceptable: ['NW', 'W', 'S'],
  avoid: ['N', 'NNE', 'NE', 'ENE', 'E', 'SE', 'SW', 'centre'],
  why: 'the zones between the directions are those that carry off what is spent',
};

const fire: Suitability = {
  preferred: ['SE', 'SSE'],
  acceptable: ['ESE', 'S', 'WNW', 'NW'],
  avoid: ['NNE', 'NE', 'N', 'SW', 'centre'],
  why: 'the south-east is the seat of fire',
};

const washing: Suitability = {
  preferred: ['NW', 'WNW', 'ESE'],
  acceptable: ['W', 'E', 'SE', 'SSW', 'NNW'],
  avoid: ['NE', 'SW', 'centre'],
  why: 'washing wants the moving air of the north-west or a zone that churns',
};

/**
 * Brihat Samhita 53.118 and Matsya Purana 256, extended to modern rooms by modern lists. Entrances are graded by
 * Devata.
 */
export const suitability: Record<CatalogType, Suitability> = {
  altar: prayer,
  prayer_room: prayer,
  shower: bathing,
  bathtub: bathing,
  bathroom: {
    preferred: ['NW', 'WNW'],
    acceptable: ['W', 'E', 'ESE', 'SSW', 'NNW'],
    avoid: ['NE', 'SE', 'SW', 'centre'],
    why: 'moving air in the north-west keeps a wet room dry',
  },
  toilet: waste,
  wc: waste,
  kitchen: fire,
  stove: fire,
  laundry: washing,
  washer: washing,
  bed: {
    preferred: ['S', 'SW', 'W'],
    acceptable: ['WSW', 'NW', 'E', 'SSE'],
    avoid: ['NE', 'centre'],
    why: 'sleep is deepest on the heavy, quiet side of the house',
  },
  bedroom: {
    preferred: ['S', 'W', 'SW'],
    acceptable: ['NW', 'WNW', 'WSW', 'N', 'E', 'SSE'],
    avoid: ['NE', 'centre'],
    why: 'sleep is deepest on the heavy, quiet side of the house',
  },
  master_bedroom: {
    preferred: ['SW', 'S'],
    acceptable: ['W', 'WSW', 'NW', 'SSE'],
    avoid: ['NE', 'SE', 'centre'],
    why: 'those who carry the household rest where it is most stable',
  },
  childrens_bedroom: {
    preferred: ['W', 'NW', 'E'],
    acceptable: ['N', 'S', 'WSW', 'ENE', 'NNW'],
    avoid: ['centre', 'SE'],
    why: 'children thrive between learning in the west and light in the east',
  },
  guest_bedroom: {
    preferred: ['NW', 'WNW'],
    acceptable: ['W', 'NNW', 'E', 'S'],
    avoid: ['SW', 'NE', 'centre'],
    why: 'the windy north-west suits those who come and go',
  },
  living_room: {
    preferred: ['N', 'NNE', 'NE', 'ENE', 'E'],
    acceptable: ['NW', 'NNW', 'W', 'ESE', 'S', 'centre'],
    avoid: [],
    why: 'the light and open side of the house is for company',
  },
  dining_room: {
    preferred: ['W', 'E'],
    acceptable: ['N', 'S', 'SE', 'WSW', 'NW'],
    avoid: ['SW', 'centre'],
    why: 'meals go with the gains of the west and the light of the east',
  },
  study: {
    preferred: ['NE', 'ENE', 'E', 'WSW'],
    acceptable: ['N', 'NNE', 'W'],
    avoid: ['ESE', 'SSW', 'centre'],
    why: 'study needs the clear light between north-east and east, or the learning of the west-south-west',
  },
  desk: {
    preferred: ['NE', 'ENE', 'E', 'WSW'],
    acceptable: ['N', 'NNE', 'W', 'S'],
    avoid: ['SSW', 'centre'],
    why: 'study needs the clear light between north-east and east, or the learning of the west-south-west',
  },
  store_room: {
    preferred: ['SW', 'NW', 'S'],
    acceptable: ['W', 'WSW', 'WNW', 'SSE'],
    avoid: ['NE', 'centre'],
    why: 'household goods are weight and belong between south and south-west, grain to the north-west',
  },
  staircase: {
    preferred: ['S', 'SW', 'W'],
    acceptable: ['SSW', 'WSW', 'SSE', 'NW'],
    avoid: ['N', 'NE', 'centre'],
    why: 'a stair is weight and belongs to the south and west',
  },
  garage: {
    preferred: ['NW', 'SE'],
    acceptable: ['W', 'WNW', 'S', 'E', 'ESE'],
    avoid: ['NE', 'SW', 'centre'],
    why: 'machines that move belong to air and fire',
  },
  refrigerator: {
    preferred: ['NW', 'SE'],
    acceptable: ['W', 'WSW', 'S', 'SSE'],
    avoid: ['NE', 'centre'],
    why: 'a machine that keeps food goes with fire or with the store of grain',
  },
  safe: {
    preferred: ['N', 'SW'],
    acceptable: ['S', 'W', 'E', 'NNE'],
    avoid: ['SE', 'NW', 'centre'],
    why: 'the north is the side of wealth and the south-west keeps what is put there',
  },
  sink: {
    preferred: ['N', 'NE', 'E'],
    acceptable: ['NNE', 'ENE', 'NW', 'W', 'NNW'],
    avoid: ['SE', 'SW', 'centre'],
    why: 'clean water belongs between north and east',
  },
  water_tank: {
    preferred: ['N', 'NNE', 'NE'],
    acceptable: ['ENE', 'E', 'W'],
    avoid: ['SE', 'SSE', 'SW', 'centre'],
    why: 'clean water belongs between north and east',
  },
  window: {
    preferred: ['N', 'NNE', 'NE', 'ENE', 'E'],
    acceptable: ['ESE', 'SE', 'W', 'WNW', 'NW', 'NNW'],
    avoid: ['SSW', 'SW'],
    why: 'the house opens to morning light and closes to the heat of the afternoon',
  },
  main_entrance: {
    preferred: [],
    acceptable: ['N', 'NNE', 'NE', 'ENE', 'E'],
    avoid: ['SW', 'centre'],
    why: 'a door takes the quality of the Devata on whose pada it opens',
  },
  side_entrance: {
    preferred: [],
    acceptable: ['N', 'NNE', 'NE', 'ENE', 'E', 'W', 'NW'],
    avoid: ['SW', 'centre'],
    why: 'a door takes the quality of the Devata on whose pada it opens',
  },
};

export function gradeInZone(type: CatalogType, zone: Zone): Grade {
  const { preferred, acceptable, avoid } = suitability[type];
  if (preferred.includes(zone)) return 'preferred';
  if (acceptable.includes(zone)) return 'acceptable';
  return avoid.includes(zone) ? 'avoid' : 'caution';
}
