import { normalize, signed } from '../sky/angle.ts';
import { toSidereal } from '../sky/ayanamsha.ts';
import { frameAt } from '../sky/frame.ts';
import { instant } from '../sky/instant.ts';
import { longitudeOf } from '../sky/planets.ts';
import { signOf } from '../zodiac/signs.ts';

/** Degrees a day by which the Moon gains on the Sun, and days from new moon to new moon, in the mean. */
const gain = 12.190749;
const monthDays = 360 / gain;

/**
 * The lunar month from new moon to new moon, 1 Chaitra to 12 Phalguna, by the sign (Lahiri) in which the Sun stands at its
 * beginning; undefined in a leap month, in which the Sun does not change its sign.
 *
 * @param at Julian day, Universal Time
 */
export function lunarMonthAt(at: number): number | undefined {
  const begin = newMoonNear(at - normalize(elongation(at)) / gain);
  const sign = sunSign(begin);
  return sunSign(newMoonNear(begin + monthDays)) === sign ? undefined : (sign % 12) + 1;
}

function newMoonNear(guess: number): number {
  let at = guess;
  for (let pass = 0; pass < 6; pass++) at -= signed(elongation(at)) / gain;
  return at;
}

function elongation(at: number): number {
  const frame = frameAt(instant(at));
  return longitudeOf('Moon', frame) - longitudeOf('Sun', frame);
}

/** 1 Mesha to 12 Meena. */
function sunSign(at: number): number {
  const frame = frameAt(instant(at));
  return signOf(toSidereal(longitudeOf('Sun', frame), frame));
}
