import * as z from 'zod';
import { IntakeError } from '../refusal.ts';

export const separators = [',', ';', '\t'] as const;
export type Separator = (typeof separators)[number];

/**
 * How the bytes of a file become text. `guess` is UTF-8 without a mark: a record that is not valid UTF-8 is read as
 * Windows-1252, which Excel writes by default in Western Europe.
 */
const encodings = ['utf-8', 'guess', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * Everything a reader has to know to go on in the middle of a file: small, plain JSON. The header is not read again;
 * `columns` says for each position which column it is, null for a column that is not ours.
 */
export const checkpointSchema = z.strictObject({
  /** Offset of the first byte not read yet; always the start of a record. */
  byte: z.int().nonnegative(),
  /** Line on which that record starts, counted from 1. */
  line: z.int().positive(),
  /** Records seen so far, refused ones included; without the header. */
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

/** Where a reader may be resumed, with a ranged read that starts at `byte`. */
export type Checkpoint = z.infer<typeof checkpointSchema>;
export type Dialect = Checkpoint['dialect'];
export type Newline = Dialect['newline'];

/** The checkpoint does not belong to this kind of table. */
export class CheckpointError extends IntakeError {
  override readonly name = 'CheckpointError';
}
