import type { House, PlacedBody } from '@palmleaf/engines/chart';
import type { Mover } from '@palmleaf/engines/forecast';
import { ofSign, signOf } from '@palmleaf/engines/zodiac';
import { degrees, isNode } from '../../chat/degrees.ts';
import type { Level } from '../../chat/said/level.ts';
import type { Manner } from '../../chat/said/statement.ts';
import type { Rising } from '../../chat/said/talk-said.ts';
import { list } from '../lists.ts';
import { agreeing, inSigns, ofSigns } from '../names.ts';
import { inHouse } from './words/facts.ts';
import { houseAs } from './words/houses.ts';
import { called, dignityOf, type RussianCase } from './words/names.ts';
import { inSign } from './words/signs.ts';
import { inStar } from './words/stars.ts';

/** „Сатурн в Весах“; with the house for ADVANCED; with degrees, dignity, motion and nakshatra for EXPERT. */
export function placement(point: PlacedBody, level: Level, how: RussianCase = 'nominative'): string {
  const name = called(point.name, how);
  if (level === 'STANDARD') return `${name} ${ofSign(inSigns, point.sign)}`;
  const house = inHouse(point.house);
  if (level === 'ADVANCED') return `${name} ${ofSign(inSigns, point.sign)} ${house}`;
  const notes = [
    point.dignity && dignityOf(point.name, point.dignity.name),
    !isNode(point.name) && point.retrograde
      ? agreeing(point.name, 'ретроградный', 'ретроградная', 'ретроградное')
      : undefined,
    point.nakshatra && `${inStar(point.nakshatra.name)}, пада ${point.nakshatra.pada}`,
  ].filter((note) => note !== undefined);
  const described = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  return `${name} на ${degrees(point.degree)} ${ofSign(ofSigns, point.sign)} ${house}${described}`;
}

export function placements(
  points: readonly PlacedBody[],
  level: Level,
  how: RussianCase = 'nominative',
): string {
  return list(points.map((point) => placement(point, level, how)));
}

/** „во Льве“, for EXPERT „на 3°10′ Льва“. */
export function rising({ sign, degree }: Rising, level: Level): string {
  return level === 'EXPERT' ? `на ${degrees(degree)} ${ofSign(ofSigns, sign)}` : ofSign(inSigns, sign);
}

/** „10-й дом в Козероге“, for EXPERT in the Western tradition with the cusp. */
export function houseIn(
  { number, sign, cusp }: House,
  { tradition, level }: Manner,
  how: 'nominative' | 'prepositional' = 'nominative',
): string {
  const place =
    level === 'EXPERT' && tradition === 'WESTERN'
      ? `с куспидом на ${degrees(cusp % 30)} ${ofSign(ofSigns, sign)}`
      : ofSign(inSigns, sign);
  return `${how === 'prepositional' ? inHouse(number) : houseAs(number, 'nominative')} ${place}`;
}

/** A place of the sky at another time: „Сатурн в Рыбах“, „Луна на 3°10′ Льва“. */
export function moving(body: Mover, longitude: number, level: Level): string {
  const sign = signOf(longitude);
  return level === 'EXPERT'
    ? `${called(body)} на ${degrees(longitude % 30)} ${ofSign(ofSigns, sign)}`
    : `${called(body)} ${ofSign(inSigns, sign)}`;
}

/** What a body is like in its sign: a clause after a colon or in brackets. */
export function likeness(point: PlacedBody): string {
  return inSign(point.name, point.sign);
}
