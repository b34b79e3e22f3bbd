import { listAccount } from '../../../../../functions/reports/views/account.ts';
import { listCharges } from '../../../../../functions/reports/views/charges.ts';
import { compare } from '../../../../../packages/cli/statement/compare.ts';
import { monthOf } from '../../../../../shared/budget/periods.ts';
import { noBodies } from '../../../../../shared/ledger/context.ts';
import { subjectName } from '../../../../../shared/ledger/items/keys.ts';
import type { Report } from '../../../../../shared/ledger/items/part.ts';
import { isPartName, operationOf } from '../../../../../shared/plan/part-names.ts';
import type { AccountEntry, ChargeView } from '../../../../../shared/views/statement.ts';
import type { Attempt } from '../../calls.ts';
import { batchIn } from '../../scenario/customers.ts';
import type { World } from '../../world.ts';

const inventedCalls = 2;

export async function checkStatements(
  world: World,
  attempts: readonly Attempt[],
  reports: ReadonlyMap<string, Report>,
): Promise<void> {
  const context = { table: world.table, bodies: noBodies, now: world.clock.now };
  for (const batch of new Set(world.scenario.people.map(({ subject }) => subject.batch))) {
    const charges: ChargeView[] = [];
    let cursor: string | undefined;
    do {
      const page = await listCharges(context, batch, 100, cursor);
      charges.push(...page.items);
      cursor = page.cursor;
    } while (cursor !== undefined);
    const book = attempts.filter(({ subject }) => batchIn(subject) === batch);
    checkBatch(world, batch, charges, book);
    checkNames(
      world,
      batch,
      charges,
      // An erasure leaves purchases without a name.
      book.filter(({ subject }) => reports.has(subject) && !world.erased.has(subject)),
    );
  }
}

export async function checkAccounts(world: World, attempts: readonly Attempt[]): Promise<void> {
  const context = { table: world.table, bodies: noBodies, now: world.clock.now };
  const entries: AccountEntry[] = [];
  const day = 24 * 3_600_000;
  const months = new Set<string>();
  for (let at = world.scenario.start - 2 * day; at < world.clock.now() + 2 * day; at += day)
    months.add(monthOf(at));
  for (const month of months) {
    let cursor: string | undefined;
    do {
      const page = await listAccount(context, { month }, 100, cursor);
      entries.push(...page.items);
      cursor = page.cursor;
    } while (cursor !== undefined);
  }
  const charges = entries.flatMap(({ kind, batch: _, ...entry }): ChargeView[] =>
    kind === 'bought' || kind === 'unknown' ? [{ ...entry, state: kind }] : [],
  );
  checkBatch(world, 'the account of all months', charges, attempts);
}

function checkBatch(
  world: World,
  batch: string,
  charges: readonly ChargeView[],
  book: readonly Attempt[],
): void {
  const parts = book.flatMap(({ part }) => (isPartName(part) ? [part] : []));
  const byOperation = countBy(parts, operationOf);
  const statement = [...byOperation].map(([operation, calls]) => ({ operation, calls }));
  for (const { operation, calls, bought, unknown, verdict } of compare(charges, statement)) {
    if (verdict !== 'matches')
      world.wrong(
        '*',
        `${batch}: ${calls} calls of ${operation} are charged, ${bought} bought and ${unknown} unknown`,
      );
  }
  for (const { operation } of statement) {
    const chargesOfOperation = charges.filter((charge) => charge.operation === operation).length;
    const [found] = compare(charges, [{ operation, calls: chargesOfOperation + inventedCalls }]);
    if (found?.verdict !== 'overcharged' || found.by !== inventedCalls)
      world.wrong(
        '*',
        `${batch}: ${inventedCalls} invented calls of ${operation} stay unnoticed in the comparison`,
      );
  }
}

function checkNames(
  world: World,
  batch: string,
  charges: readonly ChargeView[],
  book: readonly Attempt[],
): void {
  const named = countBy(charges, ({ id, part }) =>
    id === undefined ? '' : `${subjectName({ batch, id })} ${part}`,
  );
  const charged = countBy(book, ({ subject, part }) => `${subject} ${part}`);
  for (const [call, times] of charged) {
    if (times > (named.get(call) ?? 0))
      world.wrong(
        call.slice(0, call.indexOf(' ')),
        `${call} was charged ${times} times, and named ${named.get(call) ?? 0} times`,
      );
  }
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
