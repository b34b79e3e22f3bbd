/** What the command ends with; documented in docs/cli.md. */
export const exitCodes = {
  done: 0,
  /** Done, but something needs a look: files were refused, the line waits for a person, a check failed. */
  look: 1,
  /** The command line is wrong. */
  usage: 2,
  /** No such stack, batch or report. */
  notFound: 3,
  /** AWS or the reports function could not be reached, or refused the credentials. */
  unreachable: 4,
  /** A fault of palmleaf itself. */
  fault: 70,
  interrupted: 130,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** An end that is told in one sentence, without a stack trace. */
export abstract class UserFacingError extends Error {
  abstract readonly exitCode: ExitCode;
}

/** A mistake on the command line or in what it names. */
export class UsageError extends UserFacingError {
  override readonly name = 'UsageError';
  override readonly exitCode = exitCodes.usage;
}

/** The stack, batch or report that was named does not exist. */
export class NotFoundError extends UserFacingError {
  override readonly name = 'NotFoundError';
  override readonly exitCode = exitCodes.notFound;
}

/** What was asked for cannot be done now, and the message says why. */
export class NotNowError extends UserFacingError {
  override readonly name = 'NotNowError';
  override readonly exitCode = exitCodes.look;
}

/** A stored answer of this person is gone or damaged; the answers of others can be read. */
export class UnreadableError extends UserFacingError {
  override readonly name = 'UnreadableError';
  override readonly exitCode = exitCodes.look;
}

/** Nobody answered, or the credentials were refused: trying again later, or with others, may help. */
export class UnreachableError extends UserFacingError {
  override readonly name = 'UnreachableError';
  override readonly exitCode = exitCodes.unreachable;
}

/** The user has stopped the command. */
export class InterruptedError extends UserFacingError {
  override readonly name = 'InterruptedError';
  override readonly exitCode = exitCodes.interrupted;
}
