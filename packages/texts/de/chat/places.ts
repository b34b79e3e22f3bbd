import type { House, PlacedBody } from '@palmleaf/engines/chart';
import type { Mover } from '@palmleaf/engines/forecast';
import { ofSign, signOf } from '@palmleaf/engines/zodiac';
import { degrees, isNode } from '../../chat/degrees.ts';
import type { Level } from '../../chat/said/level.ts';
import type { Manner } from '../../chat/said/statement.ts';
import type { Rising } from '../../chat/said/talk-said.ts';
import { capital } from '../../languages/capital.ts';
import { list } from '../lists.ts';
import { inSigns, signNames } from '../names.ts';
import { type Case, called, dignityNames } from './words/names.ts';
import { inSign } from './words/signs.ts';

/** „Saturn in der Waage“; with the house for ADVANCED; with degrees, dignity, motion and nakshatra for EXPERT. */
export function placement(point: PlacedBody, level: Level, how: Case = 'nominative'): string {
  const name = called(point.name, how);
  if (level === 'STANDARD') return `${name} ${ofSign(inSigns, point.sign)}`;
  const house = `im ${point.house}. Haus`;
  if (level === 'ADVANCED') return `${name} ${ofSign(inSigns, point.sign)} ${house}`;
  const notes = [
    point.dignity && dignityNames[point.dignity.name],
    !isNode(point.name) && point.retrograde ? 'rückläufig' : undefined,
    point.nakshatra && `${point.nakshatra.name} Pada ${point.nakshatra.pada}`,
  ].filter((note) => note !== undefined);
  const described = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  return `${name} auf ${degrees(point.degree)} ${ofSign(signNames, point.sign)} ${house}${described}`;
}

export function placements(points: readonly PlacedBody[], level: Level, how: Case = 'nominative'): string {
  return list(points.map((point) => placement(point, level, how)));
}

/** „dein Aszendent im Löwen“ without its article. */
export function rising({ sign, degree }: Rising, level: Level): string {
  return level === 'EXPERT' ? `auf ${degrees(degree)} ${ofSign(signNames, sign)}` : ofSign(inSigns, sign);
}

/** „10. Haus im Steinbock“, for EXPERT in the Western tradition with the cusp. */
export function houseIn({ number, sign, cusp }: House, { tradition, level }: Manner): string {
  return level === 'EXPERT' && tradition === 'WESTERN'
    ? `${number}. Haus ab ${degrees(cusp % 30)} ${ofSign(signNames, sign)}`
    : `${number}. Haus ${ofSign(inSigns, sign)}`;
}

/** A place of the sky at another time: „Saturn in den Fischen“, „der Mond auf 3°10′ Löwe“. */
export function moving(body: Mover, longitude: number, level: Level): string {
  const sign = signOf(longitude);
  return level === 'EXPERT'
    ? `${called(body)} auf ${degrees(longitude % 30)} ${ofSign(signNames, sign)}`
    : `${called(body)} ${ofSign(inSigns, sign)}`;
}

/** What a body is like in its sign: a whole sentence after a colon, without its full stop. */
export function likeness(point: PlacedBody): string {
  return capital(inSign(point.name, point.sign));
}

/** The same in brackets. */
export function aside(point: PlacedBody): string {
  return inSign(point.name, point.sign);
}
