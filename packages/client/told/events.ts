import type { answerClasses } from '../generated/endpoints.ts';

/** The source of every event of Palmleaf on its bus. */
export const eventSource = 'palmleaf';

interface AnyEvent {
  /** The version of this shape. A change that old readers could not read makes a new version. */
  readonly version: 1;
  /** The same event told twice has the same id. */
  readonly id: string;
  /** When it happened: ISO 8601 in UTC. */
  readonly at: string;
}

interface RevisedEvent extends AnyEvent {
  /** Grows with every change: of two events about one thing, the greater is the newer. */
  readonly revision: number;
}

/** The report of a subject has ended. */
export interface ReportEvent extends RevisedEvent {
  readonly batch: string;
  /** The id of the subject in its batch. */
  readonly subject: string;
  /** The calls of the plan, by what they came to. */
  readonly calls: {
    readonly bought: number;
    readonly reused: number;
    readonly refused: number;
    readonly unavailable: number;
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
  /** Subjects that somebody cancelled; events of earlier versions have none. */
  readonly cancelled?: number | undefined;
  readonly calls: { readonly bought: number; readonly reused: number; readonly unknown: number };
}

/** A batch is paused, so that nothing more is bought for it, or goes on; it is released that its trial held; or it is cancelled. */
export interface PauseEvent extends RevisedEvent {
  readonly batch: string;
}

/** What the first subjects of a batch came to, or some in a row, holds the rest until somebody releases it. */
export interface HeldEvent extends PauseEvent {
  /** What these subjects had been given. */
  readonly kind?: 'photo' | 'birth' | 'both' | undefined;
  readonly subjects?: number | undefined;
  /** What was odd about all of them, in words. */
  readonly oddity: string;
  /** The same as a code. */
  readonly because?: Oddity | undefined;
}

/** What was odd about the service's answers. An event about an older batch has the sentence of its time, as `legacy`. */
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

/** Something of an upload was refused. */
export interface RejectionEvent extends AnyEvent {
  readonly batch: string;
  /** The key of the upload. */
  readonly upload: string;
  /** The version of the upload. */
  readonly etag: string;
  readonly line?: number | undefined;
  readonly field?: string | undefined;
  /** What is wrong, as a word. */
  readonly code: string;
}

/** The service may be called again. */
export interface GateEvent extends RevisedEvent {
  readonly gate: {
    readonly credential: 'token' | 'basic';
    readonly base: 'palmistry' | 'base' | 'vision' | 'chat';
  };
}

/** The service must not be called. */
export interface GateClosedEvent extends GateEvent {
  readonly reason: GateReason;
  /** When it opens by itself, if that is known. */
  readonly until?: string | undefined;
}

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

/** The months of a place that are asked for now have been looked after. */
export interface PanchangEvent extends RevisedEvent {
  /** The id of the place. */
  readonly place: string;
  /** As `2026-11`. */
  readonly months: readonly string[];
  /** Partial: not every month could be had. */
  readonly state: 'complete' | 'partial';
}

/** Answers of an operation of the service have another shape than those before. */
export interface DriftEvent extends RevisedEvent {
  /** The operation, as `get-palm-id`. */
  readonly operation: string;
  /** The differences that were found in its answers so far. */
  readonly differences: number;
}

/** Nothing more is sent to a webhook, until somebody enables it. */
interface WebhookDisabledEvent extends RevisedEvent {
  /** The id of the webhook. */
  readonly webhook: string;
  /** Nothing arrived for a week, its address answered 410, or a person did it. */
  readonly reason: 'failing' | 'gone' | 'by hand';
}

/** The detail of each kind of event: ids and counts, never a birth datum. */
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
