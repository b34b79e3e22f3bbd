import { listCharges } from '../../../../functions/reports/views/charges.ts';
import { readCancelSelection } from '../../../../functions/reports/views/selections/cancel.ts';
import { listUnknowns } from '../../../../functions/reports/views/unknowns.ts';
import { noBodies } from '../../../../shared/ledger/context.ts';
import { batchItems } from '../../../../shared/ledger/items/batch.ts';
import { parseSubject, subjectName } from '../../../../shared/ledger/items/keys.ts';
import type { Report } from '../../../../shared/ledger/items/part.ts';
import { readTombstone } from '../../../../shared/ledger/items/tombstone.ts';
import type { CancelSelectionView } from '../../../../shared/reports/outcomes.ts';
import type { Item } from '../../../../shared/table/table.ts';
import { fromMoneyView } from '../../../../shared/views/money.ts';
import type { Attempt } from '../calls.ts';
import { batchIn } from '../scenario/customers.ts';
import type { World } from '../world.ts';

export async function checkCancelReceipts(
  world: World,
  items: readonly Item[],
  attempts: readonly Attempt[],
  reports: ReadonlyMap<string, Report>,
): Promise<void> {
  const context = { table: world.table, bodies: noBodies, now: world.clock.now };
  for (const item of items) {
    if (item.sk !== 'batch' || item.cancellation === undefined) continue;
    const batch = item.pk.slice('batch#'.length);
    const at = batchItems.parse(item).cancellation?.at;
    const ended = new Set(
      [...reports].flatMap(([name, { header }]) =>
        batchIn(name) === batch && header.state === 'cancelled' && header.cancel?.at === at ? [name] : [],
      ),
    );
    const erased = await erasedBy(world, batch, at, attempts);
    const receipt = await everyPage(
      (cursor) =>
        readCancelSelection(context, batch, { receipt: 'yes', cursor }, { sendPersonWithPhoto: false }),
      (view) => (view === undefined ? [] : [view]),
    );
    const sum = (of: (view: CancelSelectionView) => number) =>
      receipt.reduce((all, view) => all + of(view), 0);
    const bought = sum(({ calls }) => calls.bought);
    const unknown = sum(({ calls }) => calls.unknown);
    const wrong = (what: string) => world.wrong('*', `The receipt of the cancellation of ${batch} ${what}`);
    if (sum(({ people }) => people) !== ended.size)
      wrong(`counts ${sum(({ people }) => people)} people, but ${ended.size} ended`);
    const charged = attempts.filter(({ subject }) => ended.has(subject) || erased.has(subject)).length;
    const hasReturned = [...erased].some((name) => reports.has(name));
    if (!hasReturned && (charged < bought || charged > bought + unknown))
      wrong(`counts ${bought} bought and ${unknown} unknown calls, but ${charged} were charged`);
    if (sum((view) => view.erased ?? 0) > 0) continue;
    const own = ({ id }: { readonly id?: string | undefined }) =>
      id !== undefined && ended.has(subjectName({ batch, id }));
    const charges = await everyPage(
      (cursor) => listCharges(context, batch, 100, cursor),
      ({ items }) => items,
    );
    const ledger = charges.filter(own).reduce((all, { state, price, told: stated = price }) => {
      return all + (state === 'bought' && stated !== undefined ? fromMoneyView(stated).micros : 0);
    }, 0);
    const cost = sum((view) => (view.cost === undefined ? 0 : fromMoneyView(view.cost).micros));
    if (cost !== ledger) wrong(`states the cost ${cost}, but the ledger holds ${ledger}`);
    const listed = await everyPage(
      (cursor) => listUnknowns(context, batch, 100, cursor),
      ({ items }) => items,
    );
    const attempted = listed.filter(own).reduce((all, { attempts: each }) => all + each.length, 0);
    if (attempted < unknown) wrong(`has ${unknown} unknown calls, but ${attempted} are listed`);
  }
}

async function erasedBy(
  world: World,
  batch: string,
  at: number | undefined,
  attempts: readonly Attempt[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const name of new Set(attempts.map(({ subject }) => subject))) {
    const subject = parseSubject(name);
    if (subject?.batch !== batch) continue;
    const because = (await readTombstone({ table: world.table }, world.nameHash, subject))?.because;
    if (because?.code === 'cancelled' && because.at === at) found.add(name);
  }
  return found;
}

async function everyPage<Page extends { readonly cursor?: string | undefined } | undefined, Entry>(
  read: (cursor: string | undefined) => Promise<Page>,
  entriesOf: (page: Page) => readonly Entry[],
): Promise<Entry[]> {
  const entries: Entry[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    entries.push(...entriesOf(page));
    cursor = page?.cursor;
  } while (cursor !== undefined);
  return entries;
}
