import type { Photo } from '../photo/decode.ts';
import { type FingerName, fingerNames, type Landmarks } from './landmarks.ts';

/** The network squeezes fingers that the photo cuts off into the frame, so a tip at the edge counts as cut off. */
export function cutFingers(points: Landmarks, { large: { width, height } }: Photo): FingerName[] {
  const margin = 0.02;
  return fingerNames.filter((name) => {
    const [x, y] = points[name][3];
    return x < margin * width || y < margin * height || x > (1 - margin) * width || y > (1 - margin) * height;
  });
}
