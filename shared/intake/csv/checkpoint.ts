import * as z from 'zod';
import { IntakeError } from '../refusal.ts';

export const separators = [',', ';', '\t'] as const;
export type Separator = (typeof separators)[number];

/**
 * The encoding of a file. `guess` is UTF-8 without a mark: a record that is not valid UTF-8 is read as Windows-1252,
 * which Excel writes by default in Western Europe.
 */
const encodings = ['utf-8', 'guess', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * Everything that a reader needs to resume in the middle of a file: small, plain JSON. It does not read the header
 * again; `columns` holds the column of each position, null for one that is not ours.
 */
export const checkpointSchema = z.strictObject({
  /** Offset of the first unread byte; always the start of a record. */
  byte: z.int().nonnegative(),
  /** Line on which that record starts, counted from 1. */
  line: z.int().positive(),
  /** Records read so far, including refused ones, without the header. */
  records: z.int().nonnegative(),
  /** Whether the warning about Windows-1252 has been given. */
  warnedEncoding: z.boolean(),
  dialect: z.strictObject({
    encoding: z.enum(encodings),
    separator: z.string().length(1),
    /** `lf` also stands for CRLF: a carriage return before a line feed belongs to the line end. */
    newline: z.enum(['lf', 'cr']),
    columns: z.array(z.string().nullable()),
  }),
});

/** The position at which a ranged read from `byte` can resume. */
export type Checkpoint = z.infer<typeof checkpointSchema>;
export type Dialect = Checkpoint['dialect'];
export type Newline = Dialect['newline'];

/** The checkpoint does not belong to this kind of table. */
export class CheckpointError extends IntakeError {
  override readonly name = 'CheckpointError';
}
