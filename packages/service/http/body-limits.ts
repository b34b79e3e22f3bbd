import type { Operation } from '@palmleaf/contract/operations';
import { type Refusal, refusals } from './refusals.ts';

/** The size limit of a request body, and the refusal of larger ones. */
export interface BodyLimit {
  readonly maxBytes: number;
  readonly refusal: Refusal;
}

/**
 * A photo of 5 MB is 6.7 MB in base64. The largest plan, with the most rooms, fixtures, windows and entrances and
 * each name of 80 characters escaped, is some 400 KB. Other bodies are far below 64 KB.
 */
export const bodyLimits = {
  photo: { maxBytes: 8 * 1024 * 1024, refusal: refusals.tooLarge },
  plan: { maxBytes: 512 * 1024, refusal: refusals.planTooLarge },
  plain: { maxBytes: 64 * 1024, refusal: refusals.tooLargeWithoutPhoto },
} as const satisfies Record<string, BodyLimit>;

/** Returns the limit of an operation of the contract; only operations that take a photo have a large one. */
export function bodyLimitOf({ needs }: Pick<Operation, 'needs'>): BodyLimit {
  return needs === 'image' ? bodyLimits.photo : bodyLimits.plain;
}
