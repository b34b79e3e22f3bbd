import { vastuResponse } from '@palmleaf/contract/astrology';
import { allPadas, devatas } from '@palmleaf/engines/mandala';
import { catalogTypes, judge, judgeAt } from '@palmleaf/engines/vastu';
import { describe, expect, test } from 'vitest';
import { UnprocessableError } from '../../handler/errors.ts';
import { MemoryStore } from '../../store/store.ts';
import { vastuOperations } from '../../vastu/operations.ts';
import { planRequest, planResponse } from '../../vastu/plan.ts';
import { house } from './plans.ts';

const english = { language: 'en' } as const;

function service() {
  let ids = 0;
  return vastuOperations({ store: new MemoryStore(), newId: () => String(++ids).padStart(16, '0') });
}

async function read(plan: ReturnType<typeof house>) {
  const operations = service();
  const stored = await operations['get-vastu-id'](planRequest.parse(plan), english);
  const { vastu_id } = planResponse.parse(stored.body);
  return vastuResponse.parse((await operations['devatas-45']({ vastu_id }, english)).body);
}

describe('the 45 Devatas of a plan', () => {
  test('The reading of a plan has a record for each Devata, each entity and each occupied field', async () => {
    const answer = await read(house());
    expect(answer.vastu_id).toBe('vst_0000000000000001');
    expect(answer.reference).toHaveLength(45);
    expect(answer.reference.reduce((sum, { mandala_position }) => sum + mandala_position.pada_count, 0)).toBe(
      81,
    );
    expect(answer.entities.map(({ display_name }) => display_name)).toEqual([
      'Kitchen',
      'Big bedroom',
      'Living',
      'Toilet',
      'Stove',
      'WC',
      'East window',
      'Front door',
    ]);
    const fields = new Set(answer.entities.map(({ devata_code }) => devata_code));
    expect(new Set(answer.interpretation.map(({ devata_code }) => devata_code))).toEqual(fields);
    const placements = answer.interpretation.flatMap((record) => record.placements);
    expect(placements).toHaveLength(answer.entities.length);
  });

  test('The reading of a plan places each entity where the plan has it', async () => {
    const { entities } = await read(house());
    const places = Object.fromEntries(
      entities.map(({ display_name, devata_name, pada_number, region }) => [
        display_name,
        [devata_name, pada_number, region],
      ]),
    );
    expect(places).toEqual({
      Kitchen: ['Savitra', 71, 'inner'],
      'Big bedroom': ['Indrajaya', 65, 'inner'],
      Living: ['Prithvidhara', 14, 'inner'],
      Toilet: ['Parjanya', 18, 'outer'],
      Stove: ['Agni', 81, 'outer'],
      WC: ['Shikhi', 9, 'outer'],
      'East window': ['Surya', 45, 'outer'],
      'Front door': ['Bhallata', 4, 'outer'],
    });
  });

  test('The reading of a plan turns with the orientation of the house', async () => {
    const turned = await read({ ...house(), orientation: 180 });
    const stove = turned.entities.find(({ display_name }) => display_name === 'Stove');
    expect(stove).toMatchObject({ devata_name: 'Roga', grid_position: { row: 1, column: 1 } });
    const grades = turned.interpretation.flatMap(({ placements }) => placements);
    expect(grades.find(({ display_name }) => display_name === 'Stove')).toMatchObject({
      grade: 'avoid',
      result: 'needs_attention',
    });
  });

  test('The reading of a plan grades each field, and advises exactly where something needs attention', async () => {
    const { interpretation } = await read(house());
    const recordOf = (name: string) => interpretation.find(({ devata_name }) => devata_name === name);
    expect(recordOf('Agni')).toMatchObject({
      grade: 'preferred',
      result: 'working_for_you',
      recommended_action: [],
    });
    expect(recordOf('Bhallata')).toMatchObject({ grade: 'preferred', priority: 'medium' });
    expect(recordOf('Shikhi')).toMatchObject({
      grade: 'avoid',
      priority: 'high',
      recommended_action: {
        recommendation: {
          what_to_do: expect.stringContaining('No other place in the same room suits WC better.'),
        },
        implementation: { effort_level: 'easy' },
      },
    });
    for (const { result, recommended_action } of interpretation) {
      expect(Array.isArray(recommended_action)).toBe(result === 'working_for_you');
    }
  });

  test('The advice moves a fixture only within its room, to a field that the same rules call good', async () => {
    const plan = house();
    plan.rooms = [{ name: 'Studio', catalog_type: 'bedroom', x: 3, y: 6, width: 6, depth: 3 }];
    plan.fixtures = [{ name: 'Stove', catalog_type: 'stove', x: 3.3, y: 6.2 }];
    const advice = JSON.stringify((await read(plan)).interpretation);
    const [, row, column] = /Move Stove to the field of .*?row (\d), column (\d)/.exec(advice) ?? [];
    const target = allPadas.find((pada) => pada.row === Number(row) && pada.column === Number(column));
    expect(target && judgeAt('stove', target).grade).toMatch(/acceptable|preferred/);
    expect(target?.row).toBeGreaterThanOrEqual(7);
    expect(target?.column).toBeGreaterThanOrEqual(4);
  });

  test('The refusal of a main entrance in the middle of the house shows an example', () => {
    const plan = house();
    plan.entrances = [{ name: 'Front door', catalog_type: 'main_entrance', x: 4.5, y: 4.5 }];
    const [flaw] = planRequest.safeParse(plan).error?.issues ?? [];
    expect(flaw?.path).toEqual(['entrances', 0]);
    expect(flaw?.message).toMatch(/a main_entrance must stand in an outer wall.*Example: /);
  });

  test('The reading of a plan suggests an exchange of two rooms when both gain', async () => {
    const plan = house();
    plan.rooms = [
      { name: 'Sleeping', catalog_type: 'master_bedroom', x: 6, y: 0, width: 3, depth: 3 },
      { name: 'Praying', catalog_type: 'prayer_room', x: 0, y: 6, width: 3, depth: 3 },
    ];
    const { interpretation } = await read(plan);
    expect(JSON.stringify(interpretation)).toContain('Trade the uses of Sleeping and Praying');
  });

  test('The service has a reason for the grade of each catalog_type on each field', () => {
    for (const devata of devatas) {
      const grades = catalogTypes.map((type) => judge(type, devata));
      expect(grades.every(({ reason }) => reason.length > 10 && !reason.endsWith('.'))).toBe(true);
    }
  });

  test('The effect of a field names each of its placements', async () => {
    const { interpretation } = await read(house());
    for (const { placements, interpretation: texts, placement_guidance: guidance } of interpretation) {
      for (const { display_name } of placements) expect(texts.effect_on_this_home).toContain(display_name);
      const both = guidance.suitable_placements.filter((entry) =>
        guidance.placements_to_avoid.includes(entry),
      );
      expect(both).toEqual([]);
    }
  });

  test('The refusal of an unknown vastu_id names the field', async () => {
    const asked = service()['devatas-45']({ vastu_id: 'vst_nowhere' }, english);
    await expect(asked).rejects.toBeInstanceOf(UnprocessableError);
    await expect(asked).rejects.toMatchObject({
      detail: [{ loc: ['body', 'vastu_id'], type: 'value_error', input: 'vst_nowhere' }],
    });
  });
});
