import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { devatas } from '../../mandala/devatas.ts';
import { allPadas, zoneOfDevata } from '../../mandala/mandala.ts';
import { type Ground, type Place, type PlanPoint, padaOf, placeOnPlan } from '../../mandala/survey.ts';

/** Inverts `placeOnPlan` on a unit plot. */
function pointAt({ east, north }: Place, { plot, orientation }: Ground): PlanPoint {
  const turnedBack = placeOnPlan(
    { x: (east + 1) / 2, y: (1 - north) / 2 },
    { plot: { width: 1, depth: 1 }, orientation: -orientation },
  );
  return { x: ((turnedBack.east + 1) / 2) * plot.width, y: ((1 - turnedBack.north) / 2) * plot.depth };
}

const ground = fc.record({
  plot: fc.record({
    width: fc.double({ min: 2, max: 200, noNaN: true }),
    depth: fc.double({ min: 2, max: 200, noNaN: true }),
  }),
  orientation: fc.double({ min: 0, max: 359.999, noNaN: true }),
});
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('the mandala over a plot', () => {
  test('Every pada covers some part of the plot at any orientation', () => {
    fc.assert(
      fc.property(ground, (laid) => {
        for (const pada of allPadas) {
          const place = { east: (pada.column - 0.5) / 4.5 - 1, north: 1 - (pada.row - 0.5) / 4.5 };
          const point = pointAt(place, laid);
          expect(point.x).toBeGreaterThanOrEqual(-1e-9);
          expect(point.x).toBeLessThanOrEqual(laid.plot.width + 1e-9);
          expect(point.y).toBeGreaterThanOrEqual(-1e-9);
          expect(point.y).toBeLessThanOrEqual(laid.plot.depth + 1e-9);
          expect(padaOf(point, laid).number).toBe(pada.number);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('Every point of the plot belongs to one pada, which maps back to the point', () => {
    fc.assert(
      fc.property(ground, share, share, (laid, across, down) => {
        const point = { x: across * laid.plot.width, y: down * laid.plot.depth };
        const place = placeOnPlan(point, laid);
        expect(Math.max(Math.abs(place.east), Math.abs(place.north))).toBeLessThanOrEqual(1 + 1e-9);
        const back = pointAt(place, laid);
        expect(back.x).toBeCloseTo(point.x, 6);
        expect(back.y).toBeCloseTo(point.y, 6);
        expect(devatas).toContain(padaOf(point, laid).devata);
      }),
    );
  });

  test('An object in the outer wall is on a boundary Devata at any orientation', () => {
    fc.assert(
      fc.property(ground, share, fc.constantFrom('top', 'right', 'bottom', 'left'), (laid, along, wall) => {
        const { width, depth } = laid.plot;
        const point = {
          top: { x: along * width, y: 0 },
          right: { x: width, y: along * depth },
          bottom: { x: along * width, y: depth },
          left: { x: 0, y: along * depth },
        }[wall];
        expect(padaOf(point, laid).region).toBe('outer');
      }),
    );
  });

  test('A plot that faces north has the plain grid, and one that faces east the same grid turned by a quarter', () => {
    const plot = { width: 18, depth: 9 };
    for (const pada of allPadas) {
      const point = { x: (pada.column - 0.5) * 2, y: pada.row - 0.5 };
      expect(padaOf(point, { plot, orientation: 0 }).number).toBe(pada.number);
      const turned = padaOf(point, { plot, orientation: 90 });
      expect([turned.row, turned.column]).toEqual([pada.column, 10 - pada.row]);
    }
  });

  test('A survey gives a wall the zone of the compass direction that it faces', () => {
    const plot = { width: 10, depth: 10 };
    const top = (orientation: number) => zoneOfDevata(padaOf({ x: 5, y: 0 }, { plot, orientation }).devata);
    expect([0, 45, 90, 135, 180, 225, 270, 315].map(top)).toEqual([
      'N',
      'NE',
      'E',
      'SE',
      'S',
      'SW',
      'W',
      'NW',
    ]);
  });

  test('A survey assigns a point on a line between two padas the same way at each quarter turn', () => {
    const plot = { width: 9, depth: 9 };
    const padaAt = (x: number, y: number, orientation: number) => padaOf({ x, y }, { plot, orientation });
    expect([padaAt(3, 0.5, 0).column, padaAt(0, 0.5, 0).column, padaAt(9, 0.5, 0).column]).toEqual([4, 1, 9]);
    expect([padaAt(0.5, 3, 180).row, padaAt(0.5, 6, 180).row]).toEqual([7, 4]);
  });
});
