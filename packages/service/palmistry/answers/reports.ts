import { lineNames } from '@palmleaf/engines/palm';
import type { PalmInWords } from '@palmleaf/texts/palm';
import { sectionText } from '@palmleaf/texts/palm';
import { writeMeasures } from './measures.ts';

/** Lengths and places in palm lengths. */
function seenIn({ reading, words: { basis, disclaimer, minorLines } }: PalmInWords) {
  const { side, handType, pose, proportions, lines, joined, quality } = reading;
  return {
    basis,
    hand: {
      side,
      type: handType?.type ?? null,
      possible_types: handType?.possible ?? null,
      finger_ratio: proportions.fingers,
      palm_ratio: proportions.palm,
      index_to_ring: proportions.indexToRing,
      little_to_ring: proportions.littleToRing,
      thumb_angle: proportions.thumbAngle,
      fingers_outside: proportions.cutFingers,
      fingers_bent: pose.bent,
      fingers_hidden: pose.hidden,
      lean: pose.lean,
    },
    lines: Object.fromEntries(
      lineNames.map((name) => {
        const { grade, length, curvature, slope, breaks, start, end } = lines[name];
        return [name, { grade, length, curvature, slope, breaks, start, end }];
      }),
    ),
    joined_heart_and_head: joined,
    photo: {
      sharpness: quality.sharpness,
      brightness: quality.brightness,
      note: quality.soft ? minorLines.soft : null,
    },
    disclaimer,
  };
}

export function basicReport(palm: PalmInWords) {
  const parts = (['summary', 'hand-type', 'major-lines'] as const).map((section) =>
    sectionText(section, palm),
  );
  return {
    reading: 'basic',
    ...seenIn(palm),
    text: parts.map(({ text }) => text).join('\n\n'),
    parts: parts.map(({ title, text, rests_on, limits }) => ({ title, text, rests_on, limits })),
  };
}

export const professionalReport = (palmId: string, palm: PalmInWords) => ({
  palm_id: palmId,
  reading: 'professional',
  ...seenIn(palm),
  measures: writeMeasures(palm.reading),
});
