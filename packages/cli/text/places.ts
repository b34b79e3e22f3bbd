import { panchangResponse } from '@palmleaf/contract/astrology';
import type { MonthView, PlaceEntry } from '@palmleaf/shared/views/views';
import { jsonText } from '@palmleaf/shared/visible';
import type { Line } from '../terminal/line.ts';
import { table } from '../terminal/table.ts';

export function placesText(places: readonly PlaceEntry[]): Line[] {
  const rows = places.map(({ id, name, lat, lon, timezone, today, feed, months, reason }) => [
    id,
    name,
    `${lat}, ${lon}`,
    timezone,
    today === undefined
      ? ''
      : [...today.festivals, `${today.paksha} ${today.tithi}`, today.nakshatra].join(', '),
    feed === undefined ? '' : 'yes',
    [
      ...months.map(({ month, state }) => (state === 'bought' ? month : `${month} (${state})`)),
      ...(reason === undefined ? [] : [reason]),
    ].join(', '),
  ]);
  return table(['id', 'name', 'lat, lon', 'zone', 'today', 'feed', 'months'], rows);
}

export function monthText({ place, month, state, note, answer }: MonthView): Line[] {
  const head = `${place.name}, ${month}: ${state}${note === undefined ? '' : ` (${note})`}`;
  if (answer === undefined) return [head];
  const known = state === 'bought' ? panchangResponse.safeParse(answer) : undefined;
  if (known?.success !== true) return [head, '', ...jsonText(answer, 2).split('\n')];
  const rows = known.data.panchang_data.map(({ date, paksha, tithi, nakshatra }) => [
    String(date),
    paksha,
    tithi,
    nakshatra,
  ]);
  return [head, '', ...table(['day', 'half', 'tithi', 'nakshatra'], rows)];
}
