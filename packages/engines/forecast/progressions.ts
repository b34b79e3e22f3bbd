import { frameAt } from '../sky/frame.ts';
import { instant, julianDayOfDate } from '../sky/instant.ts';
import { longitudeOf } from '../sky/planets.ts';

const tropicalYearDays = 365.24219;

interface Progressed {
  readonly Sun: number;
  readonly Moon: number;
}

export function progressedAt(birth: Date, moment: Date): Progressed {
  const born = julianDayOfDate(birth);
  const age = (julianDayOfDate(moment) - born) / tropicalYearDays;
  const frame = frameAt(instant(born + age));
  return { Sun: longitudeOf('Sun', frame), Moon: longitudeOf('Moon', frame) };
}
