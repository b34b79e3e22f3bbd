import type { FanOutSettings } from '../../../functions/fan-out/deps.ts';
import type { ReconcilerSettings } from '../../../functions/reconciler/deps.ts';
import type { Settings } from '../../../shared/config/settings.ts';
import { activeProducts } from '../../../shared/plan/active-products.ts';
import type { IntakeSettings } from '../../../shared/uploads/classify-upload.ts';
import { planInTests } from './plan-settings.ts';

const second = 1000;
const minute = 60 * second;

const usual = {
  lease: { marginMs: 10 * second, takeOverAfterMs: second },
  jobs: { graceMs: 2 * minute, resendAfterMs: 5 * minute },
  reconciler: {
    recheckAfterMs: minute,
    releaseLimit: 60,
    releaseSpreadMs: 45 * second,
    quietMs: 10 * minute,
  },
} as const satisfies Partial<Settings>;

export const usualFanOut: FanOutSettings = {
  lease: usual.lease,
  reconciler: usual.reconciler,
  plan: planInTests,
  reuse: true,
  reuseAcrossServices: false,
  reuseAcrossCustomers: false,
  calls: { atOnce: 22, attemptTimeoutMs: minute, marginMs: 10 * second },
  retry: {
    unknown: 'retry',
    maxAttempts: 5,
    maxDeferrals: 40,
    backoff: { firstMs: 5 * second, capMs: 5 * minute },
    unknownBackoff: { firstMs: 10 * second, capMs: minute },
  },
  gate: {
    throttled: { firstMs: second, capMs: 30 * second },
    probe: { firstMs: minute, capMs: 15 * minute },
    shortWaitMs: 20 * second,
    shortWaits: 3,
  },
};

export const withRetry = (
  settings: FanOutSettings,
  retry: Partial<FanOutSettings['retry']>,
): FanOutSettings => ({ ...settings, retry: { ...settings.retry, ...retry } });

export const usualReconciler: ReconcilerSettings = {
  jobs: usual.jobs,
  reconciler: usual.reconciler,
  trial: 0,
  budget: { blockSize: 30 },
};

export const usualIntake: IntakeSettings & Pick<Settings, 'lease' | 'intake' | 'places' | 'plan'> = {
  products: activeProducts,
  plan: planInTests,
  intake: { maxRefusedRows: 10_000, photoCheck: 'off' },
  places: { monthsAhead: 1 },
  jobs: usual.jobs,
  lease: { ...usual.lease, takeOverAfterMs: 30 * second },
};
