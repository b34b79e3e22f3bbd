import type { Finding } from './rule.ts';
import { capital } from './sentences.ts';

type Mount = 'Jupiter' | 'Saturn' | 'Apollo' | 'Mercury' | 'Moon' | 'Venus';

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

/** Mounts by their stand-ins; a mount without one for this hand is said to have none. */
export function mountTexts(findings: readonly Finding[]): { sentences: string[]; restsOn: string[] } {
  const entries = Object.entries(mounts).map(([name, { place, stands, signs }]) => {
    const sign = findings.find(({ rule }) => signs.includes(rule.id));
    const mount = `The mount of ${name} (${place}) stands for ${stands}.`;
    return sign
      ? {
          sentence: `${mount} In its stead: ${sign.seen}. ${capital(sign.rule.meaning)}`,
          restsOn: [sign.seen],
        }
      : { sentence: `${mount} Nothing measured in this photo can stand in for it.`, restsOn: [] };
  });
  return {
    sentences: entries.map(({ sentence }) => sentence),
    restsOn: [...new Set(entries.flatMap(({ restsOn }) => restsOn))],
  };
}
