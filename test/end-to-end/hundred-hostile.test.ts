import { join } from 'node:path';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalStack, startStack } from '../../packages/stack-runner/index.ts';
import { uploadItems, uploadKey } from '../../shared/uploads/upload.ts';
import { temporaryFolder } from '../support/files/temporary-folder.ts';
import { AssemblyCopy } from '../support/game-day/assembly-copy.ts';
import { eventSourceOff } from '../support/game-day/deployments.ts';
import { hundredHostileFiles } from '../support/hostile/hundred-files.ts';
import { testAssembly, testSettings } from '../support/pipeline/assembly.ts';
import { eventually } from '../support/pipeline/eventually.ts';
import { Pipeline } from '../support/pipeline/pipeline.ts';

const folder = temporaryFolder('hundred-hostile');
let stack: LocalStack;
let pipeline: Pipeline;

beforeAll(async () => {
  const copy = new AssemblyCopy(testAssembly, join(folder, 'cdk.out'));
  // A purchase would disturb the measurement.
  eventSourceOff(copy, 'FanOut');
  stack = await startStack({
    assembly: copy.folder,
    stateDir: join(folder, 'stack'),
    timeScale: Number(testSettings.timeScale),
    concurrency: 4,
    log: () => undefined,
  });
  pipeline = new Pipeline(stack);
});
afterAll(() => stack?.stop());

const people = Array.from(
  { length: 2000 },
  (_, index) => `p${index},1990-05-10,19:55,52.52,13.405,Europe/Berlin`,
);
const table = `id,date,time,lat,lon,timezone\n${people.join('\n')}\n`;

/** From a table's arrival to its last row. */
async function takenMs(batch: string): Promise<number> {
  const key = `births/${batch}.csv`;
  await pipeline.put(key, table);
  const upload = await eventually(`${key} is read`, async () => {
    const Key = uploadKey(batch, key);
    const { Item } = await pipeline.table.send(
      new GetCommand({ TableName: pipeline.output('TableName'), Key }),
    );
    const item = Item === undefined ? undefined : uploadItems.parse(Item);
    return item?.doneAt !== undefined && item;
  });
  expect(upload.counts).toMatchObject({ rows: 2000, accepted: 2000 });
  return (upload.doneAt ?? 0) - upload.time;
}

test('A table that is queued behind a hundred hostile files is read whole', async ({ annotate }) => {
  const alone = await takenMs('alone');
  for (const { key, bytes } of hundredHostileFiles()) await pipeline.put(key, bytes);
  const behind = await takenMs('behind');
  // test/unit/rows/hundred-hostile.test.ts checks the processor time; the clock of a shared machine proves nothing.
  await annotate(`alone ${alone} ms, behind the hostile files ${behind} ms`);
});
