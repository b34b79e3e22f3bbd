import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flagsGiven } from '../support/processes/command-line.ts';
import { interruptible } from '../support/processes/interruptible.ts';
import { type Deletion, deletionsOf, tables } from './places.ts';
import { contract, DeletionWorkshop } from './workshop.ts';

const usage = `npm run endpoints [-- --table NAME]

Deletes each entry of the tables about endpoints, one at a time. Exit code 1 if no compiler error and no test notices a deletion.`;

/** If an entry is deleted, the compiler or one of these tests must fail. */
const tests = [
  'test/unit/plan',
  'test/unit/ledger/states/intent.test.ts',
  'packages/service/test/table-walk.test.ts',
];

const root = fileURLToPath(new URL('../..', import.meta.url));
const leftOut = ['node_modules', 'cdk.out', 'dist', 'coverage'];
const allFiles = [...new Set(tables.map(({ file }) => file)), 'packages/service/describe/answer-rows.ts'];

const groupSize = 50;

async function* withCompilerErrors(
  workshop: DeletionWorkshop,
  deletions: readonly Deletion[],
): AsyncGenerator<[Deletion, string | undefined]> {
  const [inContract = [], elsewhere = []] = [true, false].map((isContract) =>
    deletions.filter(({ file }) => file.startsWith(contract) === isContract),
  );
  for (let at = 0; at < inContract.length; at += groupSize) {
    const group = inContract.slice(at, at + groupSize);
    const errors = await workshop.errorsInContract(group);
    for (const [index, deletion] of group.entries()) yield [deletion, errors[index]];
  }
  for (const deletion of elsewhere) yield [deletion, undefined];
}

async function errorOrFailure(workshop: DeletionWorkshop, deletion: Deletion): Promise<string | undefined> {
  return workshop.with(
    deletion,
    async () =>
      (await workshop.errorIn([deletion.file])) ??
      (await workshop.errorIn(allFiles)) ??
      (await workshop.failureOf(tests)),
  );
}

await interruptible(async (signal) => {
  const { values } = flagsGiven({ options: { table: { type: 'string' } } } as const, usage);
  const folders = readdirSync(root).filter((name) => !name.startsWith('.') && !leftOut.includes(name));
  const workshop = new DeletionWorkshop(root, mkdtempSync(join(tmpdir(), 'endpoints-')), folders);
  const deletions = tables
    .filter(({ name }) => values.table === undefined || name === values.table)
    .flatMap((table) => deletionsOf(workshop.source(table.file), table));
  let unnoticed = 0;
  for await (const [deletion, error] of withCompilerErrors(workshop, deletions)) {
    if (signal.aborted) return;
    const noticedBy = error ?? (await errorOrFailure(workshop, deletion));
    unnoticed += noticedBy === undefined ? 1 : 0;
    console.log(`${deletion.file} ${deletion.name}: ${noticedBy ?? 'NOTHING NOTICES'}`);
  }
  console.log(`${deletions.length} deletions, ${unnoticed} unnoticed`);
  process.exitCode = unnoticed === 0 ? 0 : 1;
});
