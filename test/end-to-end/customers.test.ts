import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import {
  GetObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LocalStack } from '../../packages/stack-runner/index.ts';
import { customerErasureView } from '../../shared/views/erasure-view.ts';
import { batchesList, placesList } from '../../shared/views/views.ts';
import { type Needle, type Trace, tracesIn } from '../support/files/byte-search.ts';
import { temporaryFolder } from '../support/files/temporary-folder.ts';
import { eventually } from '../support/pipeline/eventually.ts';
import { openPipeline, Pipeline } from '../support/pipeline/pipeline.ts';

const customers = ['acme', 'zeta'] as const;
const login = (name: string, customer: string) => ({
  name,
  tags: { customer },
  policyOutput: 'CustomersPolicy',
});
const logins = [
  ...customers.map((customer) => login(`palmleaf@${customer}`, customer)),
  login('palmleaf@mallory', 'acme'),
  login('intern', 'acme'),
];

const rows = (name: string) =>
  `id,name,day,month,year,hour,min,lat,lon,timezone\nanna,${name},1,2,1990,3,4,12.97,77.59,5.5\n`;

const stateDir = temporaryFolder('customers');
let stack: LocalStack;
let seller: Pipeline;
const loggedInAs = (name: string): Pipeline => {
  const credentials = stack.logins[name];
  if (credentials === undefined) throw new Error(`no login ${name}`);
  return new Pipeline({ ...stack, credentials });
};

beforeAll(async () => {
  ({ stack, pipeline: seller } = await openPipeline({ stateDir, logins }));
  for (const customer of customers)
    await loggedInAs(`palmleaf@${customer}`).put(`births/@${customer}/june.csv`, rows(`Anna of ${customer}`));
  for (const customer of customers) await seller.ended(`@${customer}/june`, 1);
});
// The tests cause refusals on purpose, and the usual stop throws on refusals.
afterAll(async () => {
  await stack.stop().catch((error: unknown) => {
    const lines = String(error).split('\n');
    const otherRefusals = lines.filter((line) => !/IAM: login may not /.test(line));
    if (otherRefusals.length > 0) throw error;
  });
});

const refused = { name: 'AccessDenied', $metadata: { httpStatusCode: 403 } };

describe('the login of a customer on the stack', () => {
  test('The login of a customer uploads for this customer only', async () => {
    const acme = loggedInAs('palmleaf@acme');
    for (const key of [
      'births/@zeta/june.csv',
      'births/june.csv',
      'palms/@zeta/june/anna.jpg',
      'palms/@acme.jpg',
      'places/south.csv',
      'palms/@acme-2/june/anna.jpg',
    ])
      await expect(acme.put(key, rows('x'))).rejects.toMatchObject(refused);
    await acme.put('births/@acme/july.csv', rows('Anna in July'));
    expect(await seller.ended('@acme/july', 1)).toMatchObject({ complete: 1 });
  });

  test('The login of a customer finds the addresses of the stack', async () => {
    const { endpoint, region, credentials } = loggedInAs('palmleaf@acme').stack;
    const client = new CloudFormationClient({ endpoint, region, credentials });
    const found = await client.send(new DescribeStacksCommand({ StackName: stack.stackName }));
    expect(found.Stacks?.[0]?.Outputs).toContainEqual(
      expect.objectContaining({ OutputKey: 'ReportsUrl', OutputValue: seller.output('ReportsUrl') }),
    );
  });

  test('The login of a customer reads no bucket and no table', async () => {
    const {
      s3,
      stack: running,
      output,
    } = { ...loggedInAs('palmleaf@acme'), output: (name: string) => seller.output(name) };
    const Bucket = output('InboxBucket');
    const client = new DynamoDBClient(running);
    const item = {
      TableName: output('TableName'),
      Key: { pk: { S: 'batch#@acme/june' }, sk: { S: 'batch' } },
    };
    await expect(
      s3.send(new GetObjectCommand({ Bucket, Key: 'births/@acme/june.csv' })),
    ).rejects.toMatchObject(refused);
    await expect(s3.send(new ListObjectsV2Command({ Bucket }))).rejects.toMatchObject(refused);
    await expect(
      s3.send(new PutObjectCommand({ Bucket: output('StoreBucket'), Key: 'parts/x', Body: 'x' })),
    ).rejects.toMatchObject(refused);
    await expect(client.send(new GetItemCommand(item))).rejects.toMatchObject({
      name: 'AccessDeniedException',
    });
  });

  test('The login of a customer reads and operates its own batches at both addresses and is refused those of another customer', async () => {
    for (const [own, other] of [
      ['acme', 'zeta'],
      ['zeta', 'acme'],
    ] as const) {
      const { reports } = loggedInAs(`palmleaf@${own}`);
      const ask = async (path: string, method?: 'PUT' | 'POST', body?: object) =>
        (await reports(path, { ...(method && { method }), ...(body && { body }) })).status;
      const batchPath = (customer: string) => `/batches/${encodeURIComponent(`@${customer}/june`)}`;
      expect(await ask(`${batchPath(own)}/reports/anna`)).toBe(200);
      expect(await ask(`${batchPath(other)}/reports/anna`)).toBe(403);
      expect(await ask(`${batchPath(own)}/ceiling`, 'PUT', { ceiling: 500 })).toBe(200);
      expect(await ask(`${batchPath(other)}/ceiling`, 'PUT', { ceiling: 0 })).toBe(403);
      expect(await ask(`${batchPath(other)}/reports/anna/erase`, 'POST')).toBe(403);
      expect(await ask(`/customers/${own}/ceiling`, 'PUT', { ceiling: null })).toBe(403);
      expect(await ask('/webhooks')).toBe(403);
      const { batches } = batchesList.parse(await (await reports('/batches')).json());
      expect(batches.every(({ batch }) => batch.startsWith(`@${own}/`))).toBe(true);
    }
  });

  test('A login has no rights when its name and its tag differ, or when its name is not a valid login', async () => {
    for (const name of ['palmleaf@mallory', 'intern']) {
      const odd = loggedInAs(name);
      await expect(odd.put('births/@acme/august.csv', rows('x'))).rejects.toMatchObject(refused);
      expect((await odd.reports('/batches')).status).toBe(403);
    }
  });
});

