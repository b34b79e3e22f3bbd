import { Output } from './output.ts';

interface EndCodes {
  readonly outputClosed: number;
  readonly outputFailed: number;
  readonly uncaught: number;
}

/** Ends the process if the output fails or an error is uncaught. */
export function processOutput(codes: EndCodes): Output {
  const out = new Output(process.stdout, process.stderr);
  process.stdout.on('error', (error) => {
    const code = 'code' in error ? String(error.code) : error.name;
    if (code === 'EPIPE') process.exit(codes.outputClosed);
    out.say(`The output cannot be written (${code})`);
    process.exit(codes.outputFailed);
  });
  process.stderr.on('error', () => undefined);
  // Node would print the message unescaped.
  process.on('uncaughtException', (error) => {
    if (isDiskError(error)) out.say(diskSentence(error.code));
    else out.printFault(error);
    process.exit(isDiskError(error) ? codes.outputFailed : codes.uncaught);
  });
  return out;
}

const noSpace = 'free some space';
const noRight = 'allow this user to write there';
const adviceOf: Readonly<Record<string, string>> = {
  ENOSPC: noSpace,
  EDQUOT: noSpace,
  EACCES: noRight,
  EPERM: noRight,
  EROFS: 'it is mounted read-only; mount it for writing or choose another folder',
  EIO: 'check the disk',
};

export const diskSentence = (code: string): string =>
  `Nothing more can be written to the disk (${code}): ${adviceOf[code] ?? noSpace}, and start again. Bought answers stay stored.`;

export const isDiskError = (error: unknown): error is Error & { readonly code: string } =>
  error instanceof Error && 'code' in error && Object.hasOwn(adviceOf, String(error.code));
