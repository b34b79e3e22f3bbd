import { Output } from './output.ts';

interface EndCodes {
  /** Whoever reads the output has stopped early: `palmleaf export june --ndjson | head`. */
  readonly readerGone: number;
  /** The output cannot be written, to a full disk for example. */
  readonly failed: number;
  /** A fault that nobody has caught. */
  readonly fault: number;
}

/** The output of this process, and how the process ends when it cannot be written, or by a fault of its own. */
export function processOutput(codes: EndCodes): Output {
  const out = new Output(process.stdout, process.stderr);
  process.stdout.on('error', (error) => {
    const code = 'code' in error ? String(error.code) : error.name;
    if (code === 'EPIPE') process.exit(codes.readerGone);
    out.end(`The output cannot be written (${code})`);
    process.exit(codes.failed);
  });
  // Without a reader of what is said on the way, there is nobody to tell.
  process.stderr.on('error', () => undefined);
  // Node would write its message raw.
  process.on('uncaughtException', (error) => {
    if (isDiskError(error)) out.end(diskSentence(error.code));
    else out.tellFault(error);
    process.exit(isDiskError(error) ? codes.failed : codes.fault);
  });
  return out;
}

/** What to tell when the disk takes no more. */
export const diskSentence = (code: string): string =>
  `The disk takes no more (${code}): make room and start again. What is bought is kept.`;

/** Whether an error is the disk's: full, over quota, or not to be written. */
export const isDiskError = (error: unknown): error is Error & { readonly code: string } =>
  error instanceof Error &&
  'code' in error &&
  ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO'].includes(String(error.code));
