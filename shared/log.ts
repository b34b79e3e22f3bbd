import { createHash } from 'node:crypto';

/** Log lines that alarms count. Their wording is an interface: infra/watch/counted-logs.ts filters by it. */
export const countedLines = {
  unknownOutcome: 'A call has an unknown outcome',
  lostCalls: 'A worker died with calls under way',
  deadLetter: 'A dead letter is kept',
  deadSubject: 'A job of a subject was a dead letter',
  webhookDisabled: 'A webhook is disabled',
  bookFailed: 'A book could not be made',
  booksStuck: 'Books could not be made for now',
  photoTriedAgain: 'A photo could not be read or kept; it is tried again',
  archiveTriedAgain: 'An archive could not be unpacked; it is tried again',
  tableTriedAgain: 'A table could not be read or kept; it is tried again',
  jobDone: 'A job is done with',
} as const;

/** Results of a job after which a subject needs no worker for now. Alarms count them as well. */
export const finishedResults = ['settled', 'parked'] as const;

/**
 * What domain code may say. Fields are ids, counts, states and reasons: never a credential, a birth datum, a name,
 * a question or a presigned address.
 */
export interface Log {
  info(message: string, fields?: Readonly<Record<string, unknown>>): void;
  warn(message: string, fields?: Readonly<Record<string, unknown>>): void;
  error(message: string, fields?: Readonly<Record<string, unknown>>): void;
}

/** What an error is called; its message may quote what must not be logged. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/**
 * The id by which the lines about one subject, or one upload, are found in the logs of all functions, the service beside the
 * pipeline included: it follows from the name, so nobody has to hand it on, and it does not say the name.
 *
 * @param name of a subject (`<batch>/<id>`), or the key of an upload of many
 */
export const correlationOf = (name: string): string =>
  createHash('sha256').update(name).digest('hex').slice(0, 16);

/** A log whose lines all carry these fields. */
export function withFields(log: Log, always: Readonly<Record<string, unknown>>): Log {
  return {
    info: (message, fields) => log.info(message, { ...always, ...fields }),
    warn: (message, fields) => log.warn(message, { ...always, ...fields }),
    error: (message, fields) => log.error(message, { ...always, ...fields }),
  };
}
