export { type BoughtPart, isAnswerOf, type OperationName } from './api/answers.ts';
export {
  type Client,
  type ClientSettings,
  createClient,
  type EndpointAnswer,
  type EndpointInput,
  type EndpointName,
  type ListName,
} from './api/client.ts';
export { createOperator, type Operator, type Post } from './api/operator.ts';
export {
  type Ask,
  createReader,
  type Reader,
  type SubjectFilter,
  type SubjectFilter as Wanted,
} from './api/reader.ts';
export type { RetrySettings } from './api/retry.ts';
export {
  type Credentials,
  createSigner,
  type Sign,
  type SignerSettings,
  type Unsigned,
} from './api/signer.ts';
export type { AnswerClass, PartState, ReportState } from './api/words.ts';
export { PalmleafError, ReaderError } from './errors.ts';
export { type Failures, type Messages, onEvents, onReport } from './events/consume.ts';
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
} from './events/events.ts';
export { type Listeners, UnreadableEventError } from './events/listeners.ts';
export {
  onWebhook,
  verifyWebhook,
  type WebhookBody,
  WebhookError,
  type WebhookRequest,
  type WebhookSettings,
} from './events/webhook.ts';
export type { Answers } from './generated/answers.ts';
export type * as api from './generated/endpoints.ts';
export type {
  Part as PartView,
  Pausing,
  Release,
  Report as ReportView,
  Subject as SubjectView,
} from './generated/endpoints.ts';
