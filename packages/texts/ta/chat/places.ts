import type { House, PlacedBody } from '@palmleaf/engines/chart';
import type { Mover } from '@palmleaf/engines/forecast';
import { signOf } from '@palmleaf/engines/zodiac';
import { degrees, isNode } from '../../chat/degrees.ts';
import type { Level } from '../../chat/said/level.ts';
import type { Manner } from '../../chat/said/statement.ts';
import type { Rising } from '../../chat/said/talk-said.ts';
import { type TamilCase, too } from '../../languages/tamil-cases.ts';
import { called, theSign } from '../names.ts';
import { houseWords } from './words/houses.ts';
import { dignityNames, ofSignName, starName } from './words/names.ts';
import { inSign } from './words/signs.ts';

/**
 * «துலாமில் இருக்கும் சனி»; with the house for ADVANCED; with degrees, dignity, motion and nakshatra for EXPERT. The planet takes the case, and «and»
 * or «too» after it.
 */
export function placement(
  point: PlacedBody,
  level: Level,
  how: TamilCase = 'nominative',
  isClosedByAnd = false,
): string {
  const cased = called(point.name, how);
  const name = isClosedByAnd ? too(cased) : cased;
  const sign = theSign(point.sign, 'locative');
  if (level === 'STANDARD') return `${sign} இருக்கும் ${name}`;
  const house = houseWords(point.house, 'locative');
  if (level === 'ADVANCED') return `${sign}, ${house} இருக்கும் ${name}`;
  const notes = [
    point.dignity && dignityNames[point.dignity.name],
    !isNode(point.name) && point.retrograde ? 'வக்ரம்' : undefined,
    point.nakshatra && `${starName(point.nakshatra.name)} நட்சத்திரம், பாதம் ${point.nakshatra.pada}`,
  ].filter((note) => note !== undefined);
  const described = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  return `${sign} (${degrees(point.degree)}), ${house} இருக்கும் ${name}${described}`;
}

/** Several in one case, each with its «and». */
export function placements(points: readonly PlacedBody[], level: Level, how?: TamilCase): string {
  return points
    .map((point) => placement(point, level, how, points.length > 1))
    .join(level === 'EXPERT' ? '; ' : ', ');
}

/** «சிம்ம லக்னம்», for EXPERT «சிம்ம லக்னம் (3°10′)». */
export function rising({ sign, degree }: Rising, level: Level): string {
  return `${ofSignName(sign)} லக்னம்${level === 'EXPERT' ? ` (${degrees(degree)})` : ''}`;
}

/** «10-ஆம் பாவம் (மகரம்)», for EXPERT in the Western tradition with the cusp. */
export function houseIn(
  { number, sign, cusp }: House,
  { tradition, level }: Manner,
  how: TamilCase = 'nominative',
): string {
  const place =
    level === 'EXPERT' && tradition === 'WESTERN'
      ? `தொடக்கம் ${theSign(sign, 'locative')} ${degrees(cusp % 30)}`
      : theSign(sign);
  return `${houseWords(number, how)} (${place})`;
}

/** A place of the sky at another time: «மீனத்தில் இருக்கும் சனி», «சிம்மத்தில் (3°10′) இருக்கும் சந்திரன்». */
export function moving(body: Mover, longitude: number, level: Level): string {
  const sign = theSign(signOf(longitude), 'locative');
  const exact = level === 'EXPERT' ? ` (${degrees(longitude % 30)})` : '';
  return `${sign}${exact} இருக்கும் ${called(body)}`;
}

/** What a body is like in its sign, as a clause. */
export function likeness(point: PlacedBody): string {
  return inSign(point.name, point.sign);
}
