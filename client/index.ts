export { type EventDetail, type EventKind, eventKinds, eventSource } from '../shared/events/events.ts';
export type { ReportView, SubjectView } from '../shared/views/views.ts';
export {
  type Failures,
  type Listeners,
  type Messages,
  onEvents,
  onReport,
  UnreadableEvent,
} from './consume.ts';
export { type Ask, createReader, type Reader, ReaderError } from './reader.ts';
