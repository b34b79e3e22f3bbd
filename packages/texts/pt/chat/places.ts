import type { House, PlacedBody } from '@palmleaf/engines/chart';
import type { Mover } from '@palmleaf/engines/forecast';
import { ofSign, signOf } from '@palmleaf/engines/zodiac';
import { degrees, isNode } from '../../chat/degrees.ts';
import type { Level } from '../../chat/said/level.ts';
import type { Manner } from '../../chat/said/statement.ts';
import type { Rising } from '../../chat/said/talk-said.ts';
import { list } from '../lists.ts';
import { signNames } from '../names.ts';
import { called, dignityNames } from './words/names.ts';
import { inSign } from './words/signs.ts';

/** "Saturno em Libra"; with the house for ADVANCED; with degrees, dignity, motion and nakshatra for EXPERT. */
export function placement(point: PlacedBody, level: Level): string {
  const name = called(point.name);
  const sign = ofSign(signNames, point.sign);
  if (level === 'STANDARD') return `${name} em ${sign}`;
  if (level === 'ADVANCED') return `${name} em ${sign} na casa ${point.house}`;
  const notes = [
    point.dignity && dignityNames[point.dignity.name],
    !isNode(point.name) && point.retrograde ? 'movimento retrógrado' : undefined,
    point.nakshatra && `${point.nakshatra.name} pada ${point.nakshatra.pada}`,
  ].filter((note) => note !== undefined);
  const described = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  return `${name} a ${degrees(point.degree)} de ${sign} na casa ${point.house}${described}`;
}

export function placements(points: readonly PlacedBody[], level: Level): string {
  return list(points.map((point) => placement(point, level)));
}

/** Where the Ascendant stands: "em Leão", "a 3°10′ de Leão". */
export function rising({ sign, degree }: Rising, level: Level): string {
  return level === 'EXPERT'
    ? `a ${degrees(degree)} de ${ofSign(signNames, sign)}`
    : `em ${ofSign(signNames, sign)}`;
}

/** "a casa 10 em Capricórnio", for EXPERT in the Western tradition with the cusp. */
export function houseIn({ number, sign, cusp }: House, { tradition, level }: Manner): string {
  return level === 'EXPERT' && tradition === 'WESTERN'
    ? `a casa ${number}, que começa a ${degrees(cusp % 30)} de ${ofSign(signNames, sign)},`
    : `a casa ${number} em ${ofSign(signNames, sign)}`;
}

/** A place of the sky at another time: "Saturno em Peixes", "a Lua a 3°10′ de Leão". */
export function moving(body: Mover, longitude: number, level: Level): string {
  const sign = ofSign(signNames, signOf(longitude));
  return level === 'EXPERT'
    ? `${called(body)} a ${degrees(longitude % 30)} de ${sign}`
    : `${called(body)} em ${sign}`;
}

/** What a body is like in its sign, as a clause. */
export function likeness(point: PlacedBody): string {
  return inSign(point.name, point.sign);
}
