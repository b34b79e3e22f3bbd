import { AwsError } from '../../basics/errors.ts';

/** Executions that all functions without reserved concurrency share. */
export class AccountConcurrency {
  readonly #most: number;
  #taken = 0;
  #reserved = 0;

  /** @param most executions at once in the account */
  constructor(most: number) {
    this.#most = most;
  }

  /** Takes executions out of the pool, for one function alone. */
  reserve(executions: number): void {
    this.#reserved += executions;
  }

  /** Returns what gives the execution back, or undefined where none is free. */
  take(): (() => void) | undefined {
    if (this.#taken >= this.#most - this.#reserved) return undefined;
    this.#taken += 1;
    return () => {
      this.#taken -= 1;
    };
  }
}

/**
 * Lambda's error when no execution is free.
 * https://docs.aws.amazon.com/lambda/latest/dg/lambda-concurrency.html
 */
export const throttled = (): AwsError => new AwsError('TooManyRequestsException', 'Rate Exceeded.', 429);

export const isThrottled = (error: unknown): boolean => error instanceof AwsError && error.status === 429;
