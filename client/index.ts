export {
  type Failures,
  type Listeners,
  type Messages,
  onEvents,
  onReport,
  UnreadableEventError,
} from './consume.ts';
export { PalmleafError } from './errors.ts';
export {
  type BatchEvent,
  type DriftEvent,
  type EventDetail,
  type EventDetails,
  type EventKind,
  eventKinds,
  eventSource,
  type GateClosedEvent,
  type GateEvent,
  type GateReason,
  type HeldEvent,
  type PanchangEvent,
  type PauseEvent,
  type RejectionEvent,
  type ReportEvent,
} from './events.ts';
export { createOperator, type Operator, type Pausing, type Post, type Release } from './operator.ts';
export { type Ask, createReader, type Reader, ReaderError } from './reader.ts';
export type { AnswerClass, PartState, PartView, ReportState, ReportView, SubjectView } from './views.ts';
