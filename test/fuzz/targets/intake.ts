import type { SQSRecord } from 'aws-lambda';
import { ingestPhoto } from '../../../functions/photos/ingest-photo.ts';
import { ingestPlaces } from '../../../functions/rows/ingest-places.ts';
import { ingestRows } from '../../../functions/rows/ingest-rows.ts';
import { preparePhoto } from '../../../shared/intake/photos/photo.ts';
import { IntakeError } from '../../../shared/intake/refusal.ts';
import { uploadsIn } from '../../../shared/lambda/s3-event.ts';
import { PoisonMessageError, parseBody } from '../../../shared/lambda/sqs-batch.ts';
import { nameHashWith } from '../../../shared/ledger/name-hash.ts';
import type { Log } from '../../../shared/log.ts';
import { classifyUpload } from '../../../shared/uploads/classify-upload.ts';
import { usualIntake } from '../../support/settings/settings.ts';
import { IntakeWorld } from '../../support/worlds/intake-world.ts';
import { parseRequest } from '../request-text.ts';
import { plantedName, type Reaction, type Target, type World } from './target.ts';

const erasureKey = 'planted-erasure-key-of-at-least-32-letters';

export const intakeTarget: Target = {
  name: 'intake',
  framingShare: 0,
  planted: [plantedName, erasureKey],
  logsNameAddress: true,
  maxRefusalBytes: 64 * 1024,
  open: openIntake,
};

async function openIntake(): Promise<World> {
  const world = new IntakeWorld();
  world.chunkBytes = 1000;
  const logged: string[] = [];
  const say = (message: string, fields?: Readonly<Record<string, unknown>>) =>
    void logged.push(JSON.stringify({ message, ...fields }));
  const log: Log = { info: say, warn: say, error: say };
  const ledger = { ...world.ledger, nameHash: nameHashWith(async () => erasureKey) };
  let readers = 0;

  async function take(message: unknown): Promise<string> {
    readers += 1;
    const reader = { name: `reader-${readers}`, until: world.now + 60_000 };
    const deps = {
      ledger,
      reader,
      preparePhoto,
      settings: usualIntake,
      log,
      inbox: world.inbox,
      jobs: world.queue,
      remainingMs: () => 60_000,
      hints: { send: async () => undefined },
    };
    const kinds: string[] = [];
    for (const upload of uploadsIn(message)) {
      const key = await classifyUpload(deps, upload);
      if (key?.kind === 'photo') await ingestPhoto(deps, upload, key.batch, key.id);
      if (key?.kind === 'rows') await ingestRows(deps, upload, key.batch);
      if (key?.kind === 'places') await ingestPlaces(deps, upload, key.name);
      kinds.push(key?.kind ?? 'refused by its key');
    }
    return kinds[0] ?? 'nothing to do';
  }

  return {
    async play(bytes) {
      const { method, target, headers, body } = parseRequest(bytes);
      try {
        const message =
          method === 'PUT' ? eventOf(put(world, target, headers, body)) : parseBody(messageOf(body));
        const kind = await take(message);
        const lines = logged.splice(0);
        const left = [...world.table.items()].some(
          ({ sk, state }) => sk.startsWith('upload#') && state === 'reading',
        );
        const lost = left ? { fault: 'an upload has the state reading after its reader has ended' } : {};
        return { kind: kindOf(kind, lines), log: lines.join('\n'), ...lost };
      } catch (error) {
        return { ...classified(error), log: logged.splice(0).join('\n') };
      }
    },
    close: async () => undefined,
  };
}

function classified(error: unknown): Reaction {
  if (error instanceof PoisonMessageError || error instanceof IntakeError) return { kind: error.name };
  const what = error instanceof Error ? `${error.name}: ${error.message}\n${error.stack}` : String(error);
  return { kind: 'thrown', fault: `an unclassified throw: ${what}` };
}

function kindOf(kind: string, lines: readonly string[]): string {
  return lines.some((line) => /"state":"refused"|is refused/.test(line)) ? `${kind}, refused` : kind;
}

type Headers = ReturnType<typeof parseRequest>['headers'];

function put(world: IntakeWorld, target: string, headers: Headers, body: Buffer) {
  const prefix = 'x-amz-meta-';
  const metadata = headers.flatMap(([name, value]) =>
    name.toLowerCase().startsWith(prefix) ? [[name.toLowerCase().slice(prefix.length), value]] : [],
  );
  const encodedKey = target.replace(/^\//, '').replaceAll('%20', '+');
  const key = decodedKey(encodedKey);
  return { ...world.put(key, body, Object.fromEntries(metadata)), key: encodedKey };
}

const decodedKey = (encoded: string): string => {
  try {
    return decodeURIComponent(encoded.replaceAll('+', ' '));
  } catch {
    return encoded;
  }
};

const eventOf = ({ bucket, key, etag, sequencer, sizeBytes }: ReturnType<typeof put>) => ({
  Records: [
    {
      eventSource: 'aws:s3',
      eventTime: '2026-06-01T08:00:00.000Z',
      eventName: 'ObjectCreated:Put',
      s3: { bucket: { name: bucket }, object: { key, size: sizeBytes, eTag: etag, sequencer } },
    },
  ],
});

type Message = SQSRecord;

const messageOf = (body: Buffer): Message => ({
  messageId: 'm',
  receiptHandle: 'h',
  body: body.toString('utf8'),
  attributes: {
    ApproximateReceiveCount: '1',
    SentTimestamp: '0',
    SenderId: 's',
    ApproximateFirstReceiveTimestamp: '0',
  },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: 'arn',
  awsRegion: 'eu-central-1',
});
