import type { Photo } from '../photo/decode.ts';
import { type FingerName, fingerNames, type Landmarks } from './landmarks.ts';

/** If the photo cuts fingers off, the network moves their tips inside it, so a tip at the edge counts as cut off. */
export function cutFingers(points: Landmarks, { large: { width, height } }: Photo): FingerName[] {
  const margin = 0.02;
  return fingerNames.filter((name) => {
    const [x, y] = points[name][3];
    return x < margin * width || y < margin * height || x > (1 - margin) * width || y > (1 - margin) * height;
  });
}
