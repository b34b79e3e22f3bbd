import { recordDeadLetter } from '../../../functions/dead-letters/record-dead-letter.ts';
import { ingestPhoto } from '../../../functions/photos/ingest-photo.ts';
import { ingestRows } from '../../../functions/rows/ingest-rows.ts';
import { parseInboxKey } from '../../../shared/intake/object-key.ts';
import { accept } from '../../../shared/ledger/inputs/accept.ts';
import type { NewInput } from '../../../shared/plan/inputs.ts';
import type { Inbox } from '../../../shared/uploads/inbox.ts';
import type { UploadEvent } from '../../../shared/uploads/upload.ts';
import { usualIntake } from '../../support/settings/settings.ts';
import { silent } from '../../support/worlds/intake-world.ts';
import type { Process } from '../explorer/process.ts';
import { queueOf, subjectCalled } from './fan-out.ts';
import { messageOf } from './message.ts';
import type { Starter } from './scope.ts';
import { minute, type ScopeWorld } from './scope-world.ts';

export const acceptInput = (name: string, of: string, input: NewInput): Starter => ({
  name,
  run: async (world, process) => {
    const { outcome } = await accept(
      world.ledgerOf(process),
      subjectCalled(of),
      input,
      world.now + 2 * minute,
    );
    if (outcome === 'accepted') await queueOf(world, process).send([{ kind: 'subject', key: of }]);
  },
});

export const intake = (name: string, key: string): Starter => ({
  name,
  run: (world, process) => ingest(world, process, key),
});

export async function ingest(world: ScopeWorld, process: Process, key: string): Promise<void> {
  const found = world.inbox.get(key);
  const named = parseInboxKey(key);
  if (found === undefined) return;
  const deadline = world.now + 2 * minute;
  const deps = {
    ledger: world.ledgerOf(process),
    inbox: inboxOf(world),
    jobs: queueOf(world, process),
    reader: { name: process.name, until: deadline + 10_000 },
    settings: usualIntake,
    log: silent,
  };
  if (named.kind === 'photo')
    return ingestPhoto({ ...deps, preparePhoto: asItIs }, found.event, named.batch, named.id);
  if (named.kind !== 'rows') throw new Error(`Neither a photo nor rows: ${key}`);
  const remainingMs = () => deadline - world.now;
  const hints = { send: async () => undefined };
  return ingestRows({ ...deps, remainingMs, hints }, found.event, named.batch);
}

const asItIs = async (image: Uint8Array) => ({
  image: Buffer.from(image),
  format: 'jpeg' as const,
  width: 800,
  height: 600,
  sourceFormat: 'jpeg' as const,
  changed: [],
});

const inboxOf = (world: ScopeWorld): Inbox => ({
  find: async ({ key, etag }) => (world.inbox.has(key) ? { etag, time: 0, metadata: {} } : undefined),
  read: async ({ key }, fromByte = 0) => {
    const bytes = world.inbox.get(key)?.bytes.subarray(fromByte);
    if (bytes === undefined) return undefined;
    return {
      metadata: {},
      bytes: async () => bytes,
      chunks: async function* () {
        yield bytes;
      },
    };
  },
});

export function upload(world: ScopeWorld, key: string, content: string): void {
  const bytes = new TextEncoder().encode(content);
  const sequencer = String(world.inbox.size + 1).padStart(8, '0');
  const event: UploadEvent = {
    bucket: 'inbox',
    key,
    etag: `etag of ${key}`,
    sequencer,
    time: world.now,
    sizeBytes: bytes.byteLength,
  };
  world.inbox.set(key, { bytes, event });
}

export const deadLetters = (name: string, of: string, maxAttempts: number): Starter => ({
  name,
  run: async (world, process) => {
    const { Records } = messageOf({ kind: 'subject', key: of }, 'jobs-dead', 5);
    for (const record of Records)
      await recordDeadLetter(
        { ledger: world.ledgerOf(process), retry: { maxAttempts }, log: silent },
        record,
      );
  },
});
