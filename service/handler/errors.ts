import type { OperationName } from '../../shared/contract/operations.ts';
import type { ValidationItem } from '../../shared/contract/validation.ts';

/** Base of what the service throws on purpose, to be told to a caller or to whoever starts it; all else is a fault. */
export abstract class ServiceError extends Error {}

/** Thrown when a body fits its schema but cannot be answered; becomes a 422 with these items. */
export class UnprocessableError extends ServiceError {
  override readonly name = 'UnprocessableError';
  readonly detail: readonly ValidationItem[];

  constructor(detail: readonly ValidationItem[]) {
    super(detail.map((item) => `${item.loc.join('.')}: ${item.msg}`).join('; '));
    this.detail = detail;
  }
}

/** Thrown for an operation that this build cannot compute yet; becomes a 501 in plain words. */
export class NotBuiltError extends ServiceError {
  override readonly name = 'NotBuiltError';

  constructor(operation: OperationName) {
    super(`${operation} is not built yet: this service answers it with 501 until it can really be computed.`);
  }
}
