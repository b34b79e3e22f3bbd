import { counted } from '../figures.ts';
import { type CauseCode, causeTable, causeTitle } from './causes.ts';
import type { Severity } from './severity.ts';
import { callsThisMonth, type Standing, standingSentence } from './standing.ts';

interface AlarmWords {
  readonly severity: Severity;
  readonly says: string;
  /** The cause that raises this alarm. The alarm stops some minutes after the cause ends. */
  readonly cause?: CauseCode;
}

const wordsOfCause = (code: CauseCode): AlarmWords => ({
  severity: causeTable[code].severity,
  says: causeTitle(code),
  cause: code,
});

/** By the names in the template, docs/operations.md and the command line. */
export const alarmTable = {
  ReconcilerDead: { severity: 'wakes', says: 'The reconciler has not run without an error for ten minutes' },
  IntakeStuck: { severity: 'wakes', says: 'Uploads wait, and none of them is read' },
  IntakeFails: { severity: 'wakes', says: 'Uploads fail and are tried again, over and over' },
  JobsStuck: { severity: 'wakes', says: 'Subjects wait, and no worker takes them' },
  NothingFinishes: { severity: 'wakes', says: 'Subjects wait for a worker, and none of them ends' },
  GatesWithoutCredential: wordsOfCause('placeholder'),
  GatesCredentialUnreadable: wordsOfCause('credential unreadable'),
  GatesCredentialRefused: wordsOfCause('credential refused'),
  GatesEndpointRefused: wordsOfCause('endpoint refused'),
  GatesWalletEmpty: wordsOfCause('wallet empty'),
  GatesStoreRefuses: wordsOfCause('store refuses'),
  GatesUnreachable: wordsOfCause('unreachable'),
  GatesFailing: wordsOfCause('failing'),
  GatesThrottled: wordsOfCause('throttled'),
  Errors: { severity: 'tells', says: 'Functions end with errors' },
  LogErrors: { severity: 'tells', says: 'Functions log errors' },
  Throttles: { severity: 'tells', says: 'The account lets too few functions run at once' },
  TableThrottles: { severity: 'tells', says: 'The table throttles' },
  Url5xx: { severity: 'tells', says: 'The pages and the API answer with errors' },
  MissedSchedule: { severity: 'tells', says: 'A schedule could not reach its function' },
  PublishLate: { severity: 'tells', says: 'Events reach consumers late' },
  PhotosLate: { severity: 'tells', says: 'A photo waits for an hour' },
  RowsLate: { severity: 'tells', says: 'A table waits for an hour' },
  JobsLate: { severity: 'tells', says: 'A subject waits for an hour' },
  BooksLate: { severity: 'tells', says: 'A book waits for an hour' },
  WebhooksLate: { severity: 'tells', says: 'Events wait for webhooks for a quarter of an hour' },
  DeadLetters: { severity: 'tells', says: 'Messages failed permanently' },
  DeadLettersKept: { severity: 'tells', says: 'Messages stay in a dead-letter queue' },
  WebhookErrors: { severity: 'tells', says: 'The function that delivers to webhooks fails' },
  WebhookDisabled: { severity: 'tells', says: 'A webhook is disabled' },
  BookErrors: { severity: 'tells', says: 'The function that makes books fails' },
  BooksNotMade: { severity: 'tells', says: 'Books that were ordered could not be made' },
  UnknownOutcomes: { severity: 'tells', says: 'Calls may have been bought without an answer' },
  Spend: { severity: 'tells', says: 'At least 80 per cent of a ceiling is used' },
} as const satisfies Readonly<Record<string, AlarmWords>>;

export type AlarmName = keyof typeof alarmTable;
const isAlarmName = (name: string): name is AlarmName => name in alarmTable;
export const alarmNames: readonly AlarmName[] = Object.keys(alarmTable).filter(isAlarmName);

export const pageOf = (name: AlarmName): string => `docs/operations.md#${name.toLowerCase()}`;

export interface RingingAlarm {
  readonly name: string;
  readonly severity: Severity;
  readonly says: string;
}

const wordsOf = (name: string): AlarmWords | undefined => (isAlarmName(name) ? alarmTable[name] : undefined);

export function hasEnded({ name }: RingingAlarm, { causes }: Standing): boolean {
  const cause = wordsOf(name)?.cause;
  return cause !== undefined && causes.every(({ code }) => code !== cause);
}

export function sentenceWith(standing: Standing, ringing: readonly RingingAlarm[]): string {
  if (standing.state !== 'well' || ringing.length === 0) return standingSentence(standing);
  const calls = callsThisMonth(standing.calls);
  const [first, ...others] = ringing.filter((alarm) => !hasEnded(alarm, standing));
  if (first === undefined)
    return `Work continues: ${calls}. ${counted(ringing.length, 'alarm still rings', 'alarms still ring')} for causes that have ended.`;
  const says = wordsOf(first.name)?.says ?? first.says;
  const more = others.length === 0 ? '' : ` (and ${counted(others.length, 'more alarm')})`;
  return `An alarm rings: ${says.charAt(0).toLowerCase()}${says.slice(1)}${more}; ${calls}.`;
}
