import { tmpdir } from 'node:os';
import { openRunFolder } from './run-folder.ts';

/** Exit codes that a shell reads as death by a signal. */
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
/** npm forwards the signal that the terminal has sent already: within this time it is no second interruption. */
const sameInterruptionMs = 1000;

/**
 * Removes the temporary folder at the end; after SIGKILL, the next run removes it.
 * @param program gets an abort signal; a second interruption ends it at once
 */
export async function interruptible(program: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const before = process.env.TMPDIR;
  const { folder, remove } = openRunFolder(tmpdir());
  process.env.TMPDIR = folder;
  process.once('exit', remove);
  const interruption = new AbortController();
  let code: number | undefined;
  let since = 0;
  const handlers = Object.entries(exitCodes).map(([name, exitCode]) => {
    const interrupt = () => {
      if (code !== undefined && performance.now() - since > sameInterruptionMs) process.exit(exitCode);
      code ??= exitCode;
      since ||= performance.now();
      interruption.abort();
    };
    process.on(name, interrupt);
    return () => process.off(name, interrupt);
  });
  try {
    await program(interruption.signal);
  } catch (error) {
    if (!interruption.signal.aborted) throw error;
  } finally {
    for (const forget of handlers) forget();
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    remove();
  }
  if (code !== undefined) process.exit(code);
}
