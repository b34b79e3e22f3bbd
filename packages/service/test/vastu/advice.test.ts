import { allPadas, compareGrades, devatas, resultOf, zoneOfPada, zoneWords } from '@palmleaf/engines/mandala';
import { type Category, catalog } from '@palmleaf/engines/testing';
import { type Entity, entitiesOf, judge, judgeAt } from '@palmleaf/engines/vastu';
import { expect, test } from 'vitest';
import { adviseOn } from '../../vastu/advice.ts';
import { consequences } from '../../vastu/consequences.ts';
import { easing } from '../../vastu/easing.ts';
import type { Plan } from '../../vastu/plan.ts';
import { readPlan } from '../../vastu/reading.ts';

const everyEntity: readonly Entity[] = (Object.keys(catalog) as Category[]).flatMap((category) =>
  catalog[category].flatMap((type) =>
    devatas.flatMap((devata): Entity[] => {
      const pada = allPadas.find((candidate) => candidate.devata === devata);
      return pada
        ? [
            {
              name: 'It',
              category,
              type,
              at: { x: 0, y: 0 },
              pada,
              zone: zoneOfPada(pada),
              reach: allPadas,
              isInOuterWall: true,
            },
          ]
        : [];
    }),
  ),
);

const needingAttention = everyEntity.filter(
  ({ type, pada }) => resultOf[judgeAt(type, pada).grade] === 'needs_attention',
);

test('No advice contradicts the grade that it is given for, on any of the 45 fields', () => {
  expect(everyEntity).toHaveLength(30 * 45);
  expect(needingAttention.length).toBeGreaterThan(400);
  for (const entity of needingAttention) {
    const { grade } = judgeAt(entity.type, entity.pada);
    const { recommendation, implementation } = adviseOn(entity, [entity]);
    const words = `${recommendation.what_to_do} ${implementation.review_guidance}`;
    if (grade === 'avoid') expect(words).not.toMatch(/can stay|no reason to change the structure/);
    if (grade === 'caution') expect(words).not.toMatch(/do without it/);
    const [, goal, zone] =
      /(?:to|, which is) the field of ([A-Z][a-z]+) in the ([a-z-]+)/.exec(recommendation.what_to_do) ?? [];
    const targets = allPadas.filter(
      (pada) => pada.devata.name === goal && zoneWords[zoneOfPada(pada)] === zone,
    );
    if (goal !== undefined) expect(targets.length).toBeGreaterThan(0);
    for (const target of targets) {
      const targetGrade = judgeAt(entity.type, target).grade;
      expect(compareGrades(targetGrade, grade)).toBeGreaterThan(0);
      expect(resultOf[targetGrade]).toBe('working_for_you');
    }
  }
});

test('Every reason and every piece of advice is a whole sentence', () => {
  for (const entity of everyEntity) {
    const { reason } = judgeAt(entity.type, entity.pada);
    expect(reason).not.toMatch(/, not in the|\.$|^[^A-Za-z]|undefined/);
  }
  for (const entity of needingAttention) {
    const { recommendation, implementation } = adviseOn(entity, [entity]);
    for (const text of [
      recommendation.what_to_do,
      recommendation.why_it_helps,
      implementation.review_guidance,
    ]) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).not.toMatch(/undefined|\.\.| {2}|, \./);
    }
  }
});

test('The advice for a toilet in the middle of the house is to move it', () => {
  const toilet = everyEntity.find(({ type, pada }) => type === 'toilet' && pada.devata.name === 'Brahma');
  if (!toilet) throw new Error('the catalogue has no toilet');
  expect(judge('toilet', toilet.pada.devata).grade).toBe('avoid');
  expect(adviseOn(toilet, [toilet]).recommendation.what_to_do).toMatch(/plan to move it to the field of/);
});

