import type { Operation } from '@palmleaf/contract/operations';
import { type Refusal, refusals } from './refusals.ts';

export interface BodyLimit {
  readonly maxBytes: number;
  readonly refusal: Refusal;
}

/** A photo of 5 MB is 6.7 MB in base64. The largest plan of a home has some 400 KB. */
export const bodyLimits = {
  photo: { maxBytes: 8 * 1024 * 1024, refusal: refusals.tooLarge },
  plan: { maxBytes: 512 * 1024, refusal: refusals.planTooLarge },
  plain: { maxBytes: 64 * 1024, refusal: refusals.tooLargeWithoutPhoto },
} as const satisfies Record<string, BodyLimit>;

export function bodyLimitOf({ needs }: Pick<Operation, 'needs'>): BodyLimit {
  return needs === 'image' ? bodyLimits.photo : bodyLimits.plain;
}
