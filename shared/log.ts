/** Log lines that alarms count. Their wording is an interface: infra/alarms.ts filters by it. */
export const countedLines = {
  unknownOutcome: 'A call has an unknown outcome',
  lostCalls: 'A worker died with calls under way',
  deadLetter: 'A dead letter is kept',
  deadSubject: 'A job of a subject was a dead letter',
} as const;

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
