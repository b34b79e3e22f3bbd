import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import type { LedgerContext } from '../ledger/context.ts';
import { partKey } from '../ledger/items/keys.ts';
import { partItems } from '../ledger/items/part.ts';
import { daysOf } from '../places/days.ts';
import { maxMonthsAhead, monthAt, monthBeside } from '../places/months.ts';
import { placeItems, placeKey, placeSubject, type StoredPlace } from '../places/place.ts';
import { toldItems, toldKey } from '../places/told.ts';
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
  const words = feedWords(place.language);
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

/** An answer that is too long for its item lies in the store, of which a feed reads nothing: no month of days is of that size. */
async function readDays(
  { ledger: { table }, contentOf }: FeedDeps,
  { id }: StoredPlace,
  month: string,
): Promise<CountedDay[]> {
  const part = await partItems.read(table, partKey(placeSubject(id), `place/${month}`));
  if (part?.state !== 'bought' || part.body === undefined) return [];
  const told = await toldItems.read(table, toldKey(id, month));
  const bought = [...(told?.versions ?? []), { at: part.at, body: part.body }];
  return countChanges(
    bought.map(({ at, body }) => ({
      at,
      days: daysOf(contentOf('tamil_month_panchang', unpacked(body)), month),
    })),
  );
}

const unpacked = (body: Uint8Array): unknown => JSON.parse(inflateSync(body).toString('utf8'));
