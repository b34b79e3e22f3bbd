/** Log lines that alarms count. Their wording is an interface: infra/alarms.ts filters by it. */
export const messages = {
  unknownOutcome: 'A call has an unknown outcome',
  lostCalls: 'A worker died with calls under way',
  deadLetter: 'A dead letter is kept',
  deadSubject: 'A job of a subject was a dead letter',
} as const;
