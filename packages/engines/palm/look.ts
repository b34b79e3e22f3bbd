import { cutFingers } from './hand/cut-fingers.ts';
import { findHand } from './hand/find-hand.ts';
import type { HandNetwork } from './hand/hand-network.ts';
import { lookAgain } from './hand/looks.ts';
import { recognise, refuseNoHand } from './hand/recognise.ts';
import { hasSecondHand } from './hand/second-hand.ts';
import { decode } from './photo/decode.ts';
import { admit } from './photo/photo-limits.ts';
import { PhotoRefusedError, type RefusalCode } from './photo/photo-refused-error.ts';
import { canonicalPalm } from './surface/canonical.ts';
import { judgeQuality } from './surface/quality.ts';

/** Evidence against a photo of a readable palm. */
interface Doubt {
  readonly code: RefusalCode | 'two_hands';
  /** The observation, as one sentence. */
  readonly seen: string;
  /** Whether the evidence is far outside the range of all known palms. */
  readonly isSure: boolean;
}

/**
 * The faintest relief of all known palms is .78 (per cent of brightness); a blurred photo of a small hand has .19.
 */
const leastDetail = 0.4;
/** With this many cut fingers, little more than the palm is left. */
const mostCutFingers = 2;

/**
 * Checks a photo as a reading would, without its lines: whether there is one open hand, with its palm to the camera,
 * inside the frame, lit and sharp enough. The same bytes always give the same answer.
 *
 * @param bytes a JPEG, PNG or WebP file of at most 5 MB
 * @returns undefined for a palm that can be read
 */
export async function lookAtPhoto(bytes: Uint8Array, network: HandNetwork): Promise<Doubt | undefined> {
  const doubt = (code: Doubt['code'], seen: string): Doubt => ({ code, seen, isSure: false });
  let rightness = 0.5;
  try {
    const photo = await decode(await admit(bytes));
    const found = findHand(network, photo);
    rightness = found.rightness;
    refuseNoHand(found);
    const palm = recognise(found, photo, lookAgain(network, found, []));
    const { detail } = judgeQuality(canonicalPalm(photo.large, palm));
    if (detail < leastDetail) return doubt('too_blurred', 'The skin of the palm shows no relief.');
    if (cutFingers(palm.points, photo).length > mostCutFingers)
      return doubt('palm_cropped', 'Most fingers lie outside of the picture.');
    return hasSecondHand(network, found) ? doubt('two_hands', 'More than one hand was seen.') : undefined;
  } catch (error) {
    if (!(error instanceof PhotoRefusedError)) throw error;
    return { code: error.code, seen: error.seen, isSure: isSure(error, rightness) };
  }
}

/**
 * Returns whether the evidence is far beyond the limits of a reading. All known palms have a presence of at least
 * .99, none looks like a back, a dark core that can still be brightened spreads over 8 levels, and the softest has
 * .39; pictures without a hand have a presence below .03.
 */
function isSure({ code, measured }: PhotoRefusedError, rightness: number): boolean {
  const value = (name: string, otherwise: number) => Number(measured[name] ?? otherwise);
  switch (code) {
    case 'no_hand':
      return value('presence', 1) < 0.1;
    case 'back_of_hand':
      return value('presence', 0) > 0.98 && Math.abs(rightness - 0.5) > 0.35;
    case 'too_dark':
      return value('spread', 255) < 5;
    case 'too_blurred':
      return value('sharpness', 1) < 0.28;
    default:
      return false;
  }
}
