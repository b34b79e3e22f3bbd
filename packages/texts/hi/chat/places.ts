import type { House, PlacedBody } from '@palmleaf/engines/chart';
import type { Mover } from '@palmleaf/engines/forecast';
import { ofSign, signOf } from '@palmleaf/engines/zodiac';
import { degrees, isNode } from '../../chat/degrees.ts';
import type { Level } from '../../chat/said/level.ts';
import type { Manner } from '../../chat/said/statement.ts';
import type { Rising } from '../../chat/said/talk-said.ts';
import { list } from '../lists.ts';
import { signNames } from '../names.ts';
import { called, dignityNames, starName } from './words/names.ts';
import { inSign } from './words/signs.ts';

/**
 * "तुला राशि में स्थित शनि"; with the house for ADVANCED; with degrees, dignity, motion and nakshatra for EXPERT. The planet comes last, so that
 * a postposition can follow.
 */
export function placement(point: PlacedBody, level: Level): string {
  const name = called(point.name);
  const sign = `${ofSign(signNames, point.sign)} राशि`;
  if (level === 'STANDARD') return `${sign} में स्थित ${name}`;
  if (level === 'ADVANCED') return `${sign} और भाव ${point.house} में स्थित ${name}`;
  const notes = [
    point.dignity && dignityNames[point.dignity.name],
    !isNode(point.name) && point.retrograde ? 'वक्री' : undefined,
    point.nakshatra && `${starName(point.nakshatra.name)} नक्षत्र, पाद ${point.nakshatra.pada}`,
  ].filter((note) => note !== undefined);
  const described = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  return `${sign} में ${degrees(point.degree)} पर, भाव ${point.house} में स्थित ${name}${described}`;
}

export function placements(points: readonly PlacedBody[], level: Level): string {
  return list(points.map((point) => placement(point, level)));
}

/** Where the Ascendant stands: "सिंह राशि में", "सिंह राशि में 3°10′ पर". */
export function rising({ sign, degree }: Rising, level: Level): string {
  const where = `${ofSign(signNames, sign)} राशि में`;
  return level === 'EXPERT' ? `${where} ${degrees(degree)} पर` : where;
}

/** "भाव 10 (मकर राशि)", for EXPERT in the Western tradition with the cusp; the same before a postposition. */
export function houseIn({ number, sign, cusp }: House, { tradition, level }: Manner): string {
  const name = `${ofSign(signNames, sign)} राशि`;
  return level === 'EXPERT' && tradition === 'WESTERN'
    ? `भाव ${number} (आरंभ ${name} में ${degrees(cusp % 30)} पर)`
    : `भाव ${number} (${name})`;
}

/** A place of the sky at another time: "मीन राशि में शनि", "सिंह राशि में 3°10′ पर चन्द्रमा". */
export function moving(body: Mover, longitude: number, level: Level): string {
  const sign = ofSign(signNames, signOf(longitude));
  return level === 'EXPERT'
    ? `${sign} राशि में ${degrees(longitude % 30)} पर ${called(body)}`
    : `${sign} राशि में ${called(body)}`;
}

/** What a body is like in its sign, as a clause. */
export function likeness(point: PlacedBody): string {
  return inSign(point.name, point.sign);
}
