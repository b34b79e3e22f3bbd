import * as z from 'zod';
import type { RefusedGrid } from '../drafts/refused-grid.ts';
import { dateOrders } from '../intake/date-order.ts';

const key = z.string().min(1).max(1024);

export const refusedRowsRequest = z.strictObject({
  /** The key of a table of the batch. */
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

/** The refused rows of one version of a table, as they are written in it. */
export const refusedRowsView = z.object({
  upload: key,
  etag: z.string(),
  grid: z.object({
    header: z.array(z.string()),
    separator: z.string(),
    /** The positions of the dates, and how the file writes them. */
    dates: z.object({
      at: z.array(z.int()),
      order: z.enum(dateOrders).optional(),
      yearsFrom: z.int().optional(),
      thisYear: z.int().optional(),
    }),
    rows: z.array(row),
    /** The number of refused rows that are left out. */
    more: z.int(),
  }),
  /** The choices and the product of the upload, which hold for the corrected rows too. */
  reading: z.string().optional(),
  product: z.string().optional(),
});
export type RefusedRowsView = Omit<z.output<typeof refusedRowsView>, 'grid'> & { readonly grid: RefusedGrid };

export const correctedRequest = z.strictObject({
  upload: key,
  etag: z.string().max(100),
  /** The refused lines that were sent again, corrected. */
  lines: z.array(z.int().min(1)).min(1).max(50),
  /** The key of the upload that holds them. */
  correctedIn: key,
});

export const correctedView = z.object({
  upload: z.string(),
  correctedIn: z.string(),
  /** The lines with a refusal of that version; empty if a newer one has taken its place. */
  lines: z.array(z.int()),
});
