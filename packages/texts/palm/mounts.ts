import { type Mount, mounts } from './palm-words.ts';
import { type PalmSentence, sentenceFor } from './tell.ts';
import { lookOf, type PalmInWords, seenFeatures, type Text, textOf } from './text.ts';

interface MountReading {
  readonly name: Mount;
  readonly told: PalmSentence | null;
  readonly looks: readonly string[];
}

export const mountsOf = ({ words, hand, nearest }: PalmInWords): MountReading[] =>
  mounts.map((name) => {
    const sentence = sentenceFor(words, 'mounts', name, nearest);
    return {
      name,
      told: sentence?.says === '' ? null : sentence,
      looks: seenFeatures([sentence]).flatMap((feature) => lookOf(feature, hand, words) ?? []),
    };
  });

/** Headings start with a capital article. */
const withinSentence = (heading: string): string =>
  heading.replace(/^(?:The|La|A|Der)(?= )/, (article) => article.toLowerCase());

export function mountsText(palm: PalmInWords): Text {
  const { opening, headings, told: statementOf, silent } = palm.words.mounts;
  const readings = mountsOf(palm);
  const mute = readings.flatMap(({ name, told }) => (told === null ? [headings[name]] : []));
  return textOf(
    'mounts',
    [
      [...readings.map(({ name, told }) => (told === null ? '' : statementOf(headings[name], told.says)))],
      [opening, mute.length > 0 ? silent(mute.map(withinSentence)) : ''],
    ],
    seenFeatures(readings.map(({ told }) => told)),
    palm,
  );
}
