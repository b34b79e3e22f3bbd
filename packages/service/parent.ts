/** How often it is looked whether the parent is still there. */
const checkIntervalMs = 1000;

/**
 * Calls back once, when the process that started this one has ended. npm passes no signal on to what a script runs
 * behind its shell: without this, a server would outlive an npm that was ended.
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

/** Whether npm runs this process as a script of the package. */
export const isNpmScript = (environment: Readonly<Record<string, string | undefined>>): boolean =>
  environment.npm_lifecycle_event !== undefined;
