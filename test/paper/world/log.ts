import type { RootLog } from '../../../shared/lambda/logger.ts';

const ignore = () => undefined;

export const silentLog: RootLog = { info: ignore, warn: ignore, error: ignore, child: () => silentLog };

export class ErrorCount {
  readonly counts = new Map<string, number>();
  readonly log: RootLog = {
    info: ignore,
    warn: ignore,
    error: (message, fields = {}) => {
      const text = `${message} ${String(fields.error ?? '')}`;
      this.counts.set(text, (this.counts.get(text) ?? 0) + 1);
    },
    child: () => this.log,
  };
}
