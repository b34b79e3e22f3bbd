/** An erasure may begin while a function writes items that name the person. */
import { beforeAll, expect, test, vi } from 'vitest';
import { ItemKind } from '../../../shared/table/item-kind.ts';
import { beforeOperation } from '../../support/table/before-operation.ts';
import { readSourceTree } from '../house/structure/source-tree.ts';
import { names, WritersWorld, writers } from './writers-world.ts';

/** The function writes these right after an item of another kind, and an erasure removes both. */
const writtenWithAnother = ['A pointer to a call'];
/** These items store the cursor of a query in a form that names nobody (reconciler/positions.test.ts). */
const withCursor = [
  ...['A batch', 'A blocker', 'The erasure of a batch or a customer'],
  'The walk over waiting subjects',
];
const withoutNames = [
  ...['A block', 'A budget', 'A count shard', 'A customer', 'A gate', 'A hold of a batch'],
  ...['A listing of former items', 'A place', 'A report of outcomes', 'A shape', 'A table of places'],
  ...[
    'A tombstone',
    'A webhook',
    'An item that is due',
    'An item to be published',
    'The notice of a disabled webhook',
  ],
  ...['The charges of somebody who was erased', 'The completion of a batch', 'The refresh of places'],
  ...['The earlier versions of a month', 'The trust in a service'],
];

interface Undisturbed {
  readonly operations: number;
  readonly kinds: ReadonlySet<string>;
}
const undisturbed = new Map<string, Undisturbed>();

beforeAll(async () => {
  const update = vi.spyOn(ItemKind.prototype, 'update');
  for (const [name, prepare] of Object.entries(writers)) {
    const writersWorld = new WritersWorld();
    const run = await prepare(writersWorld);
    const operations = beforeOperation(writersWorld.world.table, -1, async () => undefined);
    update.mockClear();
    await run();
    const kinds = update.mock.calls.flatMap(([change], at) => {
      const kind: unknown = update.mock.contexts[at];
      return kind instanceof ItemKind && namesPerson(change) ? [kind.what] : [];
    });
    undisturbed.set(name, { operations: operations(), kinds: new Set(kinds) });
  }
});

function namesPerson(change: object): boolean {
  const text = JSON.stringify(change, (_, value: unknown) => (value instanceof Set ? [...value] : value));
  return names.some((name) => text.includes(name));
}

test('Every kind of item that can name a person is written by one of the listed functions', async () => {
  const declaring = [...readSourceTree().values()].filter(
    ({ path, text }) =>
      /^(?:shared|functions)\//.test(path) &&
      text.includes('new ItemKind(') &&
      path !== 'shared/table/item-kind.ts',
  );
  await Promise.all(declaring.map(({ path }) => import(`../../../${path}`)));
  const stored = [...ItemKind.schemas.keys()].filter((what) =>
    declaring.some(({ text }) => text.includes(`'${what}'`)),
  );
  const naming = new Set([...undisturbed.values()].flatMap(({ kinds }) => [...kinds]));
  expect([...naming, ...writtenWithAnother, ...withCursor, ...withoutNames].sort()).toEqual(stored.sort());
});

test.each(Object.keys(writers))(
  'Nothing names a person after an erasure that begins at any table operation of %s',
  async (name) => {
    const { operations = 0, kinds = [] } = undisturbed.get(name) ?? {};
    expect([...kinds]).not.toEqual([]);
    const remaining: string[] = [];
    for (let at = 0; at < operations; at += 1) {
      const writersWorld = new WritersWorld();
      const run = (await writers[name]?.(writersWorld)) ?? expect.fail('no such function');
      beforeOperation(writersWorld.world.table, at, () => writersWorld.erase());
      // The queue redelivers the message if the function fails.
      await run().catch(() => run().catch(() => undefined));
      await writersWorld.endErasure();
      for (const trace of writersWorld.traces())
        remaining.push(`before operation ${at + 1} of ${operations}: ${trace}`);
    }
    expect(remaining).toEqual([]);
  },
);
