import { vastuResponse } from '@palmleaf/contract/astrology';
import { catalog } from '@palmleaf/engines/vastu';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planRequest } from '../../vastu/plan.ts';
import { readPlan } from '../../vastu/reading.ts';

const side = 12;
const share = fc.integer({ min: 0, max: 100 * side }).map((hundredths) => hundredths / 100);

const plan = fc.record({
  units: fc.constantFrom('m', 'ft'),
  orientation: fc.integer({ min: 0, max: 3599 }).map((tenths) => tenths / 10),
  plot: fc.constant({ width: side, depth: side }),
  rooms: fc.uniqueArray(fc.integer({ min: 0, max: 15 }), { minLength: 1, maxLength: 16 }).chain((places) =>
    fc.tuple(...places.map(() => fc.constantFrom(...catalog.room))).map((types) =>
      places.map((place, index) => ({
        name: `room ${place}`,
        catalog_type: types[index],
        x: (place % 4) * 3,
        y: Math.floor(place / 4) * 3,
        width: 3,
        depth: 3,
      })),
    ),
  ),
  fixtures: fc
    .array(fc.record({ catalog_type: fc.constantFrom(...catalog.fixture), x: share, y: share }), {
      maxLength: 8,
    })
    .map((list) => list.map((fixture, index) => ({ ...fixture, name: `fixture ${index}` }))),
  windows: fc
    .array(fc.record({ x: share, y: share }), { maxLength: 4 })
    .map((list) => list.map((window, index) => ({ ...window, name: `window ${index}` }))),
  entrances: fc
    .array(fc.record({ x: share, y: fc.constantFrom(0, side) }), { minLength: 1, maxLength: 3 })
    .map((list) => list.map((entrance, index) => ({ ...entrance, name: `door ${index}` }))),
});

test('The reading of any plan has every field of the contract and grades each entity once and consistently', () => {
  fc.assert(
    fc.property(plan, (drawn) => {
      const answer = vastuResponse.parse(readPlan('vst_1', planRequest.parse(drawn)));
      const names = [...drawn.rooms, ...drawn.fixtures, ...drawn.windows, ...drawn.entrances].map(
        ({ name }) => name,
      );
      expect(answer.entities.map(({ display_name }) => display_name)).toEqual(names);
      const placed = answer.interpretation.flatMap(({ placements }) =>
        placements.map(({ display_name }) => display_name),
      );
      expect(placed.sort()).toEqual(names.sort());
      for (const { grade, result, placements, recommended_action } of answer.interpretation) {
        expect(placements.map((placement) => placement.grade)).toContain(grade);
        expect(result).toBe(grade === 'avoid' || grade === 'caution' ? 'needs_attention' : 'working_for_you');
        expect(Array.isArray(recommended_action)).toBe(result === 'working_for_you');
      }
      expect(JSON.stringify(answer)).not.toMatch(/undefined|NaN| {2}|\.\./);
    }),
  );
});
