import type { Fault } from '../../fault.ts';
import { testFiles } from '../test-files.ts';

const dynamo = 'shared/table/dynamo-table.ts';
const grouped = 'shared/table/grouped-table.ts';

export const tableFaults: readonly Fault[] = [
  {
    name: 'group-counts-one',
    file: grouped,
    find: `add[name] = (add[name] ?? 0) + value;`,
    put: `add[name] = value;`,
    why: 'A batch counts one subject for a whole group of rows, and is complete while most of the rows are open.',
    tests: [testFiles.groupedTable],
  },
  {
    name: 'group-fails-together',
    file: grouped,
    find: `else for (const one of group) await this.#writeAlone(one);`,
    put: `else for (const one of group) one.resolve({ ok: false, failed: [0] });`,
    why: 'One known row makes the reader retry its whole group again and again.',
    tests: [testFiles.groupedTable],
  },
  {
    name: 'group-writes-an-item-twice',
    file: grouped,
    find: `if (hasRoom && !keys.some((key) => last.written.has(key))) {`,
    put: `if (hasRoom) {`,
    why: 'DynamoDB refuses two rows of one subject in a group, and the group is written row by row.',
    tests: [testFiles.groupedTable],
  },
  {
    name: 'counter-with-a-condition-joined',
    file: grouped,
    find: `if ('delete' in write || write.condition !== undefined || write.add === undefined) return false;`,
    put: `if ('delete' in write || write.add === undefined) return false;`,
    why: 'A count is written without the condition of its caller.',
    tests: [testFiles.groupedTable],
  },
  {
    name: 'unread-keys-are-missing',
    file: dynamo,
    find: `open = answer.UnprocessedKeys?.[this.#name]?.Keys ?? [];`,
    put: `open = [];`,
    why: 'While DynamoDB throttles, known subjects look new, and erased ones look never erased.',
    tests: [testFiles.dynamoRequests],
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
    why: 'A transaction with a lost answer takes effect twice, and its batch counts twice.',
    tests: [testFiles.dynamoRequests, testFiles.dynamoTable],
  },
  {
    name: 'conflict-ends-the-write',
    file: 'shared/table/table-error.ts',
    find: `  'TransactionConflict',`,
    put: ``,
    why: 'Two concurrent rows with the same count shard make their file fail.',
    tests: [testFiles.dynamoRequests, testFiles.dynamoTable],
  },
  {
    name: 'transaction-under-way-ends-the-write',
    file: dynamo,
    find: `if (error instanceof TransactionInProgressException || error`,
    put: `if (error`,
    why: 'A transaction with a slow answer fails, although it takes effect a moment later: its file is read again.',
    tests: [testFiles.dynamoTrouble],
  },
  {
    name: 'item-without-a-key-taken',
    file: dynamo,
    find: `return answer.Item && toItem(answer.Item);`,
    put: `return answer.Item;`,
    why: 'An item without the keys of the table is processed until something else fails.',
    tests: [testFiles.dynamoTrouble],
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
    why: 'Parts beyond the first megabyte of a report are not read, and bought again.',
    tests: [testFiles.parts, testFiles.memoryTable, testFiles.work, testFiles.reuse],
  },
  {
    name: 'read-of-yesterday',
    file: dynamo,
    find: `Key: keyOf(key), ConsistentRead: true }),`,
    put: `Key: keyOf(key) }),`,
    why: 'A read may return a header from before the lease.',
    tests: [testFiles.dynamoRequests, testFiles.dynamoTable],
  },
  {
    name: 'report-of-yesterday',
    file: dynamo,
    find: `        ConsistentRead: true,
        KeyConditionExpression: prefix`,
    put: `        KeyConditionExpression: prefix`,
    why: 'A read may return a report without a part that was just bought.',
    tests: [testFiles.dynamoRequests, testFiles.dynamoTable],
  },
  {
    name: 'again-and-again-before-the-fresh',
    file: 'shared/lambda/sqs-batch.ts',
    find: `  await Promise.all(event.Records.filter((record) => received(record) <= 1).map(one));
  await Promise.all(event.Records.filter((record) => received(record) > 1).map(one));`,
    put: `  await Promise.all(event.Records.filter((record) => received(record) > 1).map(one));
  await Promise.all(event.Records.filter((record) => received(record) <= 1).map(one));`,
    why: 'A message that fails every time is processed before the fresh ones, and delays them.',
    tests: [testFiles.sqsBatch],
  },
  {
    name: 'former-version-unreadable',
    file: 'shared/table/item-version.ts',
    find: `const oldestVersion = 1;`,
    put: `const oldestVersion = 2;`,
    why: 'After an upgrade, or with a restored table, no item of the former version can be read.',
    tests: ['test/unit/table/versions.test.ts'],
  },
  {
    name: 'later-version-taken-for-ours',
    file: 'shared/table/item-version.ts',
    find: ` || v > schemaVersion`,
    put: ``,
    why: 'After a downgrade, items of an unknown shape are read as if they were ours.',
    tests: ['test/unit/table/versions.test.ts'],
  },
  {
    name: 'version-not-stepped',
    file: 'shared/table/item-version.ts',
    find: `now = steps[version]?.(now) ?? now;`,
    put: ``,
    why: 'An item of a former version is read without its conversion.',
    tests: ['test/unit/table/versions.test.ts'],
  },
  {
    name: 'group-read-after-a-pause',
    file: 'shared/table/dynamo-table.ts',
    find: `if (attempt > 1) await this.#pause(attempt);
      const wanted`,
    put: `await this.#pause(attempt);
      const wanted`,
    why: 'Each group of rows is read only after a pause.',
    tests: ['test/unit/table/dynamo-requests.test.ts'],
  },
];
