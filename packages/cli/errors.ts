export const exitCodes = {
  done: 0,
  attention: 1,
  usage: 2,
  notFound: 3,
  unreachable: 4,
  fault: 70,
  interrupted: 130,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The command reports it as one sentence, without a stack trace. */
export abstract class UserFacingError extends Error {
  abstract readonly exitCode: ExitCode;
}

export class UsageError extends UserFacingError {
  override readonly name = 'UsageError';
  override readonly exitCode = exitCodes.usage;
}

export class NotFoundError extends UserFacingError {
  override readonly name = 'NotFoundError';
  override readonly exitCode = exitCodes.notFound;
}

export class NotNowError extends UserFacingError {
  override readonly name = 'NotNowError';
  override readonly exitCode = exitCodes.attention;
}

export class UnreadableError extends UserFacingError {
  override readonly name = 'UnreadableError';
  override readonly exitCode = exitCodes.attention;
}

export class UnreachableError extends UserFacingError {
  override readonly name = 'UnreachableError';
  override readonly exitCode = exitCodes.unreachable;
}

export class ForbiddenError extends UnreachableError {}

export class InterruptedError extends UserFacingError {
  override readonly name = 'InterruptedError';
  override readonly exitCode = exitCodes.interrupted;
}
