import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { samplesOrNothing } from '../../../packages/local/samples-or-nothing.ts';
import { useStack } from '../../support/local-app/with-stack.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const local = useStack();
const inbox = () => local.aws.output('Bucket');
const choose = () => samplesOrNothing(root, { s3: local.aws.s3, inbox: inbox() });
const put = (Key: string, Body: string | Buffer) =>
  local.aws.s3.send(new PutObjectCommand({ Bucket: inbox(), Key, Body }));

test('A start without files uploads the samples as their own batch if nothing else was ever uploaded', async () => {
  const { uploads } = await choose();
  expect(uploads.map(({ key }) => key)).toEqual([
    'births/samples.csv',
    'palms/samples/anna.jpg',
    'palms/samples/ben.jpg',
  ]);
  for (const { key, path } of uploads) await put(key, readFileSync(path));
  expect((await choose()).uploads).toEqual(uploads);
});

test('The samples never appear among the people of a user', async () => {
  const stays = { uploads: [], because: expect.stringContaining('The samples are not uploaded') };
  for (const key of ['births/june.csv', 'palms/june/anna.jpg']) {
    await put(key, 'id\nsomebody else\n');
    expect(await choose()).toMatchObject(stays);
    await local.aws.s3.send(new DeleteObjectCommand({ Bucket: inbox(), Key: key }));
    expect((await choose()).uploads).toHaveLength(3);
  }
  await put('births/samples.csv', 'id\nsomebody else in a batch of that name\n');
  expect(await choose()).toMatchObject(stays);
});
