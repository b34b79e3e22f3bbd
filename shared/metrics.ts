import type { GateReason } from './ledger/items/state.ts';

/** Names of the metrics that the reconciler writes each minute. They are an interface: alarms and dashboard read them. */
export const reconcilerMetrics = {
  oldestDue: 'OldestDue',
  waiting: 'Waiting',
  released: 'Released',
  republished: 'Republished',
  spendShare: 'SpendShare',
} as const;

/** Closed gates by reason; written only while there is one. */
export const gateMetrics = {
  placeholder: 'GatesWithoutCredential',
  'credential unreadable': 'GatesCredentialUnreadable',
  'credential refused': 'GatesCredentialRefused',
  'endpoint refused': 'GatesEndpointRefused',
  'wallet empty': 'GatesWalletEmpty',
  'store refuses': 'GatesStoreRefuses',
  unreachable: 'GatesUnreachable',
  failing: 'GatesFailing',
  throttled: 'GatesThrottled',
} as const satisfies Readonly<Record<GateReason, string>>;
