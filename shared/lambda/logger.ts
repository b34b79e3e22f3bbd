import { Logger } from '@aws-lambda-powertools/logger';
import type { Log } from '../log.ts';
import { requestId } from './request-id.ts';

/** Each record gets a child logger, so that parallel records never share keys. */
export type LogKeys = Readonly<Record<string, string>>;

export interface RootLog extends Log {
  child(keys: LogKeys): Log;
}

export function createLog(functionName: string): RootLog {
  const logger = new Logger({ serviceName: `palmleaf-${functionName}` });
  return { ...toLog(logger), child: (keys) => toLog(logger.createChild({ persistentKeys: keys })) };
}

function toLog(logger: Logger): Log {
  return {
    info: (message, fields) => logger.info(message, withRequest(fields)),
    warn: (message, fields) => logger.warn(message, withRequest(fields)),
    error: (message, fields) => logger.error(message, withRequest(fields)),
  };
}

const withRequest = (fields: Readonly<Record<string, unknown>> = {}) => ({
  ...fields,
  requestId: requestId(),
});

/** Only name and code: foreign messages can quote birth data or presigned addresses. */
export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = Reflect.get(error, 'code');
  // The message may take several lines before the stack frames.
  const where = error.stack
    ?.split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .*:\d+:\d+\)?$/.test(line))
    .slice(0, 5);
  return { error: error.name, ...(typeof code === 'string' ? { code } : {}), where };
}
