import type { Base } from '@palmleaf/contract/operations';
import type { FanOutSettings } from '../../../functions/fan-out/deps.ts';
import type { ReconcilerSettings } from '../../../functions/reconciler/deps.ts';
import type { Settings } from '../../../shared/config/settings.ts';
import type { IntakeSettings } from '../../../shared/uploads/classify-upload.ts';
import { usualFanOut, usualIntake, usualReconciler } from '../../support/settings/settings.ts';
import type { Random } from './random.ts';
import type { Scenario } from './scenario/scenario.ts';
import { minute } from './scenario/times.ts';

export type WorldSettings = FanOutSettings &
  ReconcilerSettings &
  IntakeSettings &
  Pick<Settings, 'services' | 'lease' | 'intake' | 'places' | 'erasure'>;

export function settingsOf(scenario: Scenario, random: Random): WorldSettings {
  const { unknownPolicy, reuse, monthlyCeiling, monthlyCeilingMicros, placesCeiling, schemes } = scenario;
  const service = (base: Base) => ({ url: `https://${base}.example`, scheme: schemes[base] });
  return {
    ...usualFanOut,
    ...usualIntake,
    ...usualReconciler,
    services: {
      palmistry: service('palmistry'),
      base: service('base'),
      vision: service('vision'),
      chat: service('chat'),
    },
    retry: { ...usualFanOut.retry, unknown: unknownPolicy },
    calls: { ...usualFanOut.calls, atOnce: random.pick([4, 22, 22]) },
    reuse,
    trial: scenario.trial,
    erasure: { secondSweepAfterMs: 20 * minute },
    budget: {
      ...(monthlyCeiling === undefined ? {} : { monthlyCeiling }),
      ...(monthlyCeilingMicros === undefined
        ? {}
        : { monthlyCeilingMoney: { currency: 'USD', micros: monthlyCeilingMicros } }),
      ...(placesCeiling === undefined ? {} : { placesCeiling }),
      blockSize: random.pick([8, 40, 110]),
    },
  };
}
