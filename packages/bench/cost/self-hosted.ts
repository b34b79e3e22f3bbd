import { randomUUID } from 'node:crypto';
import { createTable, startLocalTable } from '../../../test/contract/table.ts';
import { DynamoLedger } from '../../service/accounts/dynamo-ledger.ts';
import { DynamoStore } from '../../service/store/dynamo-store.ts';
import { MemoryPictures, type Pictures } from '../../service/store/pictures.ts';
import { sampleService } from '../ledger/sample-service.ts';
import { buyReport } from './answers.ts';
import { invocationLogBytes } from './consumed.ts';

interface ServiceConsumed {
  readonly seconds: number;
  readonly logBytes: number;
  readonly calls: number;
  readonly writeUnits: number;
  readonly readUnits: number;
  readonly puts: number;
  readonly gets: number;
}

/** Assumed: a factor on processor time, and seconds of waiting for each request, as in docs/scale.md. */
const lambdaProcessor = 2;
const waitSeconds = { read: 0.004, write: 0.006, object: 0.025 } as const;

export async function measureService(reports: number): Promise<ServiceConsumed> {
  const local = await startLocalTable();
  try {
    const table = await createTable(local);
    const units = { written: 0, read: 0, waited: 0 };
    let logBytes = 0;
    local.client.middlewareStack.add(
      (next, context) => async (args) => {
        const measuredInput = Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
        const result = await next({ ...args, input: measuredInput });
        const capacity = unitsIn(result.output);
        const access = /^(Get|Query|BatchGet)/.test(String(context.commandName)) ? 'read' : 'write';
        units[access === 'read' ? 'read' : 'written'] += capacity;
        units.waited += waitSeconds[access];
        return result;
      },
      { step: 'initialize', name: 'countUnits', priority: 'low' },
    );
    const stored = new MemoryPictures();
    const objects = { puts: 0, gets: 0 };
    const pictures: Pictures = {
      put: (...put) => {
        objects.puts += 1;
        return stored.put(...put);
      },
      get: (palmId) => {
        objects.gets += 1;
        return stored.get(palmId);
      },
    };
    const now = () => new Date();
    const { client } = local;
    const ask = await sampleService(
      {
        ledger: new DynamoLedger({ client, table, now }),
        store: new DynamoStore({ client, table, now, readingDays: 30 }),
        pictures,
      },
      (line) => {
        logBytes += Buffer.byteLength(JSON.stringify({ ...line, requestId: randomUUID() }));
      },
    );
    await buyReport(ask, `cost/${randomUUID()}`);
    Object.assign(units, { written: 0, read: 0, waited: 0 });
    logBytes = 0;
    Object.assign(objects, { puts: 0, gets: 0 });
    const started = process.cpuUsage();
    let calls = 0;
    for (let index = 0; index < reports; index += 1)
      calls += (await buyReport(ask, `cost/${randomUUID()}`)).length;
    const { user, system } = process.cpuUsage(started);
    return {
      seconds:
        ((user + system) / 1e6 / reports) * lambdaProcessor +
        (units.waited + (objects.puts + objects.gets) * waitSeconds.object) / reports,
      logBytes: logBytes / reports + (calls / reports) * invocationLogBytes,
      calls: calls / reports,
      writeUnits: units.written / reports,
      readUnits: units.read / reports,
      puts: objects.puts / reports,
      gets: objects.gets / reports,
    };
  } finally {
    await local.stop();
  }
}

function unitsIn(output: unknown): number {
  if (typeof output !== 'object' || output === null || !('ConsumedCapacity' in output)) return 0;
  const consumed = output.ConsumedCapacity;
  return (Array.isArray(consumed) ? consumed : [consumed]).reduce<number>((sum, one: unknown) => {
    const isUnits = typeof one === 'object' && one !== null && 'CapacityUnits' in one;
    return sum + (isUnits ? Number(one.CapacityUnits) : 0);
  }, 0);
}
