const checkIntervalMs = 1000;
const parent = process.ppid;

/** npm passes no signal to a process behind its shell, so a server would outlive npm. */
export function onParentEnd(end: () => void): void {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, checkIntervalMs);
  timer.unref();
}

export const isNpmScript = (environment: Readonly<Record<string, string | undefined>>): boolean =>
  environment.npm_lifecycle_event !== undefined;
