import { type Mount, mounts } from './palm-words.ts';
import { type PalmSentence, sentenceFor } from './tell.ts';
import { lookOf, type PalmInWords, seenFeatures, type Text, textOf } from './text.ts';

interface MountReading {
  readonly name: Mount;
  readonly sentence: PalmSentence | null;
  readonly looks: readonly string[];
}

export const mountsOf = ({ words, hand, meant }: PalmInWords): MountReading[] =>
  mounts.map((name) => {
    const sentence = sentenceFor(words, 'mounts', name, meant);
    return {
      name,
      sentence: sentence?.says === '' ? null : sentence,
      looks: seenFeatures([sentence]).flatMap((feature) => lookOf(feature, hand, words) ?? []),
    };
  });

export function mountsText(palm: PalmInWords): Text {
  const { opening, headings, told: statementOf, silent } = palm.words.mounts;
  const readings = mountsOf(palm);
  const says = readings.map(({ name, sentence }) =>
    sentence === null ? '' : statementOf(headings[name], sentence.says),
  );
  const isEmpty = says.every((sentence) => sentence === '');
  const text = textOf(
    'mounts',
    [says, [opening, isEmpty ? silent : '']],
    seenFeatures(readings.map(({ sentence }) => sentence)),
    palm,
  );
  return isEmpty || !says.includes('') ? text : { ...text, limits: `${text.limits} ${silent}` };
}
