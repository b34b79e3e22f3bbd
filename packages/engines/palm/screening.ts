import { cutFingers } from './hand/cut-fingers.ts';
import { findHand } from './hand/find-hand.ts';
import type { HandNetwork } from './hand/hand-network.ts';
import { moreViews } from './hand/more-views.ts';
import { recognise, refuseNoHand } from './hand/recognise.ts';
import { hasSecondHand } from './hand/second-hand.ts';
import { decode } from './photo/decode.ts';
import { admit } from './photo/photo-limits.ts';
import { PhotoRefusedError, type RefusalCode } from './photo/photo-refused-error.ts';
import { canonicalPalm } from './surface/canonical.ts';
import { judgeQuality } from './surface/quality.ts';

interface Doubt {
  readonly code: RefusalCode | 'two_hands';
  readonly seen: string;
  /** The evidence is outside the range of all known palms. */
  readonly isSure: boolean;
}

/** Per cent of brightness: known palms have at least .78, a blurred small hand .19. */
const leastDetail = 0.4;
const mostCutFingers = 2;

/** @returns undefined for a readable palm */
export async function screenPhoto(bytes: Uint8Array, network: HandNetwork): Promise<Doubt | undefined> {
  const doubt = (code: Doubt['code'], seen: string): Doubt => ({ code, seen, isSure: false });
  let rightness = 0.5;
  try {
    const photo = await decode(await admit(bytes));
    const found = findHand(network, photo);
    rightness = found.rightness;
    refuseNoHand(found);
    const palm = recognise(found, photo, moreViews(network, found, []));
    const { detail } = judgeQuality(canonicalPalm(photo.large, palm), photo.large);
    if (detail < leastDetail) return doubt('too_blurred', 'The skin of the palm shows no relief.');
    if (cutFingers(palm.points, photo).length > mostCutFingers)
      return doubt('palm_cropped', 'Most fingers lie outside of the picture.');
    return hasSecondHand(network, found) ? doubt('two_hands', 'More than one hand was seen.') : undefined;
  } catch (error) {
    if (!(error instanceof PhotoRefusedError)) throw error;
    return { code: error.code, seen: error.seen, isSure: isSure(error, rightness) };
  }
}

/** Known palms have a presence from .99; pictures without a hand below .03. */
function isSure({ code, measured }: PhotoRefusedError, rightness: number): boolean {
  const value = (name: string, fallback: number) => Number(measured[name] ?? fallback);
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
