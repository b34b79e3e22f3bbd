import { tmpdir } from 'node:os';
import { openRunFolder } from './run-folder.ts';

/** What a shell takes for the end by a signal. */
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
/** npm passes on what the terminal has sent to all already: that is no second wish. */
const sameWishMs = 1000;

/**
 * Runs a program that somebody may interrupt. It and what it starts have a temporary folder of their own, which goes
 * however it ends: done, by an error, or by a signal; after SIGKILL with the next run.
 *
 * @param program is told by the signal to end what it has begun, and may throw then; a second interruption waits for nothing
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
      if (code !== undefined && performance.now() - since > sameWishMs) process.exit(exitCode);
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
