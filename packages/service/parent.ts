/** The interval between checks that the parent is alive. */
const checkIntervalMs = 1000;

/**
 * Calls back once when the parent process has ended. npm passes no signal on to a script's process behind its shell:
 * without this, a server would outlive its npm.
 */
export function onParentEnd(end: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, checkIntervalMs);
  timer.unref();
}

/** Returns whether npm runs this process as a script of the package. */
export const isNpmScript = (environment: Readonly<Record<string, string | undefined>>): boolean =>
  environment.npm_lifecycle_event !== undefined;
