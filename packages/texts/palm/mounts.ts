import { type Mount, mounts } from './palm-words.ts';
import { type Told, tell } from './tell.ts';
import { featuresOf, lookOf, type PalmInWords, type Text, textOf } from './text.ts';

/** A mount of the palm as far as a photo allows: what may speak in its stead. */
interface MountReading {
  readonly name: Mount;
  /** The meaning of the features measured in its place; null if this hand has none. */
  readonly told: Told | null;
  /** Descriptions of those features. */
  readonly looks: readonly string[];
}

/** The six mounts that measured features may speak for, in the order of the books. */
export const mountsOf = ({ words, hand, nearest }: PalmInWords): MountReading[] =>
  mounts.map((name) => {
    const told = tell(words, 'mounts', name, nearest);
    return { name, told, looks: featuresOf([told]).flatMap((feature) => lookOf(feature, hand, words) ?? []) };
  });

/** A heading has its article in a capital; within a list it is small. */
const withinSentence = (heading: string): string =>
  heading.replace(/^(?:The|La|A|Der)(?= )/, (article) => article.toLowerCase());

export function mountsText(palm: PalmInWords): Text {
  const { opening, headings, told: toldOf, silent } = palm.words.mounts;
  const readings = mountsOf(palm);
  const mute = readings.flatMap(({ name, told }) => (told === null ? [headings[name]] : []));
  return textOf(
    'mounts',
    [
      [...readings.map(({ name, told }) => (told === null ? '' : toldOf(headings[name], told.says)))],
      [opening, mute.length > 0 ? silent(mute.map(withinSentence)) : ''],
    ],
    featuresOf(readings.map(({ told }) => told)),
    palm,
  );
}
