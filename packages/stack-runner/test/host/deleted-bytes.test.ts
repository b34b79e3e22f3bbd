import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DeleteItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { DeleteMessageCommand, SendMessageCommand } from '@aws-sdk/client-sqs';
import { until } from '@palmleaf/test/support/local-app/until';
import { useStack } from '@palmleaf/test/support/local-app/with-stack';
import { expect, test } from 'vitest';

const local = useStack();

const planted = {
  item: 'Ottoline of the item',
  oldItem: 'Ottoline before the change of an item',
  object: 'Ottoline of the object',
  version: 'Ottoline of the version',
  message: 'Ottoline of the message',
} as const;

const files = (): string[] =>
  readdirSync(local.stateDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const found = (): string[] =>
  files().flatMap((file) => {
    const bytes = readFileSync(file);
    return Object.values(planted)
      .filter((text) => bytes.includes(text))
      .map((text) => `${text} in ${file.slice(local.stateDir.length)}`);
  });

async function plant(): Promise<void> {
  const { dynamodb, s3, sqs, output } = local.aws;
  const TableName = output('Table');
  const put = (id: string, name: string) =>
    dynamodb.send(
      new PutItemCommand({
        TableName,
        Item: { pk: { S: id }, sk: { S: 'kept' }, name: { S: name }, text: { S: '.'.repeat(700) } },
      }),
    );
  for (let one = 0; one < 12; one += 1) await put(`before-${one}`, 'Ada');
  await put('eve', planted.item);
  await put('zoe', planted.oldItem);
  for (let one = 0; one < 12; one += 1) await put(`after-${one}`, 'Ada');
  const Body = (name: string) => `${name}${'.'.repeat(9000)}`;
  await s3.send(
    new PutObjectCommand({ Bucket: output('Bucket'), Key: 'births/a.txt', Body: Body(planted.object) }),
  );
  const versioned = { Bucket: output('VersionedBucket'), Key: 'a.txt' };
  const { VersionId } = await s3.send(new PutObjectCommand({ ...versioned, Body: Body(planted.version) }));
  await sqs.send(new SendMessageCommand({ QueueUrl: output('GivenUp'), MessageBody: planted.message }));
  expect(new Set(found().map((line) => line.split(' in ')[0]))).toEqual(new Set(Object.values(planted)));

  await dynamodb.send(new DeleteItemCommand({ TableName, Key: { pk: { S: 'eve' }, sk: { S: 'kept' } } }));
  await put('zoe', 'Ada');
  await s3.send(new DeleteObjectCommand({ Bucket: output('Bucket'), Key: 'births/a.txt' }));
  await s3.send(new DeleteObjectCommand({ ...versioned, VersionId }));
  const [message] = await local.aws.receive('GivenUp');
  await sqs.send(
    new DeleteMessageCommand({ QueueUrl: output('GivenUp'), ReceiptHandle: message?.ReceiptHandle }),
  );
}

function age(): void {
  const database = new DatabaseSync(join(local.stateDir, 'dynamodb', 'tables.sqlite'), { timeout: 5000 });
  try {
    database.exec(
      'PRAGMA secure_delete = ON; UPDATE _stream_records SET created_at = created_at - 2 * 86400',
    );
  } finally {
    database.close();
  }
}

test('No file of a running stack holds a byte of deleted items, objects, versions and messages once the stream has dropped their records', async () => {
  await plant();
  age();
  // The newest record of a table stays, so something else has to be the newest.
  await local.aws.dynamodb.send(
    new PutItemCommand({
      TableName: local.aws.output('Table'),
      Item: { pk: { S: 'last' }, sk: { S: 'kept' } },
    }),
  );
  await until('nothing is left', async () => found().length === 0).catch(() => expect(found()).toEqual([]));
});

test('No file of a stopped stack holds a byte of what was deleted just before its stop', async () => {
  const { s3, output } = local.aws;
  const object = { Bucket: output('Bucket'), Key: 'births/b.txt' };
  await s3.send(new PutObjectCommand({ ...object, Body: planted.object }));
  await s3.send(new DeleteObjectCommand(object));
  await local.stack.stop();
  expect(files().map((file) => file.slice(local.stateDir.length))).toContain('/fauxqs/fauxqs.db');
  expect(found()).toEqual([]);
});
