import {
  allPadas,
  compareGrades,
  type Grade,
  type Pada,
  resultOf,
  unreadColour,
  zoneOfPada,
  zoneWords,
} from '@palmleaf/engines/mandala';
import type { Entity } from '@palmleaf/engines/vastu';
import { isEntrance, isMovable, judgeAt, judgeIn, labelOf } from '@palmleaf/engines/vastu';
import { capital } from '@palmleaf/texts/languages';
import { easing } from './easing.ts';

interface Action {
  readonly recommendation: { readonly what_to_do: string; readonly why_it_helps: string };
  readonly implementation: { readonly effort_level: 'easy' | 'moderate'; readonly review_guidance: string };
}

function placeOf(pada: Pada): string {
  return `the field of ${pada.devata.name} in the ${zoneWords[zoneOfPada(pada)]}`;
}

export function adviseOn(entity: Entity, all: readonly Entity[]): Action {
  if (isEntrance(entity.type)) return betterDoor(entity, all) ?? careFor(entity);
  if (isMovable(entity.category)) return moveInRoom(entity);
  return tradeRooms(entity, all) ?? careFor(entity);
}

function moveInRoom(entity: Entity): Action {
  const nearest = betterPadas(entity, entity.reach).sort(
    (a, b) =>
      distance(a.pada, entity.pada) - distance(b.pada, entity.pada) || compareGrades(b.grade, a.grade),
  )[0];
  if (!nearest) return careFor(entity);
  const { row, column } = nearest.pada;
  return {
    recommendation: {
      what_to_do: `Move ${entity.name} to ${placeOf(nearest.pada)} (row ${row}, column ${column}), the nearest place that is ${nearest.grade} for a ${labelOf(entity.type)}.${isPlumbed(entity) ? ` Until then, ${easing[entity.type]}.` : ''}`,
      why_it_helps: `There ${nearest.reason}; here ${judgeIn(entity, entity.type).reason}.`,
    },
    implementation: {
      effort_level: isPlumbed(entity) ? 'moderate' : 'easy',
      review_guidance: isPlumbed(entity)
        ? 'Ask a plumber or electrician whether the new place can be connected before you decide, and request the reading of the changed plan.'
        : 'Live with the new place for a few weeks, then request the reading of the changed plan.',
    },
  };
}

function isPlumbed({ type }: Entity): boolean {
  return type !== 'bed' && type !== 'desk' && type !== 'safe' && type !== 'altar';
}

function distance(a: Pada, b: Pada): number {
  return Math.hypot(a.row - b.row, a.column - b.column);
}

function tradeRooms(entity: Entity, all: readonly Entity[]): Action | undefined {
  const gradeHere = (other: Entity): Grade => judgeIn(entity, other.type).grade;
  const trades = all
    .filter((other) => other.category === 'room' && other.pada.devata !== entity.pada.devata)
    .map((other) => ({
      other,
      there: judgeIn(other, entity.type),
      loss: compareGrades(judgeIn(other, other.type).grade, gradeHere(other)),
    }))
    .filter(({ there, loss }) => resultOf[there.grade] === 'working_for_you' && loss <= 0)
    .sort((a, b) => compareGrades(b.there.grade, a.there.grade) || a.loss - b.loss);
  const best = trades[0];
  if (!best) return undefined;
  return {
    recommendation: {
      what_to_do: `Trade the uses of ${entity.name} and ${best.other.name}: ${best.other.name} lies mostly in the field of ${best.other.pada.devata.name}, its middle in the ${zoneWords[best.other.zone]}, and is ${best.there.grade} for a ${labelOf(entity.type)}; a ${labelOf(best.other.type)} loses nothing here.`,
      why_it_helps: `There ${best.there.reason}; here ${judgeIn(entity, entity.type).reason}.`,
    },
    implementation: {
      effort_level: 'moderate',
      review_guidance:
        'Try the trade with the furniture alone before anything is built, then request the reading of the changed plan.',
    },
  };
}

