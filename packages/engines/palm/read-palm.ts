import { ratioErrors } from './error.ts';
import { findHand } from './hand/find-hand.ts';
import { apply, areaScale, type Point, round } from './hand/geometry.ts';
import type { HandNetwork } from './hand/hand-network.ts';
import { handType } from './hand/hand-type.ts';
import { mapPoints } from './hand/landmarks.ts';
import { moreViews } from './hand/more-views.ts';
import { measurePose } from './hand/pose.ts';
import { measureProportions } from './hand/proportions.ts';
import { meanPoints, recognise, refuseNoHand } from './hand/recognise.ts';
import { type AgreedLine, type AgreedLines, agree } from './lines/agree.ts';
import { refuseWithoutLines } from './lines/lines.ts';
import { linesInViews } from './lines/views.ts';
import { decode, type Photo } from './photo/decode.ts';
import { admit } from './photo/photo-limits.ts';
import type { Pixels } from './photo/pixels.ts';
import type { PalmReading, ReadLine } from './reading.ts';
import { type Canvas, canonicalPalm } from './surface/canonical.ts';
import { portrait } from './surface/portrait.ts';
import { judgeQuality } from './surface/quality.ts';
import { skinColour } from './surface/skin.ts';

export const stages = ['limits', 'decode', 'hand', 'canvas', 'quality', 'lines', 'proportions'] as const;
export type Stage = (typeof stages)[number];

export interface ReadPalm {
  readonly reading: PalmReading;
  readonly photo: Pixels;
}

/**
 * The same bytes give the same reading.
 * @param bytes a JPEG, PNG or WebP file of at most 5 MB

 * @throws {PhotoRefusedError} with reason and advice
 */
export async function readPalm(
  bytes: Uint8Array,
  network: HandNetwork,
  done: (stage: Stage) => void = () => {},
): Promise<ReadPalm> {
  const file = await admit(bytes);
  done('limits');
  const photo = await decode(file);
  done('decode');
  const found = findHand(network, photo);
  refuseNoHand(found);
  const seen = recognise(found, photo, moreViews(network, found));
  const upright = portrait(network, photo.large, seen.points);
  const views = moreViews(network, upright);
  const points = mapPoints(meanPoints(views), (point) => apply(upright.toPhoto, point));
  const palm = { ...seen, points };
  done('hand');
  const canvas = canonicalPalm(photo.large, palm);
  done('canvas');
  const quality = judgeQuality(canvas, photo.large);
  done('quality');
  const isSkin = skinColour(canvas);
  const lines = agree(linesInViews(canvas, isSkin));
  refuseWithoutLines(lines, palm);
  done('lines');
  const pose = measurePose(views, palm.points, photo.large, isSkin);
  const proportions = measureProportions(views, photo, palm, pose);
  done('proportions');
  return {
    photo: photo.large,
    reading: {
      version: 2,
      side: palm.side,
      presence: palm.presence,
      photo: { width: photo.large.width, height: photo.large.height },
      palmLength: Math.round(Math.sqrt(areaScale(canvas.toPhoto))),
      quality,
      pose: { ...pose, bent: [...pose.bent], hidden: [...pose.hidden] },
      proportions: { ...proportions, cutFingers: [...proportions.cutFingers] },
      handType: handType(proportions, ratioErrors(pose, proportions)),
      ...onPhoto(lines, canvas, photo),
    },
  };
}

function onPhoto(
  { lines, joined, gaps, fineLines }: AgreedLines,
  { toPhoto }: Canvas,
  { large }: Photo,
): Pick<PalmReading, 'lines' | 'joined' | 'gaps' | 'fineLines'> {
  const share = (place: Point): [number, number] => {
    const [x, y] = apply(toPhoto, place);
    return [round(x / large.width, 4), round(y / large.height, 4)];
  };
  const end = (place: Point | null): [number, number] | null =>
    place && [round(place[0], 3), round(place[1], 3)];
  const read = ({ path, start, end: last, reach, ...measured }: AgreedLine): ReadLine => ({
    ...measured,
    start: end(start),
    end: end(last),
    reach: reach === null ? null : round(reach, 3),
    course: path.map(share),
  });
  return {
    lines: {
      heart: read(lines.heart),
      head: read(lines.head),
      life: read(lines.life),
      fate: read(lines.fate),
    },
    joined,
    gaps,
    fineLines: round(fineLines, 3),
  };
}
