import * as z from 'zod';
import { regionalEncodings } from '../file-format.ts';
import { IntakeError } from '../refusal.ts';

export const separators = [',', ';', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

/**
 * `guess`: if a record is not valid UTF-8, the reader reads it as Windows-1252, which Excel writes in Western Europe.
 */
const encodings = ['utf-8', 'guess', 'utf-16le', 'utf-16be', ...regionalEncodings] as const;
export type Encoding = (typeof encodings)[number];

/** Where and how a reader resumes. `columns` holds the column of each position, null for others. */
export const checkpointSchema = z.strictObject({
  byte: z.int().nonnegative(),
  line: z.int().positive(),
  records: z.int().nonnegative(),
  warnedEncoding: z.boolean(),
  dialect: z.strictObject({
    encoding: z.enum(encodings),
    separator: z.string().length(1),
    /** `lf` includes CRLF. */
    newline: z.enum(['lf', 'cr']),
    columns: z.array(z.string().nullable()),
  }),
});

export type Checkpoint = z.infer<typeof checkpointSchema>;
export type Dialect = Checkpoint['dialect'];
export type Newline = Dialect['newline'];

export class CheckpointError extends IntakeError {
  override readonly name = 'CheckpointError';
}
