import { setImmediate as turn } from 'node:timers/promises';

/**
 * To be awaited first in an invocation that calls the service. Lambda freezes a function between invocations; that a
 * socket was dropped meanwhile shows only after the event loop has turned once. A call before that is written to the
 * dead socket, and nobody can tell whether it was sent (undici#3492, aws-lambda-web-adapter#830).
 */
export const thaw = (): Promise<void> => turn();
