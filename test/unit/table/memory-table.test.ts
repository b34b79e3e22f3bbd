import { describe, expect, test } from 'vitest';
import { MemoryTable } from '../../support/table/memory-table.ts';
import { describeTable } from './contract.ts';

describe('the table in memory', () => {
  describeTable(async () => new MemoryTable({ isChecked: false }));

  test('The table in memory refuses to remove a member of a missing map as DynamoDB does, unlike the local emulator', async () => {
    const table = new MemoryTable();
    const key = { pk: 'a', sk: '1' };
    await expect(table.update({ key, remove: [['map', 'a']] })).rejects.toThrow('ValidationException');
  });
});
