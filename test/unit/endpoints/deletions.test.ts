import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { deletionsOf, tables, without } from '../../endpoints/places.ts';
import { DeletionWorkshop } from '../../endpoints/workshop.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8');

test.each(tables)('$name of $file has facts that the deletion program can delete', (table) => {
  const source = sourceOf(table.file);
  const deletions = deletionsOf(source, table);
  expect(deletions).not.toEqual([]);
  for (const deletion of deletions) expect(without(source, deletion).length).toBeLessThan(source.length);
});

test('the compiler names a record that lacks a fact, and accepts the records as they are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'endpoints-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const workshop = new DeletionWorkshop(root, folder, ['packages/contract']);
  const file = 'packages/contract/operations.ts';
  expect(await workshop.errorIn([file])).toBeUndefined();
  const deletions = deletionsOf(sourceOf(file), { file, name: 'operations' });
  for (const name of ['operations.chat.placement', 'operations.varshaphal_yoga.plan']) {
    const deletion = deletions.find((one) => one.name === name);
    if (deletion === undefined) throw new Error(`There is no ${name}`);
    const error = await workshop.with(deletion, () => workshop.errorIn([file]));
    expect(error).toContain(`Property '${name.split('.').at(-1)}' is missing`);
  }
});
