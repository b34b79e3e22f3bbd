import { type DoubtCode, photoDoubts } from '../reasons/file-reasons.ts';
import type { Refusal, RefusalCode } from '../refusal.ts';

export interface PhotoDoubt {
  readonly code: string;
  readonly isSure: boolean;
}

export type PhotoInspector = (image: Uint8Array) => Promise<PhotoDoubt | undefined>;

/** `refuse` refuses a photo only if the doubt is sure. */
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

export const refusalOfDoubt = ({ code }: PhotoDoubt): Refusal => ({
  code: codes.get(code) ?? 'photo-no-palm',
  reason: { code: 'photo-doubted', ...doubtIn(code) },
});
