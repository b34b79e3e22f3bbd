import type { Operation } from '@palmleaf/contract/operations';
import { type Refusal, refusals } from './refusals.ts';

/** How large a request body may be, and what whoever sends more is told. */
export interface BodyLimit {
  readonly maxBytes: number;
  readonly refusal: Refusal;
}

/**
 * A photo of 5 MB is 6.7 MB in base64. A plan with every room, fixture, window and entrance that it may have, each name
 * of 80 characters written as escapes, is some 400 KB. All else fits many times into 64 KB.
 */
export const bodyLimits = {
  photo: { maxBytes: 8 * 1024 * 1024, refusal: refusals.tooLarge },
  plan: { maxBytes: 512 * 1024, refusal: refusals.planTooLarge },
  plain: { maxBytes: 64 * 1024, refusal: refusals.tooLargeWithoutPhoto },
} as const satisfies Record<string, BodyLimit>;

/** The limit of an operation of the contract: a large one only where a photo is taken. */
export function bodyLimitOf({ needs }: Pick<Operation, 'needs'>): BodyLimit {
  return needs === 'image' ? bodyLimits.photo : bodyLimits.plain;
}
