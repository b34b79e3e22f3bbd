/** Base of the errors that the runner throws on purpose; any other error is a bug. */
abstract class RunnerError extends Error {}

/** An error that a client of the emulated AWS API gets as its answer: error code, text and HTTP status. */
export class AwsError extends RunnerError {
  override readonly name = 'AwsError';
  readonly code: string;
  readonly status: number;
  /** Further members of the answer. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: string, message: string, status = 400, details = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

/** An operation that AWS has and the local stack has not. Named, so that nobody mistakes silence for success. */
export function notEmulated(service: string, operation: string): AwsError {
  return new AwsError('NotImplemented', `${service}: ${operation} is not emulated on this machine`, 501);
}

/** Something the person who starts the stack must change. The message says what; a stack trace would not help. */
export class StackError extends RunnerError {
  override readonly name = 'StackError';
}

/** The text of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
