abstract class RunnerError extends Error {}

export class AwsError extends RunnerError {
  override readonly name = 'AwsError';
  readonly code: string;
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: string, message: string, status = 400, details = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

export function notEmulated(service: string, operation: string): AwsError {
  return new AwsError('NotImplemented', `${service}: ${operation} is not emulated on this machine`, 501);
}

/** The user can fix it; printed without a stack trace. */
export class StackError extends RunnerError {
  override readonly name = 'StackError';
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
