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
export abstract class ToldError extends Error {
  abstract readonly exitCode: ExitCode;
}

/** A mistake on the command line or in what it names. */
export class UsageError extends ToldError {
  override readonly name = 'UsageError';
  override readonly exitCode = exitCodes.usage;
}

/** The stack, batch or report that was named does not exist. */
export class NotFound extends ToldError {
  override readonly name = 'NotFound';
  override readonly exitCode = exitCodes.notFound;
}

/** What was asked for cannot be done now, and the message says why. */
export class NotNow extends ToldError {
  override readonly name = 'NotNow';
  override readonly exitCode = exitCodes.look;
}

/** Nobody answered, or the credentials were refused: trying again later, or with others, may help. */
export class Unreachable extends ToldError {
  override readonly name = 'Unreachable';
  override readonly exitCode = exitCodes.unreachable;
}

/** The user has stopped the command. */
export class Interrupted extends ToldError {
  override readonly name = 'Interrupted';
  override readonly exitCode = exitCodes.interrupted;
}
