import { normalize, signed } from '../sky/angle.ts';
import { elongation, sunSignAt } from './lunar-day.ts';

/** The Moon's mean motion away from the Sun. */
const degreesPerDay = 12.190749;
const monthDays = 360 / degreesPerDay;

/** From new moon to new moon (amanta). */
export interface LunarMonth {
  readonly begin: number;
  readonly end: number;
  /**
   * 1 Chaitra to 12 Phalguna, by the signs (Lahiri) that the Sun enters: a leap month (adhika) has none, a kshaya
   * month two.
   */
  readonly months: readonly number[];
}

export function lunarMonthAt(at: number): LunarMonth {
  const begin = newMoonNear(at - normalize(elongation(at)) / degreesPerDay);
  if (begin > at) return lunarMonthAt(at - 1);
  const end = newMoonNear(begin + monthDays);
  if (end <= at) return lunarMonthAt(at + 1);
  const [first, last] = [sunSignAt(begin), sunSignAt(end)];
  const entered = (last - first + 12) % 12;
  return {
    begin,
    end,
    months: Array.from({ length: entered }, (_, i) => ((first + i) % 12) + 1),
  };
}

function newMoonNear(guess: number): number {
  let at = guess;
  for (let pass = 0; pass < 10; pass++) at -= signed(elongation(at)) / degreesPerDay;
  return at;
}
