import { seeded } from '@palmleaf/engines/testing';
import { catalog } from '@palmleaf/engines/vastu';
import { type Plan, planRequest } from '../../vastu/plan.ts';

export function randomPlans(seed: number, count: number): readonly Plan[] {
  const random = seeded(seed);
  const one = <Value>(list: readonly Value[]): Value => {
    const value = list[Math.floor(random() * list.length)];
    if (value === undefined) throw new RangeError('nothing to choose from');
    return value;
  };
  const many = <Value>(most: number, make: (i: number) => Value): readonly Value[] =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, (_, i) => make(i));
  return Array.from({ length: count }, () => {
    const [width, depth] = [6 + random() * 14, 6 + random() * 14];
    const anywhere = () => ({ x: random() * width, y: random() * depth });
    const inWall = () =>
      random() < 0.5
        ? { x: random() * width, y: one([0, depth]) }
        : { x: one([0, width]), y: random() * depth };
    const places = Array.from({ length: 16 }, (_, i) => i).filter(() => random() < 0.7);
    return planRequest.parse({
      units: 'm',
      orientation: random() < 0.3 ? one([0, 90, 180, 270]) : Math.floor(random() * 3600) / 10,
      plot: { width, depth },
      rooms: (places.length > 0 ? places : [5]).map((place) => ({
        name: `Room ${place}`,
        catalog_type: one(catalog.room),
        x: ((place % 4) * width) / 4,
        y: (Math.floor(place / 4) * depth) / 4,
        width: width / 4,
        depth: depth / 4,
      })),
      fixtures: many(8, (i) => ({ name: `Fixture ${i}`, catalog_type: one(catalog.fixture), ...anywhere() })),
      windows: many(4, (i) => ({ name: `Window ${i}`, ...inWall() })),
      entrances: [
        { name: 'Front', catalog_type: 'main_entrance', ...inWall() },
        ...many(2, (i) => ({ name: `Door ${i}`, catalog_type: 'side_entrance', ...anywhere() })),
      ],
    });
  });
}
