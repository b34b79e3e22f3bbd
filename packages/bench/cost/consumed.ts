import { readCounts } from '../../../shared/ledger/batches/counts.ts';
import type { Answer } from '../../../shared/service-client/caller.ts';
import { birthsTable } from '../../../test/paper/uploads.ts';
import { PaperPipeline, type PipelineOptions } from '../../../test/paper/world/pipeline.ts';
import type { OperationName } from '../../contract/operations.ts';
import { meter, unmetered, type WrittenItems } from '../ledger/meter.ts';
import { type Bought, bytesOf } from './answers.ts';

const secondMs = 1000;
/** Bytes that Powertools and Lambda add per log line and per invocation. */
const lineBytes = 250;
export const invocationLogBytes = 450;
/** Header bytes of a request to the service, including TLS. */
const headBytes = 700;

/** Amounts for one report. */
export interface Consumed {
  readonly gigabyteSeconds: Readonly<
    Record<'photos' | 'rows' | 'fan-out' | 'publish' | 'reconciler', number>
  >;
  readonly invocations: number;
  readonly writeUnits: number;
  readonly readUnits: number;
  readonly written: Readonly<Record<string, WrittenItems>>;
  readonly puts: number;
  readonly gets: number;
  /** Uploads that were moved into the fair queue. */
  readonly relayedUploads: number;
  readonly queueRequests: number;
  readonly events: number;
  readonly logBytes: number;
  readonly sentBytes: number;
  readonly receivedBytes: number;
  readonly calls: number;
}

/** With fewer photo invocations, the pipeline buys a report in two attempts. */
const usual = { intakeConcurrency: 200, trial: 0 };

export async function consumedBy(
  reports: number,
  bought: readonly Bought[],
  context: PipelineOptions['context'],
): Promise<Consumed> {
  const world = new PaperPipeline({
    context: { ...usual, ...context },
    latencyMs: 1000,
    findsPalms: true,
  });
  const answers = new Map<OperationName, Answer>(bought.map(({ call, answer }) => [call.operation, answer]));
  const counted = { puts: 0, gets: 0, logBytes: 0, sentBytes: 0, receivedBytes: 0 };
  const byItem = new Map<string, WrittenItems>();
  const unbilled = unmetered(world.table);
  const bill = meter(world.table, byItem);

  const { service, store, inbox, errors } = world;
  const answerOnPaper = service.answer.bind(service);
  service.answer = async (call, credential) => {
    const paper = await answerOnPaper(call, credential);
    const real = answers.get(call.operation);
    counted.sentBytes += headBytes + Buffer.byteLength(JSON.stringify(call.body));
    if (real === undefined || paper.status !== 200) return paper;
    counted.receivedBytes += headBytes + bytesOf(real);
    return { ...paper, body: real.body };
  };
  const open = store.for.bind(store);
  store.for = (invocation) => {
    const bodies = open(invocation);
    return {
      put: (...put) => {
        counted.puts += 1;
        return bodies.put(...put);
      },
      get: (key) => {
        counted.gets += 1;
        return bodies.get(key);
      },
      copy: (...copy) => {
        counted.puts += 1;
        return bodies.copy(...copy);
      },
    };
  };
  const openInbox = inbox.for.bind(inbox);
  inbox.for = (invocation) => {
    const uploads = openInbox(invocation);
    return {
      ...uploads,
      read: (...asked) => {
        counted.gets += 1;
        return uploads.read(...asked);
      },
    };
  };
  const countLogBytes = (message: string, fields: Readonly<Record<string, unknown>> = {}) => {
    counted.logBytes += lineBytes + Buffer.byteLength(JSON.stringify({ message, ...fields }));
  };
  Object.assign(errors.log, { info: countLogBytes, warn: countLogBytes });

  upload(world, reports);
  let isDone = false;
  const poll = async (): Promise<void> => {
    const { complete, partial, failed } = await readCounts({ table: unbilled }, 'photos');
    if (partial + failed > 0) throw new Error('A report is not complete');
    isDone = complete >= reports;
    if (!isDone) world.clock.after(secondMs, () => void poll());
  };
  void poll();
  await world.clock.run(() => isDone);

  const [jobs, photos, rows] = world.sources;
  const perReport = (value = 0) => value / reports;
  const invocations =
    world.stream.invocations + world.sources.reduce((sum, source) => sum + source.invocations, 0);
  const sent = world.hintRequests + reports + world.uploadHints;
  return {
    gigabyteSeconds: {
      photos: perReport(photos?.gigabyteSeconds),
      rows: perReport(rows?.gigabyteSeconds),
      'fan-out': perReport(jobs?.gigabyteSeconds),
      publish: perReport(world.stream.gigabyteSeconds),
      reconciler: perReport(world.reconcilerGigabyteSeconds),
    },
    invocations: perReport(invocations),
    writeUnits: perReport(bill.writeUnits + bill.indexUnits + world.limits.conflictUnits),
    readUnits: perReport(bill.readUnits),
    written: Object.fromEntries(
      [...byItem].map(([kind, { writes, writeUnits, indexUnits }]) => [
        kind,
        { writes: perReport(writes), writeUnits: perReport(writeUnits), indexUnits: perReport(indexUnits) },
      ]),
    ),
    puts: perReport(counted.puts),
    gets: perReport(counted.gets),
    relayedUploads: perReport(world.uploadHints),
    queueRequests: perReport(sent + world.sources.reduce((sum, { requests }) => sum + requests, 0)),
    events: perReport(world.stream.published),
    logBytes: perReport(counted.logBytes + invocations * invocationLogBytes),
    sentBytes: perReport(counted.sentBytes),
    receivedBytes: perReport(counted.receivedBytes),
    calls: perReport(service.calls),
  };
}

function upload(world: PaperPipeline, reports: number): void {
  const put = (queue: PaperPipeline['photos'], key: string, size: number) => {
    const object = { key, size, eTag: `e-${key.length}`, sequencer: '0055AED6DCD90281E5' };
    const about = {
      eventSource: 'aws:s3',
      eventTime: new Date(world.clock.now()).toISOString(),
      eventName: 'ObjectCreated:Put',
    };
    queue.send(JSON.stringify({ Records: [{ ...about, s3: { bucket: { name: 'inbox' }, object } }] }));
  };
  const table = Buffer.from(birthsTable(reports));
  world.inbox.tables.set('births/photos.csv', table);
  put(world.rows, 'births/photos.csv', table.byteLength);
  for (let index = 0; index < reports; index += 1)
    put(world.photos, `palms/photos/p-${String(index).padStart(7, '0')}.jpg`, 2_000_000);
}
