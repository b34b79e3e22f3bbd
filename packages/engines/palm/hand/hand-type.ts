import type { Proportions } from './proportions.ts';

export const handTypes = ['earth', 'air', 'fire', 'water'] as const;
type HandTypeName = (typeof handTypes)[number];

interface HandType {
  /** Null if a ratio is closer to its cut than its error, or the middle finger is not straight and visible. */
  readonly type: HandTypeName | null;
  readonly possible: HandTypeName[];
}

/** Borders (cuts) between two classes: medians and standard deviations over 51 photos of some 15 to 20 people. */
export const cuts = {
  fingers: { cut: 0.759, spread: 0.053 },
  palm: { cut: 1.463, spread: 0.103 },
} as const;

const types: Record<'short' | 'long', Record<'broad' | 'narrow', HandTypeName>> = {
  short: { broad: 'earth', narrow: 'fire' },
  long: { broad: 'air', narrow: 'water' },
};

export function handType(
  { fingers, palm }: Pick<Proportions, 'fingers' | 'palm'>,
  error: { readonly fingers: number; readonly palm: number },
): HandType {
  const lengths = (['short', 'long'] as const).filter(
    (length) =>
      fingers === null ||
      (length === 'long'
        ? fingers > cuts.fingers.cut - error.fingers
        : fingers < cuts.fingers.cut + error.fingers),
  );
  const breadths = (['broad', 'narrow'] as const).filter((breadth) =>
    breadth === 'narrow' ? palm > cuts.palm.cut - error.palm : palm < cuts.palm.cut + error.palm,
  );
  const possible = lengths.flatMap((length) => breadths.map((breadth) => types[length][breadth]));
  const [first] = possible;
  return { type: possible.length === 1 && first !== undefined ? first : null, possible };
}
