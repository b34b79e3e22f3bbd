import { boundaryDevatas } from '../mandala/boundary-devatas.ts';
import { type Zone, zoneWords } from '../mandala/compass.ts';
import type { Devata } from '../mandala/devata.ts';
import type { Grade } from '../mandala/grade.ts';
import { type Pada, zoneOfDevata, zoneOfPada } from '../mandala/mandala.ts';
import { affinities } from './affinity.ts';
import type { CatalogType } from './catalog.ts';
import type { Entity } from './entities.ts';
import { gradeInZone, suitability } from './suitability.ts';

interface Verdict {
  readonly grade: Grade;
  readonly reason: string;
}

const doors = new Map(boundaryDevatas.map(({ name, door }) => [name, door]));

export const judgeAt = (type: CatalogType, pada: Pada): Verdict => judge(type, pada.devata, zoneOfPada(pada));

export const judgeIn = ({ pada, zone }: Pick<Entity, 'pada' | 'zone'>, type: CatalogType): Verdict =>
  judge(type, pada.devata, zone);

export function judge(type: CatalogType, devata: Devata, zone: Zone = zoneOfDevata(devata)): Verdict {
  const door = isEntrance(type) ? doors.get(devata.name) : undefined;
  if (door) return { grade: door.grade, reason: `${door.says} (a door on the pada of ${devata.name})` };
  const affinity = affinities[devata.name];
  if (affinity?.suits.includes(type)) {
    return { grade: 'preferred', reason: `${devata.name} ${affinity.because}` };
  }
  if (affinity?.shuns.includes(type)) return { grade: 'avoid', reason: `${devata.name} ${affinity.because}` };
  const grade = gradeInZone(type, zone);
  if (grade === 'avoid') {
    return { grade, reason: `the ${zoneWords[zone]} does not suit it; ${suitability[type].why}` };
  }
  if (grade === 'caution') {
    return { grade, reason: `the ${zoneWords[zone]} is not one of its places; ${suitability[type].why}` };
  }
  return {
    grade,
    reason: grade === 'preferred' ? suitability[type].why : `the ${zoneWords[zone]} accepts it well`,
  };
}

export function isEntrance(type: CatalogType): boolean {
  return type === 'main_entrance' || type === 'side_entrance';
}
