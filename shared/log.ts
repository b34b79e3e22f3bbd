import { createHash } from 'node:crypto';

/** Log lines that alarms count: infra/watch/counted-logs.ts filters by their wording. */
export const countedLines = {
  unknownOutcome: 'A call has an unknown outcome',
  lostCalls: 'A worker died with calls under way',
  deadLetter: 'A dead letter is stored',
  deadSubject: 'The job of a subject became a dead letter',
  webhookDisabled: 'A webhook is disabled',
  bookFailed: 'A book could not be made',
  booksStuck: 'Books cannot be made for now',
  photoTriedAgain: 'A photo could not be read or stored; it is retried',
  archiveTriedAgain: 'An archive could not be unpacked; it is retried',
  tableTriedAgain: 'A table could not be read or stored; it is retried',
  jobDone: 'A job is finished',
} as const;

/** Job results after which a subject needs no worker for now; alarms count them. */
export const finishedResults = ['settled', 'parked'] as const;

/**
 * Fields are ids, counts, states and reasons: never credentials, birth data, names, questions or presigned addresses.
 */
export interface Log {
  info(message: string, fields?: Readonly<Record<string, unknown>>): void;
  warn(message: string, fields?: Readonly<Record<string, unknown>>): void;
  error(message: string, fields?: Readonly<Record<string, unknown>>): void;
}

/** The error's class, because its message may quote data that must not be logged. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/**
 * Returns an id that finds a subject's or upload's log lines, and does not reveal the name.
 * @param name of a subject (`<batch>/<id>`), or an upload's key
 */
export const correlationOf = (name: string): string =>
  createHash('sha256').update(name).digest('hex').slice(0, 16);

export function withFields(log: Log, always: Readonly<Record<string, unknown>>): Log {
  return {
    info: (message, fields) => log.info(message, { ...always, ...fields }),
    warn: (message, fields) => log.warn(message, { ...always, ...fields }),
    error: (message, fields) => log.error(message, { ...always, ...fields }),
  };
}
