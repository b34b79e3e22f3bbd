import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { startLocalTable } from '../../../../test/contract/table.ts';
import { Host } from './host.ts';
import { type PeerRun, untilReports } from './run.ts';

const table = 'idempotency';
const batchSize = 2;
const response = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })) });

export async function runPowertools(given: PeerRun): Promise<number | undefined> {
  const { vendor, scripts, service, people, reports, killAfterCalls, timeoutMs } = given;
  const local = await startLocalTable();
  try {
    await local.client.send(
      new CreateTableCommand({
        TableName: table,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
        KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
      }),
    );
    const host = new Host(scripts, 'powertools.mjs', 'batch', {
      SERVICE: service,
      TABLE: table,
      REPORTS: reports,
      POWERTOOLS_SERVICE_NAME: 'peer',
      AWS_LAMBDA_FUNCTION_NAME: 'peer',
      AWS_ENDPOINT_URL: local.endpoint,
      AWS_REGION: 'eu-central-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
    });
    const queue = people.map((person) => ({
      messageId: person.id,
      body: JSON.stringify(person),
      shownAt: 0,
    }));
    const began = performance.now();
    vendor.begin(killAfterCalls, () => host.kill());
    let isOver = false;
    const work = async (): Promise<void> => {
      while (!isOver && queue.length > 0) {
        const now = performance.now();
        const records = queue.filter(({ shownAt }) => shownAt <= now).slice(0, batchSize);
        for (const record of records) record.shownAt = now + timeoutMs;
        if (records.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
        else {
          const Records = records.map((record) => ({ ...record, eventSource: 'aws:sqs' }));
          const outcome = await host.invoke({ Records }, timeoutMs);
          const failed = outcome.kind === 'ended' ? failedOf(outcome.result) : undefined;
          for (const { messageId } of records)
            if (failed?.has(messageId) === false)
              queue.splice(
                queue.findIndex((one) => one.messageId === messageId),
                1,
              );
        }
      }
    };
    const working = work();
    try {
      return await untilReports(given, began);
    } finally {
      isOver = true;
      host.kill();
      await working;
    }
  } finally {
    await local.stop();
  }
}

const failedOf = (result: unknown): ReadonlySet<string> =>
  new Set(response.parse(result).batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
