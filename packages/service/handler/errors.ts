import type { ValidationItem } from '@palmleaf/contract/validation';

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
