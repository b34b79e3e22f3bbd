import type { PalmReading } from '@palmleaf/engines/palm';
import { plainErrors } from '@palmleaf/engines/palm';
import type { FingerName } from '@palmleaf/engines/palm/hand';
import { cuts, plainLean } from '@palmleaf/engines/palm/hand';
import type { SharedTrait } from './palm-words.ts';

export interface OpenType {
  /** Mixed if both proportions are near the middle; null if too little is visible. */
  readonly trait: SharedTrait | 'mixed' | null;
  readonly unmeasured: readonly FingerName[] | null;
  /** The type is open only because the palm leans. */
  readonly leans: boolean;
}

const traits: Readonly<Record<string, SharedTrait>> = {
  'air+earth': 'broadPalm',
  'fire+water': 'longPalm',
  'earth+fire': 'shortFingers',
  'air+water': 'longFingers',
};

export function openTypeOf({ handType, proportions, pose }: PalmReading): OpenType | null {
  if (handType?.type) return null;
  const { fingers, palm, cutFingers } = proportions;
  const unseen = [...new Set([...cutFingers, ...pose.bent, ...pose.hidden])];
  const unmeasured = fingers === null ? unseen.filter((name) => name !== 'thumb') : null;
  const trait = traits[[...(handType?.possible ?? [])].sort().join('+')];
  if (trait !== undefined) return { trait: trait, unmeasured, leans: false };
  if (fingers === null) return { trait: null, unmeasured, leans: false };
  const isMixed =
    Math.abs(fingers - cuts.fingers.cut) <= plainErrors.fingers &&
    Math.abs(palm - cuts.palm.cut) <= plainErrors.palm;
  if (isMixed) return { trait: 'mixed', unmeasured: null, leans: false };
  // An unseen thumb makes the other ratios less certain.
  return { trait: null, unmeasured: unseen.length > 0 ? unseen : null, leans: pose.lean > plainLean };
}
