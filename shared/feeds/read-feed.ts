import { createHash } from 'node:crypto';
import type { LedgerContext } from '../ledger/context.ts';
import { partKey } from '../ledger/items/keys.ts';
import { partItems } from '../ledger/items/part.ts';
import { ifReadable, unpacked } from '../ledger/parts/bodies.ts';
import { daysOf } from '../places/days.ts';
import { toldItems, toldKey } from '../places/earlier-months.ts';
import { maxMonthsAhead, monthAt, monthBeside } from '../places/months.ts';
import { placeItems, placeKey, placeSubject, type StoredPlace } from '../places/place.ts';
import { isOfStretch, stretchesOf } from '../places/stretches.ts';
import { partOfStretch } from '../plan/month-stretch.ts';
import type { PartName } from '../plan/part-names.ts';
import { placeOperation } from '../plan/part-names.ts';
import type { ContentOf } from '../service-client/profile/contents.ts';
import type { Calendar } from './calendar.ts';
import { type CountedDay, countChanges } from './changes.ts';
import { dayText } from './day-text.ts';
import { isTokenOf } from './token.ts';
import { feedWords } from './words.ts';

/** Months before the present one that a feed still tells. */
const monthsBack = 3;

export interface FeedDeps {
  readonly ledger: Pick<LedgerContext, 'table' | 'now'>;
  /** What of a bought answer is the reading itself. */
  readonly contentOf: ContentOf;
}

/** The calendar of a place for whoever knows its token; undefined for everybody else. Only the items of that place are read. */
export async function readFeed(
  { ledger, contentOf }: FeedDeps,
  id: string,
  token: string,
): Promise<Calendar | undefined> {
  const place = await placeItems.read(ledger.table, placeKey(id));
  if (place?.feed === undefined || !isTokenOf(place.feed.tokenHash, token)) return undefined;
  const current = monthAt(ledger.now(), place.timezone);
  const months = Array.from({ length: monthsBack + 1 + maxMonthsAhead }, (_, index) =>
    monthBeside(current, index - monthsBack),
  );
  const counted = await Promise.all(months.map((month) => readDays({ ledger, contentOf }, place, month)));
  const words = await feedWords(place.language);
  const { name, timezone } = place;
  return {
    name: `${words.calendar}, ${name}`,
    timezone,
    // A service that counts by another calendar may tell a day with either of two months.
    days: [...new Map(counted.flat().map((one) => [one.day.date, one])).values()]
      .toSorted((a, b) => (a.day.date < b.day.date ? -1 : 1))
      .map(({ day, sequence, changedAt }) => ({
        uid: uidOf(place, day.date),
        date: day.date,
        sequence,
        changedAt,
        ...dayText(day, words),
      })),
  };
}

/** The same as long as the place is one of this inbox, and not that of a place of the same id elsewhere. */
function uidOf({ id, source }: StoredPlace, date: string): string {
  const whose = createHash('sha256').update(`${source.bucket}/${id}`).digest('hex').slice(0, 24);
  return `${date}-${whose}@palmleaf`;
}

/** The days of a month: of each stretch those at which its offset holds. */
async function readDays(deps: FeedDeps, place: StoredPlace, month: string): Promise<CountedDay[]> {
  const stretches = stretchesOf(month, place.timezone);
  const counted = await Promise.all(
    stretches.map((stretch) => readStretch(deps, place, month, partOfStretch(stretch))),
  );
  // A later stretch that was never bought leaves its days to the one before it.
  const bought = stretches.filter((_, index) => index === 0 || (counted[index] ?? []).length > 0);
  return bought.flatMap((stretch, index) =>
    (counted[stretches.indexOf(stretch)] ?? []).filter(
      ({ day }) => !day.date.startsWith(month) || isOfStretch(bought, index, Number(day.date.slice(8))),
    ),
  );
}

/** An answer beyond the size of an item is in the store, which a feed does not read: no month of days is that large. */
async function readStretch(
  { ledger: { table }, contentOf }: FeedDeps,
  { id }: StoredPlace,
  month: string,
  name: PartName,
): Promise<CountedDay[]> {
  const part = await partItems.read(table, partKey(placeSubject(id), name));
  if (part?.state !== 'bought' || part.body === undefined) return [];
  const told = await toldItems.read(table, toldKey(id, name));
  const bought = [...(told?.versions ?? []), { at: part.at, body: part.body }];
  const readable = await Promise.all(
    bought.map(({ at, body }) =>
      ifReadable(async () => [{ at, days: daysOf(contentOf(placeOperation, unpacked(body)), month) }], []),
    ),
  );
  return countChanges(readable.flat());
}
