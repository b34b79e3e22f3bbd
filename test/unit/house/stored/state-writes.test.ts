import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../../../../', import.meta.url);

/** `otherIndexKeys` write other items with keys of the same index. */
const writers = 'shared/ledger/states/';
const otherIndexKeys = [
  'shared/table/table.ts',
  'shared/ledger/items/',
  'shared/ledger/batches/batches.ts',
  'shared/ledger/customers/',
  'shared/places/place.ts',
  'shared/uploads/upload.ts',
  'shared/uploads/rejection.ts',
  'shared/uploads/photo-owner.ts',
  'shared/erasure/dead-letters.ts',
  'shared/erasure/ban.ts',
  'shared/books/',
  'shared/links/link.ts',
  'shared/webhooks/delivery.ts',
];

const otherWrites: Readonly<Record<string, string>> = {
  'shared/ledger/inputs/accept.ts': 'the source of an input whose content is the same',
  'shared/ledger/inputs/palm-language.ts': 'the language of a palm that nobody has bought',
  'shared/ledger/waves/lost.ts': 'that the lease of a worker is over, which another has begun to settle',
  'shared/ledger/waves/wave.ts': 'further calls of the intent of a wave under way',
  'functions/reconciler/erase.ts': 'when a sweep is due again that breaks off',
};

const sources = ['shared', 'functions'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`),
);

function callsOf(text: string, name: string): string[] {
  return text
    .split(`${name}(`)
    .slice(1)
    .map((rest) => {
      let depth = 1;
      const end = [...rest].findIndex((letter) => {
        depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
        return depth === 0;
      });
      return rest.slice(0, end);
    });
}

const member = (name: string): RegExp => new RegExp(`(?<![.'\\w])${name}\\s*(?=[:,}])`);

function stateWrites(path: string, text: string): string[] {
  if (path.startsWith(writers)) return [];
  const typed = callsOf(text, 'headerItems.update').filter(
    (call) => member('state').test(call) || member('stateId').test(call),
  );
  const raw = text.match(/(?<!headerItems\.update\(\{\s*)key: headerKey\(/g) ?? [];
  const unlisted = otherWrites[path] === undefined ? callsOf(text, 'headerItems.update') : [];
  const untyped = text.match(/\btable\s*\.(?:update|transact)\(\s*\[?\s*\{/g) ?? [];
  const indexKey = otherIndexKeys.some((place) => path.startsWith(place))
    ? []
    : (text.match(/\bstateId\b/g) ?? []);
  return [
    ...typed.map(() => `${path} sets the state of a header`),
    ...unlisted.map(() => `${path} writes a header and is not in the list of those that may`),
    ...untyped.map(() => `${path} writes to the table without a kind of item, whose schema would type it`),
    ...raw.map(() => `${path} writes or removes a header by hand`),
    ...indexKey.map(() => `${path} names the index key of a header's state`),
  ];
}

describe("a header's state", () => {
  test('Only one folder of the ledger writes the state of a header', () => {
    expect(sources.length).toBeGreaterThan(150);
    expect(sources.some((path) => path.startsWith(writers))).toBe(true);
    const found = sources.flatMap((path) => stateWrites(path, readFileSync(new URL(path, root), 'utf8')));
    expect(found).toEqual([]);
  });

  test.each([
    ['set by name', "headerItems.update({ key: headerKey(it), set: { dueAt: at, state: 'due' } })"],
    ['set by a shorthand property', 'headerItems.update({ key, set: { state } })'],
    [
      'set beside a condition',
      "headerItems.update({ key, condition: headerItems.equals('x', 1), set: { state } })",
    ],
    ['written without headerItems', "table.update({ key: headerKey(it), set: { state: 'due' } })"],
    ['written to the table directly', "ledger.table.update({ key, set: { state: 'due' } })"],
    ['written to the table directly in a transaction', 'context.table.transact([{ key, set }, more])'],
    ['set through a variable', 'headerItems.update({ key, set: change })'],
    ['removed', 'table.delete({ key: headerKey(it), delete: true })'],
    ['moved in its index', 'const at = { stateId: name };'],
  ])('The check finds a state that is %s', (_how, text) => {
    expect(stateWrites('functions/somewhere.ts', text)).not.toEqual([]);
    expect(stateWrites('shared/ledger/states/transition.ts', text)).toEqual([]);
  });

  test('The check accepts any code that reads and compares the state', () => {
    const text = `const { state } = before;
      headerItems.update({ key: headerKey(it), set: { dueAt: at }, condition: headerItems.equals('state', before.state) })`;
    expect(stateWrites('functions/reconciler/erase.ts', text)).toEqual([]);
  });

  test('The list of exceptions for writes of the state is as short as possible', () => {
    const writing = sources.filter(
      (path) =>
        !path.startsWith(writers) &&
        readFileSync(new URL(path, root), 'utf8').includes('headerItems.update('),
    );
    expect(writing.sort()).toEqual(Object.keys(otherWrites).sort());
  });
});
