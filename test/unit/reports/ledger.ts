import { deflateSync } from 'node:zlib';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import { accept } from '../../../shared/ledger/inputs/accept.ts';
import { headerItems } from '../../../shared/ledger/items/header.ts';
import {
  batchShardFor,
  countKey,
  headerKey,
  leastBatchShards,
  partKey,
  type Subject,
  subjectName,
} from '../../../shared/ledger/items/keys.ts';
import { type Part, partItems } from '../../../shared/ledger/items/part.ts';
import type { Inputs, RowInputs } from '../../../shared/plan/inputs.ts';
import type { PartName } from '../../../shared/plan/part-names.ts';
import { planOf } from '../../../shared/plan/plan.ts';
import { schemaVersion } from '../../../shared/table/item-kind.ts';
import { claimUpload, endUpload } from '../../../shared/uploads/claim.ts';
import type { UploadEvent } from '../../../shared/uploads/upload.ts';
import { planInTests } from '../../support/settings/plan-settings.ts';
import { MemoryTable } from '../../support/table/memory-table.ts';

const start = Date.UTC(2026, 10, 21, 12);

export function emptyLedger() {
  const clock = { now: start };
  const store = new Map<string, Uint8Array>();
  const table = new MemoryTable();
  const ledger: LedgerContext = {
    table,
    bodies: {
      put: async (key, bytes) => void store.set(key, bytes),
      get: async (key) => store.get(key) ?? Promise.reject(new Error('there is no such object')),
      copy: async () => undefined,
    },
    now: () => clock.now,
  };
  return { ledger, table, clock };
}

export const birth = { day: 1, month: 2, year: 1990, hour: 3, min: 4, lat: 12.97, lon: 77.59, tzone: 5.5 };

export const rowInputs = (more: Partial<RowInputs> = {}): RowInputs => ({
  birth,
  questions: [],
  expertise: 'STANDARD',
  tradition: 'WESTERN',
  notes: [],
  ...more,
});

let sequence = 0;
export const uploadEvent = (key: string, more: Partial<UploadEvent> = {}): UploadEvent => {
  sequence += 1;
  return {
    bucket: 'inbox',
    key,
    etag: `${sequence}`.padStart(32, 'a'),
    sequencer: sequence.toString(16).padStart(16, '0'),
    time: start,
    sizeBytes: 100,
    ...more,
  };
};

export async function uploaded(ledger: LedgerContext, batch: string, event: UploadEvent): Promise<void> {
  const reader = { name: 'reader', until: ledger.now() + 60_000 };
  const kind = event.key.startsWith('palms/') ? 'photo' : 'rows';
  const claim = await claimUpload(ledger, event, kind, batch, reader, reader.until);
  if (claim.kind !== 'claimed') throw new Error(`The upload is ${claim.why}`);
  const counts = { rows: 1, accepted: 1, unchanged: 0, refused: 0 };
  await endUpload(ledger, claim.upload, reader, 'done', { counts, warnings: [] });
}

export async function accepted(
  ledger: LedgerContext,
  subject: Subject,
  row: RowInputs = rowInputs(),
): Promise<Inputs> {
  const source = {
    bucket: 'inbox',
    key: `births/${subject.batch}.csv`,
    etag: 'e',
    sequencer: '1',
    time: start,
    line: 2,
  };
  await accept(ledger, subject, { kind: 'row', value: row, source }, ledger.now());
  return { row: { value: row, source } };
}

type Outcome = Partial<Part> & Pick<Part, 'state'> & { readonly answer?: unknown };

export async function settled(
  ledger: LedgerContext,
  subject: Subject,
  inputs: Inputs,
  end: 'complete' | 'partial' | 'failed',
  outcomes: Readonly<Partial<Record<PartName, Outcome>>> = {},
): Promise<void> {
  const item = await ledger.table.get(headerKey(subject));
  const seen = headerItems.parse(item);
  const tally = { bought: 0, reused: 0, refused: 0, unavailable: 0, unknown: 0, notAsked: 0, declined: 0 };
  const { calls } = planOf(subjectName(subject), inputs, seen.varshaphalYear, planInTests);
  for (const { part, operation, inputsHash } of calls) {
    const { answer = { status: true }, ...outcome } = outcomes[part] ?? { state: 'bought' as const };
    tally[outcome.state] += 1;
    const body = new Uint8Array(deflateSync(JSON.stringify(answer)));
    const written = { v: schemaVersion, inputsRevision: 1, wave: 'w', at: ledger.now() } as const;
    await ledger.table.update(
      partItems.update({
        key: partKey(subject, part),
        set: { ...written, operation, inputsHash, body, ...outcome },
      }),
    );
  }
  const counted = { state: end, bought: tally.bought, unknown: tally.unknown, reused: 0 };
  await ledger.table.update({
    key: headerKey(subject),
    set: {
      state: end,
      stateId: `${end}#${subject.id}`,
      tally,
      callsBought: tally.bought,
      callsUnknown: tally.unknown,
      counted,
      finishedAt: ledger.now(),
    },
    remove: ['due', 'dueAt'],
  });
  await ledger.table.update({
    key: countKey(subject, batchShardFor(subject, leastBatchShards)),
    add: { [end]: 1, bought: tally.bought, unknown: tally.unknown },
  });
}
