/** The command's exit codes, documented in docs/cli.md. */
export const exitCodes = {
  done: 0,
  /** Done, but something needs attention: refused files, work that waits for a person, a failed check. */
  look: 1,
  /** The command line is wrong. */
  usage: 2,
  /** The stack, batch or report does not exist. */
  notFound: 3,
  /** AWS or the reports function could not be reached, or refused the credentials. */
  unreachable: 4,
  /** A bug in palmleaf. */
  fault: 70,
  interrupted: 130,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** An error that the command reports as one sentence, without a stack trace. */
export abstract class UserFacingError extends Error {
  abstract readonly exitCode: ExitCode;
}

/** A mistake on the command line or in a file that it names. */
export class UsageError extends UserFacingError {
  override readonly name = 'UsageError';
  override readonly exitCode = exitCodes.usage;
}

/** The named stack, batch or report does not exist. */
export class NotFoundError extends UserFacingError {
  override readonly name = 'NotFoundError';
  override readonly exitCode = exitCodes.notFound;
}

/** The request is impossible at the moment, and the message says why. */
export class NotNowError extends UserFacingError {
  override readonly name = 'NotNowError';
  override readonly exitCode = exitCodes.look;
}

/** A stored answer of this person is lost or damaged; the answers of others are readable. */
export class UnreadableError extends UserFacingError {
  override readonly name = 'UnreadableError';
  override readonly exitCode = exitCodes.look;
}

/** The stack did not respond or refused the credentials. A later attempt or other credentials may succeed. */
export class UnreachableError extends UserFacingError {
  override readonly name = 'UnreachableError';
  override readonly exitCode = exitCodes.unreachable;
}

/** The reports function refuses these credentials this request: a customer's login reaches its own data only. */
export class ForbiddenError extends UnreachableError {}

/** The user has interrupted the command. */
export class InterruptedError extends UserFacingError {
  override readonly name = 'InterruptedError';
  override readonly exitCode = exitCodes.interrupted;
}
