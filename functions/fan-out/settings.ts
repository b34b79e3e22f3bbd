import type { Settings } from '../../shared/config/settings.ts';
import type { FanOutSettings } from './deps.ts';

/** What fan-out needs of a deployment's settings. */
export function fanOutSettings(settings: Settings): FanOutSettings {
  return {
    plan: { sendPersonWithPhoto: settings.sendPersonWithPhoto },
    unknown: settings.unknown,
    callsAtOnce: settings.callsAtOnce,
    attemptTimeout: settings.attemptTimeout,
    margin: settings.margin,
    shortWait: settings.shortWait,
    shortWaits: settings.shortWaits,
    backoff: settings.backoff,
    unknownDelay: settings.unknownDelay,
    slowDown: settings.slowDown,
    probe: settings.probe,
    maxAttempts: settings.maxAttempts,
    maxLaters: settings.maxLaters,
    reuse: settings.reuse,
    takeOverAfter: settings.takeOverAfter,
    lookAgain: settings.lookAgain,
  };
}