function betterDoor(entity: Entity, all: readonly Entity[]): Action | undefined {
  const doors = all
    .filter((other) => other.category === 'entrance' && other !== entity && other.isInOuterWall)
    .map((other) => ({ other, ...judgeIn(other, 'main_entrance') }))
    .filter(({ grade }) => resultOf[grade] === 'working_for_you')
    .sort((a, b) => compareGrades(b.grade, a.grade));
  const best = doors[0];
  if (!best) return undefined;
  return {
    recommendation: {
      what_to_do: `Make ${best.other.name} the door of daily use instead of ${entity.name}.`,
      why_it_helps: `It opens on the field of ${best.other.pada.devata.name} in the ${zoneWords[best.other.zone]}: ${best.reason}.`,
    },
    implementation: {
      effort_level: 'easy',
      review_guidance: 'Keep the change for three months, then check the plan again.',
    },
  };
}

function easeInRoom(entity: Entity): Action {
  const noBetterPlace =
    entity.reach.length > 0
      ? `No other place in the same room suits ${entity.name} better.`
      : `The plan shows no room around ${entity.name}, so no other place is proposed.`;
  return {
    recommendation: {
      what_to_do: `${capital(easing[entity.type])}. ${noBetterPlace}`,
      why_it_helps: `The field of ${entity.pada.devata.name} carries ${themeOf(entity.pada.devata)}; care makes up for what does not suit the place (${judgeIn(entity, entity.type).reason}).`,
    },
    implementation: {
      effort_level: 'easy',
      review_guidance: 'When the plan of the room changes, request the reading of the changed plan.',
    },
  };
}

function easeUntilMoved(entity: Entity): Action {
  const { devata } = entity.pada;
  const better = betterPadas(entity, allPadas).sort(
    (a, b) =>
      compareGrades(b.grade, a.grade) || distance(a.pada, entity.pada) - distance(b.pada, entity.pada),
  )[0];
  const goal = better
    ? `plan to move it to ${placeOf(better.pada)}, which is ${better.grade} for a ${labelOf(entity.type)}, when the house is next rebuilt`
    : 'plan to do without it when the house is next rebuilt';
  return {
    recommendation: {
      what_to_do: `Nothing in this plan can trade places with ${entity.name}, so ${goal}. Meanwhile, ${easing[entity.type]}.`,
      why_it_helps: `The field of ${devata.name} carries ${themeOf(devata)}; care helps what stands there until it can move (${judgeIn(entity, entity.type).reason}).`,
    },
    implementation: {
      effort_level: 'moderate',
      review_guidance:
        'Draw the change into the plan before anything is built and request the reading of it.',
    },
  };
}

const themeOf = ({ theme }: Pada['devata']): string => theme.charAt(0).toLowerCase() + theme.slice(1);

function betterPadas(entity: Entity, among: readonly Pada[]) {
  const { type } = entity;
  const current = judgeIn(entity, type).grade;
  return among
    .filter(({ region }) => !isEntrance(type) || region === 'outer')
    .map((pada) => ({ pada, ...judgeAt(type, pada) }))
    .filter(({ grade }) => resultOf[grade] === 'working_for_you' && compareGrades(grade, current) > 0);
}

function careFor(entity: Entity): Action {
  const { devata } = entity.pada;
  const { grade } = judgeIn(entity, entity.type);
  if (isMovable(entity.category)) return easeInRoom(entity);
  if (grade === 'avoid') return easeUntilMoved(entity);
  const ease = easing[entity.type];
  const colour =
    devata.colour === unreadColour
      ? ''
      : ` ${devata.colour} is the colour of this field, in a cloth or on the wall.`;
  return {
    recommendation: {
      what_to_do: `${capital(ease)}.${colour} ${entity.name} can stay where it is, and no wall has to move.`,
      why_it_helps: `The field of ${devata.name} carries ${themeOf(devata)}; care makes up for what does not suit the place (${judgeIn(entity, entity.type).reason}).`,
    },
    implementation: {
      effort_level: 'easy',
      review_guidance:
        'Check it again whenever the house is rebuilt; this alone is no reason to change the structure.',
    },
  };
}
