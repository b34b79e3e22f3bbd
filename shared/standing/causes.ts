import { gateReasons, type Reason } from '../ledger/items/state.ts';
import type { Severity } from './severity.ts';

const otherCauses = [
  'paused',
  'held',
  'batch-ceiling',
  'customer-budget',
  'month-ceiling',
  'places-ceiling',
  'no-price',
  'reconciler-late',
] as const;

export const causeCodes = [...gateReasons, ...otherCauses] as const;
export type CauseCode = (typeof causeCodes)[number];

export type RemedyCode =
  | 'set-credential'
  | 'mend-secret'
  | 'check-plan'
  | 'add-credit'
  | 'mend-store'
  | 'wait'
  | 'resume'
  | 'release'
  | 'raise-batch'
  | 'raise-customer'
  | 'raise-month'
  | 'give-price'
  | 'doctor';

/** Who waits: everybody, those of the named `batches`, or those parked at the gates of a `part`. */
type Stops = 'all' | 'part' | 'batches';

interface Cause {
  readonly severity: Severity;
  readonly stops: Stops;
  /** Completes a sentence that begins with "Stopped:" or with the name of a batch. */
  readonly says: string;
  readonly remedy: RemedyCode;
}

export const causeTable: Readonly<Record<CauseCode, Cause>> = {
  placeholder: {
    severity: 'wakes',
    stops: 'all',
    says: 'no credential is set yet',
    remedy: 'set-credential',
  },
  'credential unreadable': {
    severity: 'wakes',
    stops: 'all',
    says: 'the secret with the credential cannot be read',
    remedy: 'mend-secret',
  },
  'credential refused': {
    severity: 'wakes',
    stops: 'all',
    says: 'the service refuses the credential',
    remedy: 'set-credential',
  },
  'endpoint refused': {
    severity: 'wakes',
    stops: 'part',
    says: 'the service does not let this credential reach its endpoints',
    remedy: 'check-plan',
  },
  'wallet empty': { severity: 'wakes', stops: 'all', says: 'the wallet is empty', remedy: 'add-credit' },
  'store refuses': {
    severity: 'wakes',
    stops: 'all',
    says: 'bought answers cannot be stored',
    remedy: 'mend-store',
  },
  unreachable: { severity: 'tells', stops: 'part', says: 'the service cannot be reached', remedy: 'wait' },
  failing: { severity: 'tells', stops: 'part', says: 'the service fails on most calls', remedy: 'wait' },
  throttled: { severity: 'tells', stops: 'part', says: 'the service asked us to wait', remedy: 'wait' },
  paused: { severity: 'tells', stops: 'batches', says: 'somebody paused it', remedy: 'resume' },
  held: { severity: 'tells', stops: 'batches', says: 'its first answers looked wrong', remedy: 'release' },
  'batch-ceiling': {
    severity: 'tells',
    stops: 'batches',
    says: 'its ceiling is reached',
    remedy: 'raise-batch',
  },
  'customer-budget': {
    severity: 'tells',
    stops: 'batches',
    says: 'the customer’s budget for this month is used up',
    remedy: 'raise-customer',
  },
  'month-ceiling': {
    severity: 'tells',
    stops: 'all',
    says: 'the ceiling of the month is reached',
    remedy: 'raise-month',
  },
  'places-ceiling': {
    severity: 'tells',
    stops: 'batches',
    says: 'the ceiling of the year for places is reached',
    remedy: 'wait',
  },
  'no-price': {
    severity: 'tells',
    stops: 'batches',
    says: 'a call has no known price',
    remedy: 'give-price',
  },
  'reconciler-late': {
    severity: 'wakes',
    stops: 'part',
    says: 'the reconciler does not run',
    remedy: 'doctor',
  },
};

export const asTitle = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const causeTitle = (code: CauseCode): string => asTitle(causeTable[code].says);

type Blocking = Extract<Reason, { code: 'gate' | 'pause' | 'hold' | 'ceiling' }>;

export function causeOf(reason: Blocking): CauseCode {
  switch (reason.code) {
    case 'gate':
      return reason.gate;
    case 'pause':
      return 'paused';
    case 'hold':
      return 'held';
    case 'ceiling':
      return reason.lacks === 'price' ? 'no-price' : ceilingCauses[reason.of];
  }
}

export const isBlocking = (reason: Reason): reason is Blocking =>
  reason.code === 'gate' || reason.code === 'pause' || reason.code === 'hold' || reason.code === 'ceiling';

const ceilingCauses = {
  batch: 'batch-ceiling',
  customer: 'customer-budget',
  month: 'month-ceiling',
  places: 'places-ceiling',
} as const satisfies Record<Extract<Blocking, { code: 'ceiling' }>['of'], CauseCode>;
