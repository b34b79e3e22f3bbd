import { expect, test } from 'vitest';
import { CompactTable } from '../../paper/world/compact-table.ts';
import { pack, unpack } from '../../paper/world/packed-item.ts';
import { describeTable } from './contract.ts';

describeTable(async () => new CompactTable());

test('An unpacked item equals the packed one, with sets and bytes within its maps', () => {
  const item = {
    pk: 'inputs#1',
    sk: 'inputs#1',
    tags: new Set(['a', 'b']),
    body: new Uint8Array([0, 127, 255]),
    calls: { 'june/anna': new Set(['c']), 'june/ben': { deeper: [new Set(['d'])] } },
  };
  expect(unpack(pack(item))).toEqual(item);
});
