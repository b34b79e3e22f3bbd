import { type DoubtCode, photoDoubts } from '../reasons/file-reasons.ts';
import type { Refusal, RefusalCode } from '../refusal.ts';

/** What a look at a photo has against it; undefined for a palm that can be read. */
export interface PhotoDoubt {
  /** What whoever looked calls it. */
  readonly code: string;
  /** Whether no palm that is known has ever looked so. */
  readonly isSure: boolean;
}

/** Looks at a prepared photo. */
export type PhotoLook = (image: Uint8Array) => Promise<PhotoDoubt | undefined>;

/** What is done about a photo that shows no readable palm: not looked, bought all the same and told, or refused where it is sure. */
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

/** The doubt as the intake says it; the many other ways of being no readable palm have one code. */
export const refusalOfDoubt = ({ code }: PhotoDoubt): Refusal => ({
  code: codes.get(code) ?? 'photo-no-palm',
  reason: { code: 'photo-doubted', ...doubtIn(code) },
});
