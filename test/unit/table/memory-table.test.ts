import { describe, expect, test } from 'vitest';
import { MemoryTable } from '../../support/memory-table.ts';
import { describeTable } from './contract.ts';

describe('the table in memory', () => {
  describeTable(async () => new MemoryTable());

  test('refuses, as DynamoDB does and the local one does not, a removal below a missing parent', async () => {
    const table = new MemoryTable();
    const key = { pk: 'a', sk: '1' };
    await expect(table.update({ key, remove: [['map', 'a']] })).rejects.toThrow('ValidationException');
  });
});
