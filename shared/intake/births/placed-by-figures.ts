import { zonesOfCountry } from '../gazetteer/countries.ts';
import { accepted, empty, type Reading, refused } from '../reading.ts';
import { isClockOffset } from '../values/zone-fit.ts';
import { offsetsInYear } from '../values/zone-offsets.ts';
import type { BirthData } from './birth-zone.ts';

/** Notes coordinates from the column `place`, and refuses them if the row's country or zone contradicts them. */
export function judgeFigures(
  birth: BirthData | undefined,
  { country = '', isZoneGiven }: { readonly country?: string | undefined; readonly isZoneGiven: boolean },
): Reading<undefined> {
  if (birth === undefined) return empty;
  const { lat, lon, tzone, year } = birth;
  const here = { lat, lon, year };
  const hours = zonesOfCountry(country).flatMap((zone) =>
    offsetsInYear(zone, year).map((seconds) => seconds / 3600),
  );
  const isAbroad = hours.length > 0 && !hours.some((one) => isClockOffset(one, here));
  const isSwapped =
    isZoneGiven &&
    Math.abs(lon) <= 90 &&
    !isClockOffset(tzone, here) &&
    isClockOffset(tzone, { lat: lon, lon: lat, year });
  return isAbroad || isSwapped
    ? refused({ code: 'contradiction', reason: { code: 'position-elsewhere' }, field: 'place' })
    : accepted(undefined, [{ code: 'place-as-position', lat, lon }]);
}
