import type { Fault } from '../fault.ts';
import { meant } from './meant.ts';

const dynamo = 'shared/table/dynamo-table.ts';
const grouped = 'shared/table/grouped-table.ts';

export const tableFaults: readonly Fault[] = [
  {
    name: 'group-counts-one',
    file: grouped,
    find: `add[name] = (add[name] ?? 0) + value;`,
    put: `add[name] = value;`,
    why: 'A batch counts one subject for all rows that came together, and is complete while most of it is open.',
    tests: [meant.groupedTable],
  },
  {
    name: 'group-fails-together',
    file: grouped,
    find: `else for (const one of group) await this.#writeAlone(one);`,
    put: `else for (const one of group) one.resolve({ ok: false, failed: [0] });`,
    why: 'One row that is there already has all that came with it tried again and again.',
    tests: [meant.groupedTable],
  },
  {
    name: 'group-writes-an-item-twice',
    file: grouped,
    find: `if (fits && !keys.some((key) => last.written.has(key))) {`,
    put: `if (fits) {`,
    why: 'Two rows of one subject in a turn are refused by DynamoDB, and their group is written row by row.',
    tests: [meant.groupedTable],
  },
  {
    name: 'counter-with-a-condition-joined',
    file: grouped,
    find: `if ('delete' in write || write.condition !== undefined || write.add === undefined) return false;`,
    put: `if ('delete' in write || write.add === undefined) return false;`,
    why: 'A count is written without the condition that it was asked for with.',
    tests: [meant.groupedTable],
  },
  {
    name: 'unread-keys-are-missing',
    file: dynamo,
    find: `open = answer.UnprocessedKeys?.[this.#name]?.Keys ?? [];`,
    put: `open = [];`,
    why: 'While DynamoDB throttles, subjects that are there are taken for new, and erased ones for never erased.',
    tests: [meant.dynamoRequests],
  },
  {
    name: 'new-token-for-each-try',
    file: dynamo,
    find: `this.#untilNoConflict(() => this.#client.send(command));
      return { ok: true };`,
    put: `this.#untilNoConflict(() =>
        this.#client.send(new TransactWriteCommand({ ...command.input, ClientRequestToken: randomUUID() })),
      );
      return { ok: true };`,
    why: 'A transaction whose answer was lost is carried out twice, and its batch counts twice.',
    tests: [meant.dynamoRequests, meant.dynamoTable],
  },
  {
    name: 'conflict-ends-the-write',
    file: dynamo,
    find: `new Set(['TransactionConflict', 'ThrottlingError',`,
    put: `new Set(['ThrottlingError',`,
    why: 'Two rows of one batch that meet on its count shard fail their file.',
    tests: [meant.dynamoRequests, meant.dynamoTable],
  },
  {
    name: 'transaction-under-way-ends-the-write',
    file: dynamo,
    find: `if (error instanceof TransactionInProgressException || error`,
    put: `if (error`,
    why: 'A transaction whose answer was slow fails, though it takes effect a moment later: its file is read again.',
    tests: [meant.dynamoTrouble],
  },
  {
    name: 'item-without-a-key-taken',
    file: dynamo,
    find: `return answer.Item && toItem(answer.Item);`,
    put: `return answer.Item;`,
    why: 'What is no item of the table is worked on until something else breaks.',
    tests: [meant.dynamoTrouble],
  },
  {
    name: 'only-the-first-page-of-a-partition',
    file: 'shared/table/table.ts',
    find: `      ...(cursor === undefined ? {} : { cursor }),
    });
    yield* page.items;
    cursor = page.cursor;
  } while (cursor !== undefined);`,
    put: `      ...(cursor === undefined ? {} : { cursor }),
    });
    yield* page.items;
    cursor = page.cursor;
  } while (cursor === 'never');`,
    why: 'Parts beyond the first megabyte of a report are not seen, and bought again.',
    tests: [meant.parts, meant.memoryTable, meant.work, meant.reuse],
  },
  {
    name: 'read-of-yesterday',
    file: dynamo,
    find: `Key: keyOf(key), ConsistentRead: true }),`,
    put: `Key: keyOf(key) }),`,
    why: 'A look at a header may show it as it was before the lease.',
    tests: [meant.dynamoRequests, meant.dynamoTable],
  },
  {
    name: 'report-of-yesterday',
    file: dynamo,
    find: `        ConsistentRead: true,
        KeyConditionExpression: prefix`,
    put: `        KeyConditionExpression: prefix`,
    why: 'A look at a report may miss a part that was just bought.',
    tests: [meant.dynamoRequests, meant.dynamoTable],
  },
  {
    name: 'again-and-again-before-the-fresh',
    file: 'shared/lambda/sqs-batch.ts',
    find: `  await Promise.all(event.Records.filter((record) => received(record) <= 1).map(one));
  await Promise.all(event.Records.filter((record) => received(record) > 1).map(one));`,
    put: `  await Promise.all(event.Records.filter((record) => received(record) > 1).map(one));
  await Promise.all(event.Records.filter((record) => received(record) <= 1).map(one));`,
    why: 'A message that fails every time is read before the fresh ones, and holds them up.',
    tests: [meant.sqsBatch],
  },
  {
    name: 'former-version-unreadable',
    file: 'shared/table/item-version.ts',
    find: `const oldestVersion = 1;`,
    put: `const oldestVersion = 2;`,
    why: 'After an update, or with a restored table, nothing that was begun before can be read.',
    tests: ['test/unit/table/versions.test.ts'],
  },
  {
    name: 'later-version-taken-for-ours',
    file: 'shared/table/item-version.ts',
    find: ` || v > schemaVersion`,
    put: ``,
    why: 'After going back over an update, items of a shape that nobody here knows are read as if they were ours.',
    tests: ['test/unit/table/versions.test.ts'],
  },
  {
    name: 'version-not-stepped',
    file: 'shared/table/item-version.ts',
    find: `now = steps[version]?.(now) ?? now;`,
    put: ``,
    why: 'An item of a former version is read without what makes it one of this version.',
    tests: ['test/unit/table/versions.test.ts'],
  },
];
