/** Tests promise 9 of docs/SPEC.md. Ids and batch names may appear, because they identify reports. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LocalStack } from '../../packages/stack-runner/index.ts';
import { temporaryFolder } from '../support/files/temporary-folder.ts';
import { eventually } from '../support/pipeline/eventually.ts';
import { openPipeline, type Pipeline } from '../support/pipeline/pipeline.ts';
import { tapQueues } from '../support/pipeline/queue-tap.ts';
import { type RequestTap, tapRequests } from '../support/pipeline/request-tap.ts';

const batch = 'quiet';
const token = 'tok-Zk3vQ8-never-to-be-seen';
const personal = {
  name: 'Ottilie Wunderlich-Çelik',
  date: '1987-10-23',
  latitude: '51.256213',
  longitude: '7.150764',
  place: 'Wuppertal-Elberfeld',
  country: 'Tyskland',
  question: 'Shall I change my job this spring?',
  home: 'home-of-the-wunderlichs',
};
const refusedRow = { name: 'Balthasar Unglaublich', date: '31.11.1976', latitude: '48.137154' };

const csv = [
  'id,name,gender,date,time,lat,lon,timezone,place,country,vastu_id,question',
  [
    'p1',
    personal.name,
    'female',
    personal.date,
    '04:37',
    personal.latitude,
    personal.longitude,
    'Europe/Berlin',
    personal.place,
    personal.country,
    personal.home,
    personal.question,
  ].join(','),
  `p2,${refusedRow.name},male,${refusedRow.date},10:00,${refusedRow.latitude},11.5,Europe/Berlin,Munich,Germany,,`,
].join('\n');

const stateDir = temporaryFolder('secrecy');
const hostLog: string[] = [];
let requests: RequestTap;
let stack: LocalStack | undefined;
let texts: Map<string, string>;
let secrets: Map<string, string>;

beforeAll(async () => {
  requests = tapRequests();
  const opened = await openPipeline({ stateDir, log: (line) => hostLog.push(line) });
  stack = opened.stack;
  const tap = tapQueues(stateDir);
  await fullRun(opened.pipeline);
  const adminToken = await opened.pipeline.secretToken('ServiceAdminSecret');
  const queued = tap.messages().map(({ body, message_attributes }) => `${body} ${message_attributes}`);
  tap.close();
  await stack.stop();

  const logs = readdirSync(join(stateDir, 'logs'));
  texts = new Map([
    ...logs.map((name) => [name, readFileSync(join(stateDir, 'logs', name), 'utf8')] as const),
    ['start.log', hostLog.join('\n')],
    ['queues', queued.join('\n')],
    ['events', requests.eventBusBodies.join('\n')],
  ]);
  secrets = new Map([
    ['the service token', token],
    ['the admin token', adminToken],
    ['the AWS secret key', stack.credentials.secretAccessKey],
    ...Object.entries(personal).map(([what, value]) => [`${what} of a person`, value] as const),
    ...Object.entries(refusedRow).map(([what, value]) => [`${what} of a refused row`, value] as const),
    ...signatures().map((signature, index) => [`presigned signature ${index + 1}`, signature] as const),
    ['any presigned address', 'X-Amz-Signature'],
    ['any request signature', 'AWS4-HMAC-SHA256'],
    ['the year of birth', '"year":1987'],
    ['the minute of birth', '"min":37'],
  ]);
});

afterAll(async () => {
  await stack?.stop();
  requests?.close();
});

const signatures = (): string[] => [
  ...new Set(requests.queries.flatMap((query) => query.get('X-Amz-Signature') ?? [])),
];

async function fullRun(pipeline: Pipeline): Promise<void> {
  await pipeline.setSecret([`${token}-misplaced`]);
  const photo = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#c68642' } })
    .withExif({ IFD0: { Artist: personal.name, ImageDescription: personal.place } })
    .jpeg()
    .toBuffer();
  await pipeline.put(`palms/${batch}/p1.jpg`, photo);
  await pipeline.put(`palms/${batch}/p3.jpg`, `no photo of ${personal.name}`);
  await pipeline.put(`births/${batch}.csv`, csv);
  await pipeline.send('JobsQueueUrl', { kind: 'no job' });
  await eventually('photo and row are taken, and wait for a secret that can be read', async () => {
    const view = await pipeline.batch(batch);
    const waits = view?.gates.some(({ reason }) => reason === 'credential unreadable');
    return waits && view?.uploads.length === 3 && view.rejections.length === 2;
  });
  const refusedRows = await pipeline.reports(`/batches/${batch}/refused-rows`, {
    method: 'POST',
    body: { upload: `births/${batch}.csv` },
  });
  expect(await refusedRows.text()).toContain(refusedRow.name);
  await pipeline.setSecret({ token });
  for (const { logicalId, killAll } of stack?.functions ?? []) {
    if (/^(Reconciler|Reports|Rows)/.test(logicalId)) killAll('SIGKILL');
  }
  await pipeline.ended(batch, 1);
  await pipeline.report(batch, 'p1');
  await eventually('the end is published', async () =>
    requests.eventBusBodies.some((body) => body.includes('report.')),
  );
}

function leaks(text: string): string[] {
  return [...secrets].flatMap(([what, secret]) => {
    const forms = [
      secret,
      JSON.stringify(secret).slice(1, -1),
      encodeURIComponent(secret),
      new URLSearchParams({ secret }).toString().slice('secret='.length),
    ];
    return forms.some((form) => text.includes(form)) ? [what] : [];
  });
}

describe('the texts of a full run', () => {
  test('The secrecy check has read every place that a run writes to', () => {
    const expected = {
      queues: `${batch}/p1`,
      events: '"DetailType":"report.',
      'start.log': 'A job is finished',
      all: '"_aws"',
    };
    const all = new Map([...texts, ['all', [...texts.values()].join('\n')]]);
    // Not toContain: it would print megabytes of logs.
    const missing = Object.entries(expected).filter(([where, what]) => !all.get(where)?.includes(what));
    expect(missing).toEqual([]);
    expect(/"level":"ERROR"/.test(all.get('all') ?? '')).toBe(true);
    expect(
      [...texts.keys()].filter((name) => /FanOut|Photos|Rows|Reconciler|Service/.test(name)),
    ).toHaveLength(5);
    expect(signatures().length).toBeGreaterThan(0);
  });

  test('A full run shows no credential, birth datum, name, question or presigned address', () => {
    const found = [...texts].flatMap(([where, text]) => leaks(text).map((what) => `${where} shows ${what}`));
    expect(found).toEqual([]);
  });

  test('The secrecy check finds each kind of secret when it is present', () => {
    for (const [what, secret] of secrets) {
      expect(leaks(`{"message":${JSON.stringify(`before ${secret} after`)}}`)).toContain(what);
    }
  });
});
