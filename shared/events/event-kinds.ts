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
] as const;
export type EventKind = (typeof eventKinds)[number];
