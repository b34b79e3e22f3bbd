import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import sharp from 'sharp';
import { readLedger } from '../../../../test/chaos/read-ledger.ts';
import { localContext, outputOf } from '../../../local/pipeline.ts';
import { synthesize } from '../../../local/synthesize.ts';
import { type LocalStack, startStack } from '../../../stack-runner/index.ts';
import { type PeerRun, until } from './run.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const timeScale = 30;
const partsOfReport = 21;

export async function runPalmleaf({
  vendor,
  service,
  people,
  killAfterCalls,
  timeoutMs,
  patienceMs,
  signal,
}: PeerRun): Promise<number | undefined> {
  const stateDir = mkdtempSync(join(tmpdir(), 'palmleaf-bench-peers-'));
  let stack: LocalStack | undefined;
  try {
    const assembly = join(stateDir, 'cdk.out');
    const addresses = { palmistryUrl: service, baseUrl: service, visionUrl: service, chatUrl: service };
    const settings = {
      timeScale: String(timeScale),
      attemptTimeoutSeconds: '4',
      fanOutTimeoutSeconds: String(timeoutMs / 1000),
      intakeTimeoutSeconds: '20',
      inFlightCap: '40',
      maxConcurrency: '2',
      photoCheck: 'off',
      trial: '0',
    };
    await synthesize(root, assembly, localContext({ ...settings, ...addresses }));
    stack = await startStack({ assembly, stateDir, timeScale, concurrency: 4, log: () => undefined });
    const { endpoint, region, credentials, outputs, functions } = stack;
    const client = { endpoint, region, credentials };
    await new SecretsManagerClient(client).send(
      new PutSecretValueCommand({
        SecretId: outputOf(outputs, 'CredentialSecret'),
        SecretString: JSON.stringify({ token: 'a-token-of-the-benchmark' }),
      }),
    );
    const uploads = await uploadsOf(people.map(({ id }) => id));
    const s3 = new S3Client(client);
    const table = DynamoDBDocumentClient.from(new DynamoDBClient(client));

    const began = performance.now();
    vendor.begin(killAfterCalls, () => {
      for (const each of functions) if (/^FanOut[0-9A-F]{8}$/.test(each.logicalId)) each.killAll('SIGKILL');
    });
    for (const { key, body } of uploads)
      await s3.send(new PutObjectCommand({ Bucket: outputOf(outputs, 'InboxBucket'), Key: key, Body: body }));
    const isDone = async () => {
      const { reports } = await readLedger(table, outputOf(outputs, 'TableName'));
      const completeReports = reports.filter(
        ({ header, parts }) => header.state === 'complete' && parts.size === partsOfReport,
      );
      return completeReports.length >= people.length;
    };
    return await until(isDone, began, { patienceMs, signal });
  } finally {
    await stack?.stop();
    await rm(stateDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function uploadsOf(ids: readonly string[]) {
  const rows = ids.map(
    (id, index) =>
      `${id},1990-${String(1 + (Math.floor(index / 28) % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')},06:30,12.97,77.59,+05:30`,
  );
  const table = `id,date,time,lat,lon,timezone\n${rows.join('\n')}\n`;
  const photos = ids.map(async (id, index) => {
    const background = { r: (index * 37) % 256, g: (index * 91) % 256, b: 90 };
    const picture = sharp({ create: { width: 640, height: 800, channels: 3, background } });
    return { key: `palms/peers/${id}.jpg`, body: await picture.jpeg().toBuffer() };
  });
  return [{ key: 'births/peers.csv', body: table }, ...(await Promise.all(photos))];
}
