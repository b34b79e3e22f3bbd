import * as z from 'zod';
import { dateOrders } from '../date-order.ts';
import { fileFormats, regionalEncodings } from '../file-format.ts';

const count = z.int();
const unread = z.object({ from: z.int(), to: z.int() }).optional();

const workbookFaults = [
  'no workbook',
  'no sheet',
  'sheet damaged',
  'part missing',
  'packing damaged',
  'list damaged',
  'list missing',
  'cut off',
  'texts too long',
  'too many rows',
  'texts repeated',
  'too much unpacked',
  'too many files',
  'password',
  'old format',
] as const;
export type WorkbookFault = (typeof workbookFaults)[number];

const sheetFaults = ['another is named', 'another table', 'places', 'hidden', 'no table', 'damaged'] as const;
export type SheetFault = (typeof sheetFaults)[number];

export const missingColumns = [
  'birth-date',
  'birth-time',
  'birth-lat',
  'birth-lon',
  'person',
  'place-id',
  'place-lat',
  'place-lon',
  'statement-operation',
  'statement-calls',
] as const;

export const choiceFaults = ['dates', 'time', 'zones', 'language', 'years', 'map'] as const;

const proof = z.object({ order: z.enum(dateOrders), line: z.int() });

export const tableReasons = [
  z.object({ code: z.literal('zero-bytes') }),
  z.object({ code: z.literal('no-header') }),
  z.object({ code: z.literal('no-rows') }),
  z.object({ code: z.literal('other-format'), format: z.enum(fileFormats) }),
  z.object({ code: z.literal('utf-32') }),
  z.object({ code: z.literal('binary') }),
  z.object({ code: z.literal('windows-1252'), encoding: z.enum(regionalEncodings).optional() }),
  z.object({ code: z.literal('workbook'), fault: z.enum(workbookFaults), files: count.optional() }),
  z.object({
    code: z.literal('sheets-left-out'),
    why: z.enum(sheetFaults),
    sheets: z.array(z.string()),
    more: count,
    rows: count,
  }),
  z.object({ code: z.literal('merged-repeated'), column: z.string(), rows: count }),
  z.object({ code: z.literal('merged-alone'), columns: z.array(z.string()) }),
  z.object({ code: z.literal('hidden-rows-read'), rows: count }),
  z.object({ code: z.literal('quote-unclosed'), unread }),
  z.object({ code: z.literal('quote-followed'), unread }),
  z.object({ code: z.literal('line-too-long'), bytes: count, unread }),
  z.object({ code: z.literal('line-endless'), endless: z.int(), bytes: count }),
  z.object({ code: z.literal('line-not-text') }),
  z.object({ code: z.literal('quotes-unpaired') }),
  z.object({ code: z.literal('header-too-long'), bytes: count }),
  z.object({ code: z.literal('header-quotes-unpaired') }),
  z.object({ code: z.literal('values-beyond-columns'), values: count, columns: count }),
  z.object({ code: z.literal('too-many-columns'), columns: count, most: count }),
  z.object({
    code: z.literal('same-column'),
    headers: z.tuple([z.string(), z.string()]),
    column: z.string(),
  }),
  z.object({
    code: z.literal('columns-missing'),
    missing: z.array(z.enum(missingColumns)),
    near: z.array(z.object({ header: z.string(), column: z.string() })),
    found: z.array(z.string()).optional(),
    more: count,
  }),
  z.object({ code: z.literal('header-otherwise'), header: z.string(), column: z.string() }),
  z.object({ code: z.literal('header-remark'), header: z.string() }),
  z.object({ code: z.literal('column-left-out'), headers: z.tuple([z.string(), z.string()]) }),
  z.object({ code: z.literal('header-of-other-event'), headers: z.tuple([z.string(), z.string()]) }),
  z.object({ code: z.literal('column-changes'), header: z.string(), column: z.string() }),
  /** A number in `columns` is the position of a column without a header. */
  z.object({
    code: z.literal('columns-ignored'),
    columns: z.array(z.union([z.string(), z.int()])),
    more: count,
  }),
  z.object({
    code: z.literal('line-beside-rows'),
    is: z.enum(['total', 'header', 'units', 'other order', 'drawn', 'comment', 'numbers']),
    line: count,
  }),
  z.object({
    code: z.literal('no-such-column'),
    wanted: z.string(),
    header: z.string(),
    columns: z.array(z.string()),
  }),
  z.object({ code: z.literal('questions-not-asked'), columns: z.array(z.string()) }),
  z.object({ code: z.literal('choices-too-long'), characters: count }),
  z.object({ code: z.literal('choices-unreadable'), fault: z.enum(choiceFaults) }),
  z.object({ code: z.literal('dates-undecided') }),
  z.object({ code: z.literal('years-after-upload'), year: count }),
  z.object({ code: z.literal('days-exchanged') }),
  z.object({ code: z.literal('half-assumed'), line: count }),
  z.object({ code: z.literal('dates-in-order'), proof }),
  z.object({ code: z.literal('dates-contradict'), proofs: z.array(proof) }),
  z.object({ code: z.literal('reading-too-slow') }),
  z.object({ code: z.literal('reading-too-large') }),
  z.object({ code: z.literal('refusals-unlisted'), listed: count, unlisted: count }),
] as const;