test('Erasing a customer leaves no byte of its people, places and questions in the table and in either bucket', async () => {
  const palmleaf = new Pipeline({ ...stack });
  await loggedInAs('palmleaf@zeta').put(
    'births/@zeta/asked.csv',
    `id,name,day,month,year,hour,min,lat,lon,timezone,question\nzoe,Zoe Quarles,1,2,1990,3,4,12.97,77.59,5.5,Will the lighthouse keeper write?\n`,
  );
  await loggedInAs('palmleaf@zeta').put(
    'places/@zeta/south.csv',
    'id,name,lat,lon,timezone\nport,Zetaport,13.08,80.27,Asia/Kolkata\n',
  );
  await seller.ended('@zeta/asked', 1);
  await eventually('the months of the place are bought', async () => {
    const { places } = placesList.parse(await (await palmleaf.reports('/places?customer=zeta')).json());
    return places.length === 1 && places[0]?.state === 'complete';
  });
  const needles = ['Anna of zeta', 'Zoe Quarles', 'lighthouse keeper', 'Zetaport'].map((content) => ({
    what: content,
    content,
  }));
  expect(new Set((await tracesOf(needles)).map(({ what }) => what)).size).toBe(needles.length);
  const expected = [{ what: 'acme', content: 'Anna of acme' }];
  const before = (await tracesOf(expected)).length;

  const erasureAnswer = await loggedInAs('palmleaf@zeta').reports('/customers/zeta/erase', {
    method: 'POST',
    body: {},
  });
  expect(customerErasureView.parse(await erasureAnswer.json())).toMatchObject({ state: 'erasing' });
  const receipt = await eventually('the customer is erased', async () => {
    const view = customerErasureView.parse(await (await palmleaf.reports('/customers/zeta/erasure')).json());
    return view.state === 'erased' && view;
  });
  expect(receipt).toMatchObject({ batches: 2, people: 2, places: 1 });
  expect(receipt.askedBy).toContain('assumed-role/palmleaf@zeta/');
  expect(await tracesOf(needles)).toEqual([]);
  expect((await tracesOf(expected)).length).toBe(before);
});

async function tracesOf(needles: readonly Needle[]): Promise<Trace[]> {
  const found: Trace[] = [];
  const { Items = [] } = await seller.table.send(new ScanCommand({ TableName: seller.output('TableName') }));
  for (const item of Items) {
    const where = `${item.pk} ${item.sk}`;
    found.push(...tracesIn(where, Buffer.from(JSON.stringify(item)), needles));
    for (const value of Object.values(item))
      if (value instanceof Uint8Array) found.push(...tracesIn(where, Buffer.from(value), needles));
  }
  for (const bucket of ['InboxBucket', 'StoreBucket']) {
    const Bucket = seller.output(bucket);
    const { Versions = [] } = await seller.s3.send(new ListObjectVersionsCommand({ Bucket }));
    for (const { Key, VersionId } of Versions) {
      const { Body } = await seller.s3.send(new GetObjectCommand({ Bucket, Key, VersionId }));
      const bytes = Buffer.from((await Body?.transformToByteArray()) ?? []);
      found.push(...tracesIn(`${bucket} ${Key}`, Buffer.concat([Buffer.from(Key ?? ''), bytes]), needles));
    }
  }
  return found;
}
