import { createHash } from 'node:crypto';
import type { LedgerContext } from '../ledger/context.ts';
import { partKey } from '../ledger/items/keys.ts';
import { partItems } from '../ledger/items/part.ts';
import { ifReadable, unpacked } from '../ledger/parts/bodies.ts';
import { daysOf } from '../places/days.ts';
import { earlierMonthItems, earlierMonthKey } from '../places/earlier-months.ts';
import { placeItems, placeKey, placeSubject, type StoredPlace } from '../places/place.ts';
import { isInStretch, nearestDay, stretchesOf } from '../places/stretches.ts';
import { maxMonthsAhead, monthAt, monthBeside } from '../places/wanted-months.ts';
import { partOfStretch } from '../plan/month-stretch.ts';
import type { PartName } from '../plan/part-names.ts';
import { placeOperation } from '../plan/part-names.ts';
import type { ContentOf } from '../service-client/profile/contents.ts';
import type { Calendar } from './calendar.ts';
import { type CountedDay, countChanges } from './changes.ts';
import { dayText } from './day-text.ts';
import { isFeedToken } from './token.ts';
import { feedWords } from './words.ts';

const monthsBack = 3;

export interface FeedDeps {
  readonly ledger: Pick<LedgerContext, 'table' | 'now'>;
  readonly contentOf: ContentOf;
}

/** Undefined for a wrong token. Reads only the items of the place. */
export async function readFeed(
  { ledger, contentOf }: FeedDeps,
  id: string,
  token: string,
): Promise<Calendar | undefined> {
  const place = await placeItems.read(ledger.table, placeKey(id));
  if (place?.feed === undefined || !isFeedToken(place.feed.tokenHash, token)) return undefined;
  const current = monthAt(ledger.now(), place.timezone);
  const months = Array.from({ length: monthsBack + 1 + maxMonthsAhead }, (_, index) =>
    monthBeside(current, index - monthsBack),
  );
  const countedDays = await Promise.all(months.map((month) => readDays({ ledger, contentOf }, place, month)));
  const words = await feedWords(place.language);
  const { name, timezone } = place;
  return {
    name: `${words.calendar}, ${name}`,
    timezone,
    // A service with another calendar may return a day in two months.
    days: [...new Map(countedDays.flat().map((one) => [one.day.date, one])).values()]
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

function uidOf({ id, source }: StoredPlace, date: string): string {
  const placeDigest = createHash('sha256').update(`${source.bucket}/${id}`).digest('hex').slice(0, 24);
  return `${date}-${placeDigest}@palmleaf`;
}

async function readDays(deps: FeedDeps, place: StoredPlace, month: string): Promise<CountedDay[]> {
  const stretches = stretchesOf(month, place.timezone);
  const countedDays = await Promise.all(
    stretches.map((stretch) => readStretch(deps, place, month, partOfStretch(stretch))),
  );
  // An earlier stretch also covers the days of a later stretch that was never bought.
  const bought = stretches.filter((_, index) => index === 0 || (countedDays[index] ?? []).length > 0);
  return bought.flatMap((stretch, index) =>
    (countedDays[stretches.indexOf(stretch)] ?? []).filter(({ day }) =>
      isInStretch(bought, index, nearestDay(day.date, month)),
    ),
  );
}

/** Ignores answers so large that the object store holds them: no month is that large. */
async function readStretch(
  { ledger: { table }, contentOf }: FeedDeps,
  { id }: StoredPlace,
  month: string,
  name: PartName,
): Promise<CountedDay[]> {
  const part = await partItems.read(table, partKey(placeSubject(id), name));
  if (part?.state !== 'bought' || part.body === undefined) return [];
  const earlier = await earlierMonthItems.read(table, earlierMonthKey(id, name));
  const { count = 0, versions = [] } = earlier ?? {};
  const bought = [...versions, { at: part.at, body: part.body }];
  const readable = await Promise.all(
    bought.map(({ at, body }) =>
      ifReadable(async () => [{ at, days: daysOf(contentOf(placeOperation, unpacked(body)), month) }], []),
    ),
  );
  return countChanges(readable.flat(), count - versions.length);
}
