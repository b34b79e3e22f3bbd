import { type Customer, ownerOfName, placeTableBatch } from '../../../shared/customers/customer.ts';
import { parseInboxKey } from '../../../shared/intake/object-key.ts';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import { headerItems } from '../../../shared/ledger/items/header.ts';
import { headerKey, partKey, placePartition } from '../../../shared/ledger/items/keys.ts';
import { type Part, partItems } from '../../../shared/ledger/items/part.ts';
import { ifReadable, unpackBody } from '../../../shared/ledger/parts/bodies.ts';
import { daysOf } from '../../../shared/places/days.ts';
import { placeSubject, type StoredPlace } from '../../../shared/places/place.ts';
import { dateAt } from '../../../shared/places/wanted-months.ts';
import { type MonthStretch, partOfStretch } from '../../../shared/plan/month-stretch.ts';
import { placeOperation } from '../../../shared/plan/part-names.ts';
import { inputNoteText } from '../../../shared/reasons/input-note-text.ts';
import { reasonText } from '../../../shared/reasons/reason-text.ts';
import type { ContentOf } from '../../../shared/service-client/profile/contents.ts';
import { wholePartition } from '../../../shared/table/table.ts';
import { listTables } from '../../../shared/uploads/place-tables.ts';
import type {
  DayView,
  PlaceDetail,
  PlaceEntry,
  PlaceTableView,
  PlaceView,
} from '../../../shared/views/views.ts';
import { listUploads } from './upload-views.ts';

export const placePath = (place: string): string => `/panchang/${encodeURIComponent(place)}`;
export const monthPath = (place: string, month: string): string => `${placePath(place)}/${month}`;

export const toPlaceView = ({ id, name, lat, lon, timezone, language, notes }: StoredPlace): PlaceView => ({
  id,
  name,
  lat,
  lon,
  timezone,
  ...(language === undefined ? {} : { language }),
  notes: notes.map(inputNoteText),
});

interface PlaceViewDeps {
  readonly ledger: LedgerContext;
  readonly contentOf: ContentOf;
  readonly addressOf: (place: StoredPlace) => Promise<string | undefined>;
}

export async function toPlaceEntry(deps: PlaceViewDeps, place: StoredPlace): Promise<PlaceEntry> {
  const { ledger, addressOf } = deps;
  const subject = placeSubject(place.id);
  const item = await ledger.table.get(headerKey(subject));
  const known = item && headerItems.parse(item);
  const requestedMonths = known?.inputs.place?.value.months ?? [];
  const stretches = await Promise.all(
    requestedMonths.map(async (stretch) => ({
      stretch,
      part: await partItems.read(ledger.table, partKey(subject, partOfStretch(stretch))),
    })),
  );
  const today = await readToday(deps, place, stretches);
  const feed = await addressOf(place);
  return {
    ...toPlaceView(place),
    ...(known === undefined ? {} : { state: known.state }),
    ...(known?.reason === undefined ? {} : { reason: reasonText(known.reason) }),
    ...(today === undefined ? {} : { today }),
    ...(feed === undefined ? {} : { feed }),
    months: [...new Set(requestedMonths.map(({ month }) => month))].map((month) =>
      entryOf(
        place.id,
        month,
        stretches.filter(({ stretch }) => stretch.month === month).map(({ part }) => part),
      ),
    ),
  };
}

const entryOf = (
  place: string,
  month: string,
  parts: readonly (Part | undefined)[],
): PlaceEntry['months'][number] => ({
  month,
  state: parts.map((part) => part?.state ?? 'pending').find((state) => state !== 'bought') ?? 'bought',
  panchang: monthPath(place, month),
});

async function readToday(
  { ledger, contentOf }: Pick<PlaceViewDeps, 'ledger' | 'contentOf'>,
  { timezone }: StoredPlace,
  stretches: readonly { readonly stretch: MonthStretch; readonly part: Part | undefined }[],
): Promise<DayView | undefined> {
  const date = dateAt(ledger.now(), timezone);
  const current = stretches.findLast(
    ({ stretch: { month, from = 1 }, part }) =>
      part?.state === 'bought' && date.startsWith(month) && Number(date.slice(8)) >= from,
  );
  if (current?.part === undefined) return undefined;
  const { part } = current;
  // An unreadable month must not break the list of places.
  const body = await ifReadable(() => unpackBody(ledger.bodies, part), undefined);
  const answer = contentOf(placeOperation, body);
  const day = daysOf(answer, current.stretch.month).find((one) => one.date === date);
  if (day === undefined) return undefined;
  const { tithi, nakshatra, paksha, tithi_end, nakshatra_end, sunrise, sunset, festivals = [] } = day;
  return {
    date,
    tithi,
    nakshatra,
    paksha,
    ...(tithi_end === undefined ? {} : { tithiEnd: tithi_end }),
    ...(nakshatra_end === undefined ? {} : { nakshatraEnd: nakshatra_end }),
    ...(sunrise === undefined ? {} : { sunrise }),
    ...(sunset === undefined ? {} : { sunset }),
    festivals,
  };
}

export async function readPlaceDetail(
  { offersFeeds, ...deps }: PlaceViewDeps & { readonly offersFeeds: boolean },
  place: StoredPlace,
): Promise<PlaceDetail> {
  const entry = await toPlaceEntry(deps, place);
  const history = new Map(entry.months.map((one) => [one.month, one]));
  const prefix = 'month#';
  for await (const item of wholePartition(deps.ledger.table, placePartition(place.id), prefix)) {
    const month = item.sk.slice(prefix.length);
    if (history.has(month) || month.includes('.')) continue;
    history.set(month, entryOf(place.id, month, [partItems.parse(item)]));
  }
  return {
    ...entry,
    offersFeeds,
    history: [...history.values()].toSorted((a, b) => (a.month < b.month ? 1 : -1)),
  };
}

/** @param places their sources name the tables that an earlier version stored without listing them */
export async function readPlaceTables(
  ledger: LedgerContext,
  places: readonly StoredPlace[],
  customer?: Customer,
): Promise<PlaceTableView[]> {
  const sourceTables = places.flatMap(({ source }) => {
    const parsed = parseInboxKey(source.key);
    return parsed.kind === 'places' ? [parsed.name] : [];
  });
  const names = [...new Set([...(await listTables(ledger)), ...sourceTables])]
    .filter((name) => customer === undefined || ownerOfName(name).customer === customer)
    .sort();
  return Promise.all(
    names.map(async (name) => {
      const batch = placeTableBatch(name);
      const { items } = await listUploads(ledger, batch, maxUploads);
      const sum = (count: 'rows' | 'accepted' | 'unchanged' | 'refused') =>
        items.reduce((total, upload) => total + upload[count], 0);
      return {
        batch,
        rows: sum('rows'),
        accepted: sum('accepted'),
        unchanged: sum('unchanged'),
        refused: sum('refused'),
      };
    }),
  );
}

const maxUploads = 20;
