import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { deletionsOf, tables, without } from '../../endpoints/places.ts';
import { contract, DeletionWorkshop } from '../../endpoints/workshop.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8');

test.each(tables)('The table $name of $file has facts that the deletion program can delete', (table) => {
  const source = sourceOf(table.file);
  const deletions = deletionsOf(source, table);
  expect(deletions).not.toEqual([]);
  for (const deletion of deletions) expect(without(source, deletion).length).toBeLessThan(source.length);
});

const facts = tables
  .filter(({ file }) => file.startsWith(contract))
  .flatMap((table) => deletionsOf(sourceOf(table.file), table))
  .filter(({ name }) => !/^(?:palmEndpoints|operations)\.(?:\.{3})?[\w-]+$/.test(name));

test('The compiler reports each deleted fact of a sample, and accepts the complete records', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'endpoints-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const workshop = new DeletionWorkshop(root, folder, [contract]);
  const nothing = { file: 'packages/contract/operations.ts', name: 'nothing', start: 0, end: 0 };
  const sample = facts.filter((_, index) => index % 41 === 0);
  expect(sample.length).toBeGreaterThan(4);
  const [asTheyAre, ...errors] = await workshop.errorsInContract([nothing, ...sample]);
  expect(asTheyAre).toBeUndefined();
  expect(sample.filter((_, index) => errors[index] === undefined)).toEqual([]);
});
