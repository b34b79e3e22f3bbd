import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DeleteItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { temporaryFolderOfTest } from '@palmleaf/test/support/files/temporary-folder';
import { testAssembly } from '@palmleaf/test/support/local-app/assembly';
import { type Clients, clientsOf } from '@palmleaf/test/support/local-app/clients';
import { until } from '@palmleaf/test/support/local-app/until';
import { beforeEach, expect, test } from 'vitest';
import { startStack } from '../../index.ts';

let stateDir: string;
beforeEach(() => {
  stateDir = temporaryFolderOfTest('streams');
});

const put = (aws: Clients, id: string) =>
  aws.dynamodb.send(
    new PutItemCommand({ TableName: aws.output('Table'), Item: { pk: { S: id }, sk: { S: 'report' } } }),
  );

const name = 'Ottoline Quarles';

async function putAndDelete(aws: Clients): Promise<void> {
  const TableName = aws.output('Table');
  for (let one = 0; one < 40; one += 1) {
    const key = { pk: { S: `eve-${one}` }, sk: { S: 'report' } };
    const Item = { ...key, name: { S: name }, text: { S: '.'.repeat(2000) } };
    await aws.dynamodb.send(new PutItemCommand({ TableName, Item }));
    await aws.dynamodb.send(new DeleteItemCommand({ TableName, Key: key }));
  }
}

const filesWithName = (folder: string): string[] =>
  readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes(name));

test('The table deletes stream records older than a day together with their bytes, and continues the numbering', async () => {
  const start = async () => startStack({ assembly: await testAssembly(), stateDir, log: () => undefined });
  const first = await start();
  const before = clientsOf(first);
  await putAndDelete(before);
  for (const id of ['a', 'b', 'c']) await put(before, id);
  await until('the last record arrives', () => before.item('changed#c'));
  await first.stop({ graceSeconds: 10 });

  const folder = join(stateDir, 'dynamodb');
  const file = join(folder, 'tables.sqlite');
  expect(filesWithName(folder)).toContain('tables.sqlite');
  const aged = new DatabaseSync(file);
  aged.exec('UPDATE _stream_records SET created_at = created_at - 2 * 86400');
  aged.close();

  const second = await start();
  const after = clientsOf(second);
  const database = new DatabaseSync(file, { readOnly: true });
  expect(
    database
      .prepare('SELECT COUNT(*) AS n FROM _stream_records WHERE created_at < ?')
      .get(Date.now() / 1000 - 86_400),
  ).toEqual({ n: 1 });
  database.close();
  await put(after, 'd');
  await until('the next record arrives', () => after.item('changed#d'));
  await second.stop();
  expect(filesWithName(folder)).toEqual([]);
});
