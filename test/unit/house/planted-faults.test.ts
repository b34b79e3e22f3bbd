import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { areas, type Fault } from '../../mutants/fault.ts';
import { faults } from '../../mutants/list/index.ts';
import { PlaceError, plant } from '../../mutants/plant.ts';
import { projectRoot } from './structure/source-tree.ts';

const textOf = (file: string): string | undefined =>
  existsSync(`${projectRoot}${file}`) ? readFileSync(`${projectRoot}${file}`, 'utf8') : undefined;

function whatIsWrong(fault: Fault): string | undefined {
  try {
    const source = textOf(fault.file);
    return plant(source, fault) === source ? `${fault.name}: it changes nothing` : undefined;
  } catch (error) {
    if (error instanceof PlaceError) return error.message;
    throw error;
  }
}

describe('the list of faults', () => {
  test('Every planted fault has exactly one place in the sources: update test/mutants/list if you move the code', () => {
    expect(faults.flatMap((fault) => whatIsWrong(fault) ?? [])).toEqual([]);
  });

  test('The list of planted faults uses each name once', () => {
    const names = faults.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    for (const name of names) expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)+$/);
  });

  test('The list of planted faults gives a reason of one sentence for each fault, planted or struck off because it changes nothing', () => {
    for (const { why, struckOff = 'Reason.' } of faults)
      for (const sentence of [why, struckOff]) expect(sentence).toMatch(/^[A-Z].+\.$/);
  });

  test('The list of planted faults names existing tests', () => {
    const meant = new Set(faults.flatMap(({ tests }) => tests));
    expect([...meant].filter((file) => !file.endsWith('.test.ts') || textOf(file) === undefined)).toEqual([]);
    expect(faults.filter(({ tests, seeds = [] }) => tests.length + seeds.length === 0)).toEqual([]);
  });

  test('The list has at least sixty planted faults, with some in every area', () => {
    const planted = faults.filter(({ struckOff }) => struckOff === undefined);
    expect(planted.length).toBeGreaterThanOrEqual(60);
    expect(areas.filter((area) => !planted.some((fault) => fault.area === area))).toEqual([]);
  });
});