test('Each field has its own sentences for a good and a bad grade, and a reading uses those of its grade', () => {
  expect(Object.keys(consequences).sort()).toEqual(devatas.map(({ code }) => code).sort());
  const sentences = Object.values(consequences).flatMap(({ well, ill }) => [well, ill]);
  expect(new Set(sentences).size).toBe(90);
  for (const sentence of sentences) {
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentence).not.toMatch(/\b(will|money|illness|disease|death|wealth|loss)\b/i);
  }
  const plan: Plan = {
    units: 'm',
    plot,
    orientation: 0,
    rooms: [{ ...room(0, 0, 1, 1), name: 'Toilet', catalog_type: 'toilet' }],
    fixtures: [
      { name: 'Stove', catalog_type: 'stove', x: 8.5, y: 8.5 },
      { name: 'Safe', catalog_type: 'safe', x: 8.4, y: 8.4 },
    ],
    windows: [],
    entrances: [],
  };
  const effects = readPlan('plan', plan).interpretation.map(({ devata_code, grade, interpretation }) => {
    const field = consequences[devata_code];
    const effect = interpretation.effect_on_this_home;
    const holds = (sentence = '') => effect.toLowerCase().includes(sentence.toLowerCase());
    return { devata_code, grade, well: holds(field?.well), ill: holds(field?.ill) };
  });
  const stoveAndSafe = 'DEV-09';
  expect(effects).toContainEqual({ devata_code: stoveAndSafe, grade: 'avoid', well: true, ill: true });
  for (const { devata_code, grade, well, ill } of effects.filter(
    ({ devata_code }) => devata_code !== stoveAndSafe,
  )) {
    expect(ill, devata_code).toBe(resultOf[grade] === 'needs_attention');
    expect(well, devata_code).toBe(!ill);
  }
});

test('No advice on the care of a place asks for building work', () => {
  for (const ease of Object.values(easing)) {
    expect(ease).toMatch(/^[a-z].*[^.]$/);
    expect(ease).not.toMatch(/\b(build|rebuild|tear|demolish|knock)/);
  }
});

const plot = { width: 9, depth: 9 };
const room = (x: number, y: number, width: number, depth: number) => ({
  name: 'Room',
  catalog_type: 'study' as const,
  x,
  y,
  width,
  depth,
});
const fieldOf = (one: ReturnType<typeof room>, orientation = 0) =>
  entitiesOf({ plot, orientation, rooms: [one], fixtures: [], windows: [], entrances: [] })[0]?.pada;

test('A room lies in the field that holds most of its floor, not in the one under its middle', () => {
  const long = fieldOf(room(0, 3, 7, 3));
  expect(long?.devata.name).toBe('Brahma');
  const mostlyNorth = fieldOf(room(3, 0.9, 3, 2.5));
  expect(mostlyNorth?.devata.name).toBe('Prithvidhara');
  const single = fieldOf(room(8.1, 0.1, 0.8, 0.8));
  expect(single).toMatchObject({ row: 1, column: 9 });
  const equal = fieldOf(room(0, 0, 2, 1));
  expect(equal).toMatchObject({ row: 1, column: 2 });
});

test('A small room stays in one field at any orientation of the house', () => {
  for (const orientation of [0, 33, 90, 181.5]) {
    const small = room(4.2, 4.2, 0.6, 0.6);
    expect(fieldOf(small, orientation)?.devata.name).toBe('Brahma');
  }
});

test('The advice for a sink in the kitchen leaves it in the kitchen', () => {
  const kitchen = { ...room(6, 6, 3, 3), name: 'Kitchen', catalog_type: 'kitchen' as const };
  const sink = { name: 'Sink', catalog_type: 'sink' as const, x: 8.5, y: 8.5 };
  const all = entitiesOf({
    plot,
    orientation: 0,
    rooms: [kitchen],
    fixtures: [sink],
    windows: [],
    entrances: [],
  });
  const entity = all.find(({ name }) => name === 'Sink');
  if (!entity) throw new Error('the plan has no sink');
  expect(judgeAt('sink', entity.pada).grade).toBe('avoid');
  const { what_to_do: advice } = adviseOn(entity, all).recommendation;
  const [, row, column] = /\(row (\d), column (\d)\)/.exec(advice) ?? [];
  if (row !== undefined) expect([Number(row), Number(column)].every((at) => at >= 7)).toBe(true);
  else expect(advice).toContain('No other place in the same room');
});

test('The reason for the grade of a bed in the field of Yama names neither Yama nor an ending', () => {
  for (const pada of allPadas.filter(({ devata }) => devata.name === 'Yama')) {
    expect(judgeAt('bed', pada).reason).not.toMatch(/Yama|ending/);
  }
});
