import type { LedgerContext } from '../ledger/context.ts';
import { createHeader, replaceInputs } from '../ledger/inputs/accept.ts';
import { type Header, headerItems } from '../ledger/items/header.ts';
import { headerKey, partKey } from '../ledger/items/keys.ts';
import { type Part, partItems } from '../ledger/items/part.ts';
import { unpackBody } from '../ledger/parts/bodies.ts';
import { hashOf } from '../plan/canonical.ts';
import type { PlaceInputs } from '../plan/inputs.ts';
import { type MonthStretch, partOfStretch } from '../plan/month-stretch.ts';
import { storeEarlierMonths } from './earlier-months.ts';
import { placeItems, placeKey, placeSubject, type StoredPlace } from './place.ts';
import { stretchesOf } from './stretches.ts';
import { defaultMonthsAhead, wantedMonths } from './wanted-months.ts';

const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

const maxAttempts = 20;

/**
 * Only months that are not bought yet. Idempotent.
 * @returns true if a job is worth sending
 */
export async function wantMonths(
  context: LedgerContext,
  id: string,
  dueAt: number,
  ahead = defaultMonthsAhead,
): Promise<boolean> {
  const subject = placeSubject(id);
  let hasRequested = false;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const stored = await readPlace(context, id);
    if (stored === undefined) return hasRequested;
    const { lat, lon, timezone, language, source } = stored;
    const months = wantedMonths(context.now(), timezone, ahead);
    const value = { lat, lon, months, ...(language === undefined ? {} : { language }) };
    const item = await context.table.get(headerKey(subject));
    const current = item && headerItems.parse(item);
    // Checked against the current place: a change of the place requests its months again.
    if (current !== undefined && isRequested(current, value)) return hasRequested;
    if (stored.feed !== undefined && current?.inputs.place !== undefined) {
      await storeEarlierMonths(context, id, current.inputs.place.value, value);
    }
    const input = { kind: 'place' as const, value, source };
    const done =
      current === undefined
        ? await createHeader(context, subject, input, dueAt)
        : await replaceInputs(context, current, input, dueAt);
    hasRequested ||= done;
  }
  throw new Error('A place changed during every attempt to ask for its months');
}

function isRequested({ inputs }: Header, wanted: PlaceInputs): boolean {
  return inputs.place !== undefined && hashOf(inputs.place.value) === hashOf(wanted);
}

async function readPlace(
  { table }: Pick<LedgerContext, 'table'>,
  id: string,
): Promise<StoredPlace | undefined> {
  const item = await table.get(placeKey(id));
  return item && placeItems.parse(item);
}

interface StoredStretch {
  readonly stretch: MonthStretch;
  readonly part?: Part;
  readonly answer?: unknown;
  readonly pending: boolean;
}

export interface PlaceMonth {
  readonly place: StoredPlace;
  readonly month: string;
  readonly stretches: readonly [StoredStretch, ...StoredStretch[]];
}

/**
 * @param month `2026-11`
 * @returns undefined for an unknown place or an invalid month
 */
export async function readMonth(
  context: LedgerContext,
  id: string,
  month: string,
): Promise<PlaceMonth | undefined> {
  if (!monthPattern.test(month)) return undefined;
  const stored = await readPlace(context, id);
  if (stored === undefined) return undefined;
  const subject = placeSubject(id);
  const headerItem = await context.table.get(headerKey(subject));
  const requested = (headerItem && headerItems.parse(headerItem).inputs.place?.value.months) ?? [];
  const storedStretch = async (stretch: MonthStretch): Promise<StoredStretch> => {
    const name = partOfStretch(stretch);
    const part = await partItems.read(context.table, partKey(subject, name));
    if (part === undefined)
      return { stretch, pending: requested.some((wanted) => partOfStretch(wanted) === name) };
    const answer = await unpackBody(context.bodies, part);
    return { stretch, part, pending: false, ...(answer === undefined ? {} : { answer }) };
  };
  const [first, ...others] = await Promise.all(stretchesOf(month, stored.timezone).map(storedStretch));
  if (first === undefined) return undefined;
  // A later stretch is missing if its clock change became known only after the purchase.
  const known = others.filter(({ part, pending }) => part !== undefined || pending);
  return { place: stored, month, stretches: [first, ...known] };
}
