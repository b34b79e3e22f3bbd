import * as z from 'zod';
import { legacy, orLegacy } from '../../table/legacy.ts';
import { fileReasons } from './file-reasons.ts';
import { rowReasons } from './row-reasons.ts';
import { tableReasons } from './table-reasons.ts';

/** A code with parameters, never a sentence. */
const refusalReason = z.discriminatedUnion('code', [...tableReasons, ...rowReasons, ...fileReasons, legacy]);
export type RefusalReason = z.output<typeof refusalReason>;

export const rowsLeftOut = (reason: RefusalReason): number =>
  reason.code === 'sheets-left-out' ? reason.rows : reason.code === 'line-beside-rows' ? 1 : 0;

export const storedRefusalReason = orLegacy(refusalReason);
