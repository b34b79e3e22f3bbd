import type { Finding } from './rule.ts';
import { capital } from './sentences.ts';

const mountNames = ['Jupiter', 'Saturn', 'Apollo', 'Mercury', 'Moon', 'Venus'] as const;
export type Mount = (typeof mountNames)[number];

/** What each mount stands for in the books, and the measured features that may speak for it. */
const mounts: Record<Mount, { place: string; stands: string; signs: readonly string[] }> = {
  Jupiter: {
    place: 'under the index finger',
    stands: 'ambition and honour',
    signs: ['index-longer', 'index-equal', 'ring-longer', 'heart-under-index'],
  },
  Saturn: {
    place: 'under the middle finger',
    stands: 'seriousness and prudence',
    signs: ['fate-near-life', 'fate-centre', 'fate-far', 'fate-absent', 'heart-under-middle'],
  },
  Apollo: {
    place: 'under the ring finger',
    stands: 'art, joy and success',
    signs: ['ring-longer', 'index-equal', 'index-longer'],
  },
  Mercury: {
    place: 'under the little finger',
    stands: 'talk, trade and wit',
    signs: ['little-long', 'little-mean', 'little-short'],
  },
  Moon: {
    place: 'at the outer base of the palm',
    stands: 'imagination and travel',
    signs: ['head-sloping', 'head-level'],
  },
  Venus: {
    place: 'at the ball of the thumb',
    stands: 'warmth, vitality and love of beauty',
    signs: ['life-wide', 'life-mean', 'life-narrow'],
  },
};

/** A mount of the palm as far as a photo allows: where it lies, what it stands for, and what may speak in its stead. */
interface MountReading {
  readonly name: Mount;
  readonly place: string;
  readonly stands: string;
  /** The measured feature that is read in its stead; null where this hand has none. */
  readonly standIn: Finding | null;
}

/** The six mounts that a measured feature may speak for, in the order of the books. */
export const mountsOf = (findings: readonly Finding[]): MountReading[] =>
  mountNames.map((name) => {
    const { place, stands, signs } = mounts[name];
    return { name, place, stands, standIn: findings.find(({ rule }) => signs.includes(rule.id)) ?? null };
  });

/** Mounts by their stand-ins; a mount without one for this hand is said to have none. */
export function mountTexts(findings: readonly Finding[]): { sentences: string[]; restsOn: string[] } {
  const readings = mountsOf(findings);
  return {
    sentences: readings.map(({ name, place, stands, standIn }) => {
      const mount = `The mount of ${name} (${place}) stands for ${stands}.`;
      return standIn === null
        ? `${mount} Nothing measured in this photo can stand in for it.`
        : `${mount} In its stead: ${standIn.seen}. ${capital(standIn.rule.meaning)}`;
    }),
    restsOn: [...new Set(readings.flatMap(({ standIn }) => standIn?.seen ?? []))],
  };
}
