import * as z from 'zod';
import type { RefusedGrid } from '../drafts/refused-grid.ts';
import { dateOrders } from '../intake/date-order.ts';

const key = z.string().min(1).max(1024);

export const refusedRowsRequest = z.strictObject({
  upload: key,
});

const cell = z.object({
  at: z.int().optional(),
  header: z.string(),
  value: z.string(),
  reason: z.string(),
  candidates: z.array(z.string()),
});
const row = z.object({
  line: z.int(),
  person: z.string(),
  cells: z.array(z.string()),
  refused: z.array(cell),
});

export const refusedRowsView = z.object({
  upload: key,
  etag: z.string(),
  grid: z.object({
    header: z.array(z.string()),
    separator: z.string(),
    dates: z.object({
      at: z.array(z.int()),
      order: z.enum(dateOrders).optional(),
      yearsFrom: z.int().optional(),
      thisYear: z.int().optional(),
    }),
    rows: z.array(row),
    more: z.int(),
  }),
  reading: z.string().optional(),
  product: z.string().optional(),
});
export type RefusedRowsView = Omit<z.output<typeof refusedRowsView>, 'grid'> & { readonly grid: RefusedGrid };

export const correctedRequest = z.strictObject({
  upload: key,
  etag: z.string().max(100),
  lines: z.array(z.int().min(1)).min(1).max(50),
  correctedIn: key,
});

export const correctedView = z.object({
  upload: z.string(),
  correctedIn: z.string(),
  /** Empty if a newer version has replaced the upload. */
  lines: z.array(z.int()),
});
