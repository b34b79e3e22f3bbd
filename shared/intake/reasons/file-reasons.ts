import * as z from 'zod';
import { fileFormats } from '../file-format.ts';

const count = z.int();
const name = z.string();

export const heicFaults = ['moving', 'uncommon', 'cropped', 'too slow'] as const;

export const photoDoubts = [
  'not_an_image',
  'unsupported_format',
  'corrupt',
  'too_large',
  'too_many_pixels',
  'too_small',
  'no_hand',
  'hand_not_open',
  'back_of_hand',
  'hand_too_small',
  'palm_cropped',
  'too_dark',
  'over_exposed',
  'too_blurred',
  'no_lines',
  'drawn_hand',
  'two_hands',
] as const;
export type DoubtCode = (typeof photoDoubts)[number];

export const directoryFaults = ['unreadable', 'missing', 'elsewhere', 'overlapping'] as const;

export const fileReasons = [
  z.object({ code: z.literal('name-empty'), name }),
  z.object({ code: z.literal('name-control-character'), name }),
  z.object({ code: z.literal('name-empty-part'), name }),
  z.object({ code: z.literal('name-of-dots'), name }),
  z.object({ code: z.literal('name-too-long'), name, bytes: count, most: count }),
  z.object({ code: z.literal('batch-with-slash') }),
  z.object({ code: z.literal('customer-name') }),
  z.object({ code: z.literal('no-batch-of-customer') }),
  z.object({ code: z.literal('customer-is-batch'), batch: z.string() }),
  z.object({ code: z.literal('no-folder') }),
  z.object({ code: z.literal('no-batch-folder') }),
  z.object({ code: z.literal('extension'), extension: z.string().optional() }),
  z.object({ code: z.literal('system-file') }),
  z.object({ code: z.literal('s3-placeholder') }),
  z.object({ code: z.literal('object-deleted') }),
  z.object({
    code: z.literal('too-many-megabytes'),
    of: z.enum(['photo', 'table', 'workbook', 'archive']),
    megabytes: count,
    most: count,
  }),
  z.object({ code: z.literal('reader-died'), of: z.enum(['photo', 'file', 'archive']) }),
  z.object({ code: z.literal('photo-format'), format: z.enum([...fileFormats, 'text']).optional() }),
  z.object({ code: z.literal('photo-damaged') }),
  z.object({ code: z.literal('heic'), fault: z.enum(heicFaults) }),
  z.object({ code: z.literal('side-too-long'), width: count, height: count, most: count }),
  z.object({
    code: z.literal('too-many-pixels'),
    width: count,
    height: count,
    megapixels: z.number(),
    /** Whether the format can only be decoded whole. */
    whole: z.boolean(),
  }),
  z.object({ code: z.literal('decoding-too-large') }),
  z.object({ code: z.literal('decoding-too-slow') }),
  z.object({ code: z.literal('photo-doubted'), doubt: z.enum(photoDoubts).optional() }),
  z.object({ code: z.literal('kept-out'), line: z.int().optional() }),
  z.object({ code: z.literal('cancelled'), line: z.int().optional() }),
  z.object({ code: z.literal('metadata-no-texts') }),
  z.object({ code: z.literal('metadata-missing'), name }),
  z.object({ code: z.literal('directory'), fault: z.enum(directoryFaults) }),
  z.object({ code: z.literal('part-of-several') }),
  z.object({ code: z.literal('too-many-files'), files: count, most: count }),
  z.object({ code: z.literal('directory-too-large'), megabytes: count }),
  /** With this file, the archive exceeds the limit of unpacked bytes. */
  z.object({ code: z.literal('archive-too-large-before'), gigabytes: z.number() }),
  z.object({ code: z.literal('archive-empty') }),
  z.object({ code: z.literal('archive-left-out'), files: count }),
  z.object({ code: z.literal('entry-came-first'), entry: z.string() }),
  z.object({ code: z.literal('file-came-first'), entry: z.string() }),
  z.object({ code: z.literal('too-deep'), folders: count, most: count }),
  z.object({ code: z.literal('path-leads-out') }),
  z.object({ code: z.literal('nested') }),
  z.object({
    code: z.literal('too-large-unpacked'),
    of: z.enum(['photo', 'table']),
    megabytes: count,
    most: count,
  }),
  z.object({ code: z.literal('packed-larger') }),
  z.object({ code: z.literal('grows-too-much'), times: count }),
  z.object({ code: z.literal('encrypted') }),
  z.object({ code: z.literal('packing-method'), method: z.int() }),
  z.object({ code: z.literal('entry-damaged') }),
] as const;
