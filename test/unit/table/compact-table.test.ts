import { CompactTable } from '../../paper/world/compact-table.ts';
import { describeTable } from './contract.ts';

describeTable(async () => new CompactTable());
