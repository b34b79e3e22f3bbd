import { AwsError } from '../../basics/errors.ts';

export class AccountConcurrency {
  readonly #limit: number;
  #taken = 0;
  #reserved = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  reserve(executions: number): void {
    this.#reserved += executions;
  }

  /** The returned function frees the execution; undefined if none is free. */
  take(): (() => void) | undefined {
    if (this.#taken >= this.#limit - this.#reserved) return undefined;
    this.#taken += 1;
    return () => {
      this.#taken -= 1;
    };
  }
}

/** https://docs.aws.amazon.com/lambda/latest/dg/lambda-concurrency.html */
export const throttled = (): AwsError => new AwsError('TooManyRequestsException', 'Rate Exceeded.', 429);

export const isThrottled = (error: unknown): boolean => error instanceof AwsError && error.status === 429;
