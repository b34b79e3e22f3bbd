import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  indexFile,
  isSubjectFile,
  type RecordedSubject,
  type RecordingIndex,
  recordedSubject,
  recordingIndex,
} from '@palmleaf/contract/recording';
import type * as z from 'zod';
import { ServiceError } from '../handler/errors.ts';

export class UnreadableRecordingError extends ServiceError {
  override readonly name = 'UnreadableRecordingError';
}

/** Reads the output of `palmleaf export BATCH --answers FOLDER`. @throws {UnreadableRecordingError} */
export function readRecording(folder: string): { index: RecordingIndex; subjects: RecordedSubject[] } {
  let files: string[];
  try {
    files = readdirSync(folder);
  } catch {
    throw new UnreadableRecordingError(`--replay: ${folder} is not a readable folder`);
  }
  if (!files.includes(indexFile)) {
    throw new UnreadableRecordingError(
      `--replay: ${folder} has no ${indexFile}: it is not a recording, or the export did not finish. Write a recording with: palmleaf export BATCH --answers FOLDER`,
    );
  }
  const index = read(recordingIndex, folder, indexFile);
  const subjects = files
    .filter(isSubjectFile)
    .sort()
    .map((file) => read(recordedSubject, folder, file));
  if (subjects.length !== index.subjects) {
    throw new UnreadableRecordingError(
      `--replay: ${folder} names ${index.subjects} subjects in ${indexFile}, but holds ${subjects.length}`,
    );
  }
  return { index, subjects };
}

const maxFileBytes = 64_000_000;

function read<S extends z.ZodType>(schema: S, folder: string, file: string): z.output<S> {
  let value: unknown;
  const path = join(folder, file);
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > maxFileBytes)
    throw new UnreadableRecordingError(
      `--replay: ${path} is not a file of a recording: it is larger than 64 MB`,
    );
  try {
    value = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  } catch {
    throw new UnreadableRecordingError(`--replay: ${join(folder, file)} is not JSON`);
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new UnreadableRecordingError(
    `--replay: ${join(folder, file)} is not a file of a recording: ${issue?.path.join('/') ?? ''} ${issue?.message ?? ''}`,
  );
}
