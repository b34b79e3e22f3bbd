import type { GateReason } from './ledger/items/state.ts';

/** Written each minute; alarms and dashboard read them by name. */
export const reconcilerMetrics = {
  oldestDue: 'OldestDue',
  waiting: 'Waiting',
  released: 'Released',
  republished: 'Republished',
  spendShare: 'SpendShare',
} as const;

/** Closed gates by reason; written only while a gate is closed. */
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
