import { type DoubtCode, photoDoubts } from '../reasons/file-reasons.ts';
import type { Refusal, RefusalCode } from '../refusal.ts';

/** The photo check's objection to a photo; undefined for a readable palm. */
export interface PhotoDoubt {
  /** The finding as a code. */
  readonly code: string;
  /** True if no known palm looks like this. */
  readonly isSure: boolean;
}

/** Checks a prepared photo. */
export type PhotoLook = (image: Uint8Array) => Promise<PhotoDoubt | undefined>;

/**
 * What to do about a photo without a readable palm: no check, a warning only, or a refusal if the finding is sure.
 */
export const photoChecks = ['off', 'warn', 'refuse'] as const;

const codes: ReadonlyMap<string, RefusalCode> = new Map([
  ['no_hand', 'photo-no-hand'],
  ['back_of_hand', 'photo-back-of-hand'],
  ['palm_cropped', 'photo-cut-off'],
  ['too_blurred', 'photo-blurred'],
  ['too_dark', 'photo-dark'],
  ['two_hands', 'photo-two-hands'],
]);

const doubtIn = (code: string): { doubt?: DoubtCode } => {
  const doubt = photoDoubts.find((one) => one === code);
  return doubt === undefined ? {} : { doubt };
};

/** Returns the finding as a refusal. The many rarer findings share one code. */
export const refusalOfDoubt = ({ code }: PhotoDoubt): Refusal => ({
  code: codes.get(code) ?? 'photo-no-palm',
  reason: { code: 'photo-doubted', ...doubtIn(code) },
});
