import type { FanOutSettings } from '../../functions/fan-out/deps.ts';
import type { ReconcilerSettings } from '../../functions/reconciler/deps.ts';

const minute = 60_000;

/** Fan-out as most tests have it: what waits a little is waited out. */
export const usualFanOut: FanOutSettings = {
  plan: { sendPersonWithPhoto: false },
  unknown: 'retry',
  callsAtOnce: 22,
  attemptTimeout: minute,
  margin: 10_000,
  shortWait: 20_000,
  shortWaits: 3,
  backoff: { first: 5000, cap: 5 * minute },
  unknownDelay: { first: 10_000, cap: minute },
  slowDown: { first: 1000, cap: 30_000 },
  probe: { first: minute, cap: 15 * minute },
  maxAttempts: 5,
  maxLaters: 40,
  reuse: true,
  takeOverAfter: 1000,
  lookAgain: minute,
};

/** The reconciler as most tests have it, without a ceiling of the month. */
export const usualReconciler: ReconcilerSettings = {
  resendAfter: 5 * minute,
  releaseLimit: 60,
  releaseSpread: 45_000,
  lookAgain: minute,
  quiet: 10 * minute,
  monthlyCeiling: undefined,
};
