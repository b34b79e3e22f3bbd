import type { PalmReading } from '@palmleaf/engines/palm';
import { plainErrors } from '@palmleaf/engines/palm';
import type { FingerName } from '@palmleaf/engines/palm/hand';
import { cuts, plainLean } from '@palmleaf/engines/palm/hand';
import type { SharedTrait } from './palm-words.ts';

/** The facts about a hand whose type the photo does not decide. */
export interface OpenType {
  /**
   * The common trait of the possible types; mixed if both proportions are near the middle; null if too little is
   * visible.
   */
  readonly said: SharedTrait | 'mixed' | null;
  /** Fingers that are not measured, though their length would help; null where they have nothing to do with it. */
  readonly unmeasured: readonly FingerName[] | null;
  /** Whether only the palm's leaning prevents a decision or a clear middle. */
  readonly leans: boolean;
}

const traits: Readonly<Record<string, SharedTrait>> = {
  'air+earth': 'broadPalm',
  'fire+water': 'longPalm',
  'earth+fire': 'shortFingers',
  'air+water': 'longFingers',
};

/** Returns null for a hand of a decided type. */
export function openTypeOf({ handType, proportions, pose }: PalmReading): OpenType | null {
  if (handType?.type) return null;
  const { fingers, palm, cutFingers } = proportions;
  const unseen = [...new Set([...cutFingers, ...pose.bent, ...pose.hidden])];
  const unmeasured = fingers === null ? unseen.filter((name) => name !== 'thumb') : null;
  const trait = traits[[...(handType?.possible ?? [])].sort().join('+')];
  if (trait !== undefined) return { said: trait, unmeasured, leans: false };
  if (fingers === null) return { said: null, unmeasured, leans: false };
  const isMixed =
    Math.abs(fingers - cuts.fingers.cut) <= plainErrors.fingers &&
    Math.abs(palm - cuts.palm.cut) <= plainErrors.palm;
  if (isMixed) return { said: 'mixed', unmeasured: null, leans: false };
  // A thumb that is not seen makes the other ratios less certain, too.
  return { said: null, unmeasured: unseen.length > 0 ? unseen : null, leans: pose.lean > plainLean };
}
