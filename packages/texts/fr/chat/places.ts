import type { House, PlacedBody } from '@palmleaf/engines/chart';
import type { Mover } from '@palmleaf/engines/forecast';
import { ofSign, signOf } from '@palmleaf/engines/zodiac';
import { degrees, isNode } from '../../chat/degrees.ts';
import type { Level } from '../../chat/said/level.ts';
import type { Manner } from '../../chat/said/statement.ts';
import type { Rising } from '../../chat/said/talk-said.ts';
import { list } from '../lists.ts';
import { signNames } from '../names.ts';
import { afterDe } from './words/articles.ts';
import { called, dignityOf, theSign } from './words/names.ts';
import { inSign } from './words/signs.ts';

/** "3°10′ du Lion". */
const degreeOf = (degree: number, sign: number): string => `${degrees(degree)} ${afterDe(theSign(sign))}`;

/** "Saturne en Balance"; with the house for ADVANCED; with degrees, dignity, motion and nakshatra for EXPERT. */
export function placement(point: PlacedBody, level: Level): string {
  const name = called(point.name);
  if (level === 'STANDARD') return `${name} en ${ofSign(signNames, point.sign)}`;
  if (level === 'ADVANCED') return `${name} en ${ofSign(signNames, point.sign)} en maison ${point.house}`;
  const notes = [
    point.dignity && dignityOf(point.name, point.dignity.name),
    !isNode(point.name) && point.retrograde ? 'rétrograde' : undefined,
    point.nakshatra && `${point.nakshatra.name} pada ${point.nakshatra.pada}`,
  ].filter((note) => note !== undefined);
  const described = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  return `${name} à ${degreeOf(point.degree, point.sign)} en maison ${point.house}${described}`;
}

export function placements(points: readonly PlacedBody[], level: Level): string {
  return list(points.map((point) => placement(point, level)));
}

/** Where the Ascendant stands: "en Lion", "à 3°10′ du Lion". */
export function rising({ sign, degree }: Rising, level: Level): string {
  return level === 'EXPERT' ? `à ${degreeOf(degree, sign)}` : `en ${ofSign(signNames, sign)}`;
}

/** "la maison 10 en Capricorne", for EXPERT in the Western tradition with the cusp. */
export function houseIn({ number, sign, cusp }: House, { tradition, level }: Manner): string {
  return level === 'EXPERT' && tradition === 'WESTERN'
    ? `la maison ${number}, qui commence à ${degreeOf(cusp % 30, sign)},`
    : `la maison ${number} en ${ofSign(signNames, sign)}`;
}

/** A place of the sky at another time: "Saturne en Poissons", "la Lune à 3°10′ du Lion". */
export function moving(body: Mover, longitude: number, level: Level): string {
  const sign = signOf(longitude);
  return level === 'EXPERT'
    ? `${called(body)} à ${degreeOf(longitude % 30, sign)}`
    : `${called(body)} en ${ofSign(signNames, sign)}`;
}

/** What a body is like in its sign, as a clause. */
export function likeness(point: PlacedBody): string {
  return inSign(point.name, point.sign);
}
