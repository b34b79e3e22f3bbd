export { type BoughtPart, isAnswerOf, type OperationName } from './asking/answers.ts';
export {
  type Client,
  type ClientSettings,
  createClient,
  type EndpointAnswer,
  type EndpointInput,
  type EndpointName,
  type ListName,
} from './asking/client.ts';
export { createOperator, type Operator, type Post } from './asking/operator.ts';
export { type Ask, createReader, type Reader, type Wanted } from './asking/reader.ts';
export type { RetrySettings } from './asking/retry.ts';
export {
  type Credentials,
  createSigner,
  type Sign,
  type SignerSettings,
  type Unsigned,
} from './asking/signer.ts';
export type { AnswerClass, PartState, ReportState } from './asking/words.ts';
export { PalmleafError, ReaderError } from './errors.ts';
export type { Answers } from './generated/answers.ts';
export type * as api from './generated/endpoints.ts';
export type {
  Part as PartView,
  Pausing,
  Release,
  Report as ReportView,
  Subject as SubjectView,
} from './generated/endpoints.ts';
export { type Failures, type Messages, onEvents, onReport } from './told/consume.ts';
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
} from './told/events.ts';
export { type Listeners, UnreadableEventError } from './told/listeners.ts';
export {
  onWebhook,
  verifyWebhook,
  type WebhookBody,
  WebhookError,
  type WebhookRequest,
  type WebhookSettings,
} from './told/webhook.ts';
