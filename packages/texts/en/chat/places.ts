import type { House, PlacedBody } from '@palmleaf/engines/chart';
import { signName, signOf } from '@palmleaf/engines/zodiac';
import { degrees, isNode } from '../../chat/degrees.ts';
import type { Level } from '../../chat/said/level.ts';
import type { Manner } from '../../chat/said/statement.ts';
import type { Rising } from '../../chat/said/talk-said.ts';
import { dayOf, monthOf } from './periods.ts';
import { ordinal } from './words/houses.ts';
import { inSign } from './words/in-sign.ts';
import { bodyWords } from './words/planets.ts';

/**
 * The one place where placements become words. The golden transcripts are checked against the chart engine by reading
 * these phrases back (packages/engines/test/chat/placements.ts), so every placement in an answer is written by one of them.
 */

/** "Saturn in Libra"; with houses for ADVANCED; with degrees, dignity, motion and nakshatra for EXPERT. */
export function placement(point: PlacedBody, level: Level): string {
  if (level === 'STANDARD') return `${bodyWords(point.name)} in ${signName(point.sign)}`;
  const house = `in the ${ordinal(point.house)} house`;
  if (level === 'ADVANCED') return `${bodyWords(point.name)} in ${signName(point.sign)} ${house}`;
  const notes = [
    point.dignity?.name,
    !isNode(point.name) && point.retrograde ? 'retrograde' : undefined,
    point.nakshatra && `${point.nakshatra.name} pada ${point.nakshatra.pada}`,
  ].filter((note) => note !== undefined);
  const described = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  return `${bodyWords(point.name)} at ${degrees(point.degree)} ${signName(point.sign)} ${house}${described}`;
}

export function ascendant(rising: Rising, level: Level): string {
  if (level !== 'EXPERT') return `the Ascendant in ${signName(rising.sign)}`;
  return `the Ascendant at ${degrees(rising.degree)} ${signName(rising.sign)}`;
}

/** "the 10th house in Capricorn", for EXPERT in the Western tradition with the cusp. */
export function houseIn({ number, sign, cusp }: House, { tradition, level }: Manner): string {
  if (level === 'EXPERT' && tradition === 'WESTERN') {
    return `the ${ordinal(number)} house beginning at ${degrees(cusp % 30)} ${signName(sign)}`;
  }
  return `the ${ordinal(number)} house in ${signName(sign)}`;
}

/** A place of the sky at another time: "transiting Saturn in Pisces", "the progressed Moon at 3°10′ Leo". */
export function moving(
  kind: 'transiting' | 'progressed',
  body: string,
  longitude: number,
  level: Level,
): string {
  const sign = signName(signOf(longitude));
  const called = bodyWords(body) === body ? `${kind} ${body}` : `the ${kind} ${body}`;
  return level === 'EXPERT' ? `${called} at ${degrees(longitude % 30)} ${sign}` : `${called} in ${sign}`;
}

/** A date as exact as the level wants it. */
export function date(at: Date, level: Level): string {
  return level === 'EXPERT' ? dayOf(at) : monthOf(at);
}

/** "in May 2027", for EXPERT "on 5 May 2027". */
export function moment(at: Date, level: Level): string {
  return `${level === 'EXPERT' ? 'on' : 'in'} ${date(at, level)}`;
}

/** What a body is like in its sign, as a clause said to the person. */
export function likeness(point: PlacedBody): string {
  return inSign(point.name, point.sign);
}
