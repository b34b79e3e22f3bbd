import type { answerClasses } from '../generated/endpoints.ts';

export const eventSource = 'palmleaf';

interface AnyEvent {
  /** An incompatible change increments it. */
  readonly version: 1;
  /** Equal for every repetition of an event. */
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

interface RevisedEvent extends AnyEvent {
  /** The greater revision marks the newer of two events. */
  readonly revision: number;
}

/** The report of a subject has ended. */
export interface ReportEvent extends RevisedEvent {
  readonly batch: string;
  readonly subject: string;
  readonly calls: {
    readonly bought: number;
    readonly reused: number;
    readonly refused: number;
    readonly unavailable: number;
    /** No answer arrived, but the service may have charged. */
    readonly unknown: number;
    readonly notAsked: number;
  };
}

/** A batch is sealed, and its last report has ended. */
export interface BatchEvent extends RevisedEvent {
  readonly batch: string;
  readonly subjects: number;
  readonly complete: number;
  readonly partial: number;
  readonly failed: number;
  /** Absent in events of earlier versions. */
  readonly cancelled?: number | undefined;
  readonly calls: { readonly bought: number; readonly reused: number; readonly unknown: number };
}

/** A batch was paused, resumed, released from its trial, or cancelled. */
export interface PauseEvent extends RevisedEvent {
  readonly batch: string;
}

/** Odd answers, at first (the trial) or in a later series, hold the batch until somebody releases it. */
export interface HeldEvent extends PauseEvent {
  /** Which inputs the subjects with odd answers have. */
  readonly kind?: 'photo' | 'birth' | 'both' | undefined;
  readonly subjects?: number | undefined;
  /** What was odd, as a sentence. */
  readonly oddity: string;
  /** The oddity as a code. */
  readonly because?: Oddity | undefined;
}

/** Events of older versions have a sentence, which gets the code `legacy`. */
type Oddity =
  | { readonly code: 'no-palm-id' }
  | {
      readonly code: 'another-shape';
      readonly operation: string;
      readonly difference: 'new' | 'missing' | 'type';
      /** A JSON pointer into the answer. */
      readonly path: string;
    }
  | {
      readonly code: 'another-price';
      readonly operation: string;
      readonly than: 'more' | 'less';
      readonly price: { readonly currency: string; readonly micros: number };
    }
  | {
      readonly code: 'refused';
      readonly operation: string;
      readonly answer: (typeof answerClasses)[number];
      readonly status?: number | undefined;
    }
  | { readonly code: 'legacy'; readonly text: string };

/** Part of an upload was refused. */
export interface RejectionEvent extends AnyEvent {
  readonly batch: string;
  readonly upload: string;
  readonly etag: string;
  readonly line?: number | undefined;
  readonly field?: string | undefined;
  readonly code: string;
}

/** `gate.opened`: calls may be sent again. `gate.closed` adds why they may not. */
export interface GateEvent extends RevisedEvent {
  /** One of the vendor's four addresses; `base` has the charts. */
  readonly gate: {
    readonly credential: 'token' | 'basic';
    readonly base: 'palmistry' | 'base' | 'vision' | 'chat';
  };
}

export interface GateClosedEvent extends GateEvent {
  readonly reason: GateReason;
  readonly until?: string | undefined;
}

/** `placeholder`: no credential was set. `store refuses`: S3 or DynamoDB does not store answers. */
export const gateReasons = [
  'placeholder',
  'credential unreadable',
  'credential refused',
  'endpoint refused',
  'wallet empty',
  'store refuses',
  'unreachable',
  'failing',
  'throttled',
] as const;
export type GateReason = (typeof gateReasons)[number];

/** The months of a place are complete, or as complete as possible. */
export interface PanchangEvent extends RevisedEvent {
  readonly place: string;
  /** For example `2026-11`. */
  readonly months: readonly string[];
  /** Partial: some months were unavailable. */
  readonly state: 'complete' | 'partial';
}

/** The answers of an operation have changed their shape. */
export interface DriftEvent extends RevisedEvent {
  /** For example `get-palm-id`. */
  readonly operation: string;
  readonly differences: number;
}

interface WebhookDisabledEvent extends RevisedEvent {
  readonly webhook: string;
  /** Failing for a week, status 410, or disabled by a person. */
  readonly reason: 'failing' | 'gone' | 'by hand';
}

/** Ids and counts, never birth data. */
export interface EventDetails {
  readonly 'report.completed': ReportEvent;
  readonly 'report.partial': ReportEvent;
  readonly 'report.failed': ReportEvent;
  readonly 'report.cancelled': ReportEvent;
  readonly 'batch.completed': BatchEvent;
  readonly 'batch.paused': PauseEvent;
  readonly 'batch.resumed': PauseEvent;
  readonly 'batch.held': HeldEvent;
  readonly 'batch.released': PauseEvent;
  readonly 'batch.cancelled': PauseEvent;
  readonly 'row.rejected': RejectionEvent;
  readonly 'gate.closed': GateClosedEvent;
  readonly 'gate.opened': GateEvent;
  readonly 'panchang.refreshed': PanchangEvent;
  readonly 'answers.drifted': DriftEvent;
  readonly 'webhook.disabled': WebhookDisabledEvent;
}
export type EventKind = keyof EventDetails;
export type EventDetail<Kind extends EventKind = EventKind> = EventDetails[Kind];

export const eventKinds = [
  'report.completed',
  'report.partial',
  'report.failed',
  'report.cancelled',
  'batch.completed',
  'batch.paused',
  'batch.resumed',
  'batch.held',
  'batch.released',
  'batch.cancelled',
  'row.rejected',
  'gate.closed',
  'gate.opened',
  'panchang.refreshed',
  'answers.drifted',
  'webhook.disabled',
] as const satisfies readonly EventKind[];
