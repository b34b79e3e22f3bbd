import { expect, test } from 'vitest';
import type { Point } from '../../palm/hand/geometry.ts';
import type { Point3, Sighting } from '../../palm/hand/hand-network.ts';
import { type FingerName, landmarks } from '../../palm/hand/landmarks.ts';
import { measurePose } from '../../palm/hand/pose.ts';

const size = 400;
const fingerPlace = (i: number): Point =>
  i === 0 ? [200, 380] : [40 + 80 * Math.floor((i - 1) / 4), 260 - 40 * ((i - 1) % 4)];
const points = landmarks(fingerPlace);
const sighting: Sighting = {
  square: { centre: [200, 200], side: size, turn: 0 },
  presence: 1,
  rightness: 0,
  points,
  world: landmarks((i): Point3 => [fingerPlace(i)[0] / 4000, fingerPlace(i)[1] / 4000, 0]),
};

function hiddenWhere(isSkin: (x: number, y: number) => boolean): readonly FingerName[] {
  const data = new Uint8Array(size * size * 3);
  for (let at = 0; at < size * size; at++)
    if (isSkin(at % size, Math.floor(at / size))) data.fill(255, 3 * at, 3 * at + 3);
  const picture = { data, width: size, height: size };
  return measurePose([[sighting, sighting]], points, picture, (red) => red > 128).hidden.filter(
    (name) => name !== 'thumb',
  );
}

const onFinger = (x: number, y: number, top: number) => y > top && Math.abs(((x - 40 + 40) % 80) - 40) < 16;

test('A finger with skin beyond its tip and a background without skin colour on both sides is not measured', () => {
  const isLong = (x: number) => x > 180 && x < 220;
  expect(hiddenWhere((x, y) => onFinger(x, y, isLong(x) ? 60 : 125))).toEqual(['middle']);
  expect(hiddenWhere((x, y) => onFinger(x, y, 125))).toEqual([]);
});

test('A background with the colour of skin hides no finger, even if it lies behind only a few fingers', () => {
  expect(hiddenWhere((x, y) => onFinger(x, y, 125) || (x > 150 && y < 170))).toEqual([]);
  expect(hiddenWhere((x, y) => onFinger(x, y, 125) || (x > 310 && y < 170))).toEqual([]);
});
