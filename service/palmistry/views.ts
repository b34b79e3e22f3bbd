import { lineNames } from '../../engines/palm/lines/corridors.ts';
import { legend } from '../../engines/palm/overlay.ts';
import type { PalmReading } from '../../engines/palm/reading.ts';
import { sectionText } from './texts/sections.ts';
import { basis, disclaimer } from './texts/sentences.ts';

/** What was seen, in the fields that answers share. Lengths and places are in palm lengths. */
function seenIn(reading: PalmReading) {
  const { side, handType, proportions, lines, joined, quality } = reading;
  return {
    hand: {
      side,
      type: handType?.type ?? null,
      borderline: handType?.borderline ?? null,
      close_to: handType?.borderline ? handType.neighbour : null,
      finger_ratio: proportions.fingers,
      palm_ratio: proportions.palm,
      index_to_ring: proportions.indexToRing,
      little_to_ring: proportions.littleToRing,
      thumb_angle: proportions.thumbAngle,
      fingers_outside: proportions.cutFingers,
    },
    lines: Object.fromEntries(
      lineNames.map((name) => {
        const { grade, length, curvature, breaks, start, end } = lines[name];
        return [name, { grade, length, curvature, breaks, start, end }];
      }),
    ),
    joined_heart_and_head: joined,
    photo: {
      sharpness: quality.sharpness,
      brightness: quality.brightness,
      note: quality.soft ? 'The photo is a little soft; fine lines may be missed.' : null,
    },
  };
}

/** The basic reading: what was seen, and three short texts. */
export function basicReport(palmId: string, reading: PalmReading) {
  const parts = (['summary', 'hand-type', 'major-lines'] as const).map((section) =>
    sectionText(section, palmId, reading),
  );
  return {
    reading: 'basic',
    basis: basis,
    ...seenIn(reading),
    text: parts.map(({ text }) => text).join(' '),
    parts: parts.map(({ title, text, rests_on, limits }) => ({ title, text, rests_on, limits })),
    disclaimer: disclaimer,
  };
}

/** The saved reading as get-palm-id answers it: the identifier and what was seen, the texts are asked for by it. */
export function professionalReport(palmId: string, reading: PalmReading) {
  return {
    palm_id: palmId,
    reading: 'professional',
    basis: basis,
    ...seenIn(reading),
    disclaimer: disclaimer,
  };
}

/** The processed palm: the photo with its lines, and the same lines as numbers for a picture of one's own. */
export function palmImage(
  palmId: string,
  reading: PalmReading,
  picture: { base64: string; width: number; height: number },
) {
  return {
    palm_id: palmId,
    content_type: 'image/jpeg',
    encoding: 'base64',
    width: picture.width,
    height: picture.height,
    image: picture.base64,
    lines: legend(reading).map((entry) => ({
      ...entry,
      points: reading.lines[entry.line].course.map(([x, y]) => [
        Math.round(x * picture.width),
        Math.round(y * picture.height),
      ]),
    })),
  };
}
