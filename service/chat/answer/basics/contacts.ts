import { houseAt } from '../../../../engines/chart/nativity.ts';
import type { Passage } from '../../../../engines/forecast/passages.ts';
import { progressedAt } from '../../../../engines/forecast/progressions.ts';
import type { Span } from '../../../../engines/forecast/transits.ts';
import type { Brief, Level } from '../../composer.ts';
import { areaOf, ordinal } from '../../words/houses.ts';
import { meets } from './aspects.ts';
import { touched } from './passing.ts';
import { capital, date, moving } from './say.ts';

/** "Transiting Saturn square natal Moon (exact 3 May 2026): your feelings are put to the test and grow by patience." */
export function passageSentence({ mover, type, target, contacts }: Passage, level: Level): string {
  const dates = [...new Set(contacts.map(({ at }) => date(at, level)))].join(', ');
  const meaning = touched(mover, type, target);
  return level === 'STANDARD'
    ? `${mover} ${meets[type]} your ${target} (${dates}): ${meaning}.`
    : `Transiting ${mover} ${type.toLowerCase()} natal ${target} (exact ${dates}): ${meaning}.`;
}

/** Progressed Moon (EXPERT: and Sun) at the middle of a span. */
export function progressedSentence({ nativity, level, understood }: Brief, { from, to }: Span): string[] {
  const middle = new Date((from.getTime() + to.getTime()) / 2);
  const { Moon, Sun } = progressedAt(nativity.born, middle);
  const moonHouse = houseAt(nativity, Moon);
  if (level === 'STANDARD') {
    return understood.followUp ? [] : [`Your mood of these years gathers around ${areaOf(moonHouse)}.`];
  }
  const moon = `${moving('progressed', 'Moon', Moon, level)} in the ${ordinal(moonHouse)} house`;
  const sentence = `${capital(moon)} turns feeling towards ${areaOf(moonHouse)} (for the middle of the period, ${date(middle, level)}).`;
  if (level === 'ADVANCED') return [sentence];
  const sunHouse = houseAt(nativity, Sun);
  return [
    sentence,
    `${capital(moving('progressed', 'Sun', Sun, level))} in the ${ordinal(sunHouse)} house sets the longer theme, ${areaOf(sunHouse)}.`,
  ];
}
