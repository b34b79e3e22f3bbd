import type { ValidationItem } from '@palmleaf/contract/validation';

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
