import type { LedgerContext } from '../../../shared/ledger/context.ts';
import { headerItems } from '../../../shared/ledger/items/header.ts';
import { headerKey, partKey } from '../../../shared/ledger/items/keys.ts';
import { partItems } from '../../../shared/ledger/items/part.ts';
import { type PlaceMonth, placeSubject, readMonth } from '../../../shared/places/months.ts';
import type { StoredPlace } from '../../../shared/places/place.ts';
import type { ContentOf } from '../../../shared/service-client/profile/contents.ts';
import type { MonthView, PlaceEntry, PlaceView } from '../../../shared/views/views.ts';

/** Address of one month of a place, relative to the reports function. */
const monthPath = (place: string, month: string): string => `/panchang/${encodeURIComponent(place)}/${month}`;

const toPlaceView = ({ id, name, lat, lon, timezone, notes }: StoredPlace): PlaceView => ({
  id,
  name,
  lat,
  lon,
  timezone,
  notes,
});

/** A place in the list of places: what is kept of it, month by month. */
export async function toPlaceEntry({ table }: LedgerContext, place: StoredPlace): Promise<PlaceEntry> {
  const subject = placeSubject(place.id);
  const item = await table.get(headerKey(subject));
  const known = item && headerItems.parse(item);
  const asked = known?.inputs.place?.value.months ?? [];
  const months = await Promise.all(
    asked.map(async ({ month }) => {
      const kept = await table.get(partKey(subject, `place/${month}`));
      const state = kept === undefined ? ('pending' as const) : partItems.parse(kept).state;
      return { month, state, panchang: monthPath(place.id, month) };
    }),
  );
  return {
    ...toPlaceView(place),
    ...(known === undefined ? {} : { state: known.state }),
    ...(known?.reason === undefined ? {} : { reason: known.reason }),
    months,
  };
}

/** The panchang of a place in one month, and where the months beside it are. Undefined when there is none. */
export async function readMonthView(
  context: LedgerContext,
  place: string,
  month: string,
  contentOf: ContentOf,
): Promise<MonthView | undefined> {
  const found = await readMonth(context, place, month);
  if (found === undefined || !isKept(found)) return undefined;
  const [before, after] = await Promise.all(
    [-1, 1].map(async (step) => {
      const beside = monthBeside(month, step);
      const kept = await readMonth(context, place, beside);
      return kept !== undefined && isKept(kept) ? monthPath(place, beside) : undefined;
    }),
  );
  const { part } = found;
  const answer = part?.state === 'bought' ? contentOf('tamil_month_panchang', found.answer) : found.answer;
  return {
    place: toPlaceView(found.place),
    month,
    state: part?.state ?? 'pending',
    ...(part === undefined ? {} : { at: new Date(part.at).toISOString() }),
    ...(part?.note === undefined ? {} : { note: part.note }),
    ...(answer === undefined ? {} : { answer }),
    ...(before === undefined ? {} : { previous: before }),
    ...(after === undefined ? {} : { next: after }),
  };
}

/** Bought, asked for, or at least tried. */
const isKept = ({ part, pending }: PlaceMonth): boolean => part !== undefined || pending;

/** The month so many months later: `2026-12` and 1 give `2027-01`. */
function monthBeside(month: string, step: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
}
