import type { House, PlacedBody } from '@palmleaf/engines/chart';
import type { Mover } from '@palmleaf/engines/forecast';
import { ofSign, signOf } from '@palmleaf/engines/zodiac';
import { degrees, isNode } from '../../chat/degrees.ts';
import type { Level } from '../../chat/said/level.ts';
import type { Manner } from '../../chat/said/statement.ts';
import type { Rising } from '../../chat/said/talk-said.ts';
import { list } from '../lists.ts';
import { signNames } from '../names.ts';
import { joined } from './words/articles.ts';
import { theHouse } from './words/houses.ts';
import { agreeing, called, dignityOf, theSign } from './words/names.ts';
import { inSign } from './words/signs.ts';

/** "3°10′ dello Scorpione". */
const degreeOf = (degree: number, sign: number): string =>
  `${degrees(degree)} ${joined('di', theSign(sign))}`;

/** "Saturno in Bilancia"; with the house for ADVANCED; with degrees, dignity, motion and nakshatra for EXPERT. */
export function placement(point: PlacedBody, level: Level): string {
  const name = called(point.name);
  if (level === 'STANDARD') return `${name} in ${ofSign(signNames, point.sign)}`;
  if (level === 'ADVANCED') return `${name} in ${ofSign(signNames, point.sign)} in ${point.house}ª casa`;
  const notes = [
    point.dignity && dignityOf(point.name, point.dignity.name),
    !isNode(point.name) && point.retrograde ? agreeing('retrogrado', [point.name]) : undefined,
    point.nakshatra && `${point.nakshatra.name} pada ${point.nakshatra.pada}`,
  ].filter((note) => note !== undefined);
  const described = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  return `${name} a ${degreeOf(point.degree, point.sign)} in ${point.house}ª casa${described}`;
}

export function placements(points: readonly PlacedBody[], level: Level): string {
  return list(points.map((point) => placement(point, level)));
}

/** Where the Ascendant stands: "in Leone", "a 3°10′ del Leone". */
export function rising({ sign, degree }: Rising, level: Level): string {
  return level === 'EXPERT' ? `a ${degreeOf(degree, sign)}` : `in ${ofSign(signNames, sign)}`;
}

/** "la 10ª casa in Capricorno"; for EXPERT in the Western tradition with the cusp, and the comma after it. */
export function houseIn({ number, sign, cusp }: House, { tradition, level }: Manner): string {
  return level === 'EXPERT' && tradition === 'WESTERN'
    ? `${theHouse(number)}, che comincia a ${degreeOf(cusp % 30, sign)},`
    : `${theHouse(number)} in ${ofSign(signNames, sign)}`;
}

/** A place of the sky at another time: "Saturno in Pesci", "la Luna a 3°10′ del Leone". */
export function moving(body: Mover, longitude: number, level: Level): string {
  const sign = signOf(longitude);
  return level === 'EXPERT'
    ? `${called(body)} a ${degreeOf(longitude % 30, sign)}`
    : `${called(body)} in ${ofSign(signNames, sign)}`;
}

/** What a body is like in its sign, as a clause. */
export function likeness(point: PlacedBody): string {
  return inSign(point.name, point.sign);
}
