import type { Devata } from '@palmleaf/engines/mandala';
import {
  compareGrades,
  devatas,
  type Grade,
  type Priority,
  resultOf,
  worst,
  zoneOfDevata,
  zoneWords,
} from '@palmleaf/engines/mandala';
import { catalogTypes, type Entity, entitiesOf, judge, judgeIn, labelOf } from '@palmleaf/engines/vastu';
import { list } from '@palmleaf/texts/en';
import { adviseOn } from './advice.ts';
import { consequences } from './consequences.ts';
import type { Plan } from './plan.ts';

export function readPlan(vastuId: string, plan: Plan) {
  const entities = entitiesOf(plan);
  const occupied = devatas
    .map((devata) => ({
      devata,
      here: entities.filter(({ pada }) => pada.devata === devata),
    }))
    .filter(({ here }) => here.length > 0);
  return {
    vastu_id: vastuId,
    reference: devatas.map(recordOf),
    entities: entities.map(entityRecord),
    interpretation: occupied.map(({ devata, here }) => interpret(devata, here, entities)),
  };
}

function recordOf(devata: Devata) {
  return {
    devata_code: devata.code,
    devata_name: devata.name,
    life_theme: devata.theme,
    mandala_position: {
      pada_count: devata.padas.length,
      ring: devata.ring,
      zone_code: zoneOfDevata(devata),
      body_area: devata.bodyArea,
      associated_colour: devata.colour,
    },
  };
}

function entityRecord({ name, category, type, pada }: Entity) {
  return {
    display_name: name,
    category,
    catalog_type: type,
    devata_code: pada.devata.code,
    devata_name: pada.devata.name,
    pada_number: pada.number,
    region: pada.region,
    grid_position: { row: pada.row, column: pada.column },
  };
}

function interpret(devata: Devata, here: readonly Entity[], all: readonly Entity[]) {
  const verdicts = here.map((entity) => ({ entity, ...judgeIn(entity, entity.type) }));
  const grade = worst(verdicts.map((verdict) => verdict.grade));
  const result = resultOf[grade];
  const weakest = [...verdicts].sort((a, b) => compareGrades(a.grade, b.grade))[0];
  return {
    ...recordOf(devata),
    priority: priorityOf(grade, here),
    grade,
    result,
    placements: verdicts.map(({ entity, grade: own }) => ({
      display_name: entity.name,
      category: entity.category,
      catalog_type: entity.type,
      pada_position: { row: entity.pada.row, column: entity.pada.column },
      grade: own,
      result: resultOf[own],
    })),
    interpretation: { about_this_devata: about(devata), effect_on_this_home: effect(devata, verdicts) },
    placement_guidance: guidance(devata),
    recommended_action: result === 'working_for_you' || !weakest ? [] : adviseOn(weakest.entity, all),
  };
}

/** A caution is urgent only where people are every day. */
function priorityOf(grade: Grade, here: readonly Entity[]): Priority {
  if (grade === 'avoid') return 'high';
  const daily = here.some(
    ({ type }) => type === 'main_entrance' || type === 'kitchen' || type === 'master_bedroom',
  );
  return grade === 'caution' && daily ? 'high' : 'medium';
}

function about(devata: Devata): string {
  const names = devata.alias ? `${devata.name} (also ${devata.alias})` : devata.name;
  const padas = devata.padas.length === 1 ? 'one pada' : `${devata.padas.length} padas`;
  const zone = zoneWords[zoneOfDevata(devata)];
  const place = devata.ring === 'centre' ? 'at the centre' : `${rings[devata.ring]} in the ${zone}`;
  return `${devata.about} ${names} holds ${padas} of the plan, ${place}.`;
}

const rings = {
  'boundary ring 1': 'along the outer wall',
  'ring 2': 'in the second ring',
  'ring 3': 'in the ring around the centre',
} as const;

function effect(
  devata: Devata,
  verdicts: readonly { entity: Entity; grade: Grade; reason: string }[],
): string {
  const theme = devata.theme.charAt(0).toLowerCase() + devata.theme.slice(1);
  const names = list(verdicts.map(({ entity }) => titleOf(entity)));
  const judged = verdicts.map(({ entity, grade, reason }) =>
    verdicts.length === 1
      ? `It is ${gradeWords[grade]} for it, because ${reason}.`
      : `For ${entity.name} it is ${gradeWords[grade]}, because ${reason}.`,
  );
  return [
    `${names} ${verdicts.length === 1 ? 'stands' : 'stand'} in your home’s field of ${theme}.`,
    ...judged,
    ...whatFollows(devata, verdicts),
  ].join(' ');
}

function whatFollows(devata: Devata, verdicts: readonly { grade: Grade }[]): string[] {
  const field = consequences[devata.code];
  if (field === undefined) return [];
  const worksForYou = verdicts.some(({ grade }) => resultOf[grade] === 'working_for_you');
  const needsAttention = verdicts.some(({ grade }) => resultOf[grade] === 'needs_attention');
  if (!needsAttention) return [field.well];
  return worksForYou
    ? [
        `What follows by tradition, on the one hand: ${lower(field.well)}`,
        `On the other: ${lower(field.ill)}`,
      ]
    : [field.ill];
}

const lower = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

function titleOf({ name, type }: Entity): string {
  const label = labelOf(type);
  return name.toLowerCase() === label.toLowerCase() ? name : `${name} (${label})`;
}

const gradeWords: Record<Grade, string> = {
  preferred: 'a very good place',
  acceptable: 'a fair place',
  caution: 'a place to keep an eye on',
  avoid: 'the wrong place',
};

function guidance(devata: Devata) {
  const graded = catalogTypes.map((type) => ({ label: labelOf(type), grade: judge(type, devata).grade }));
  const labelsOf = (grade: Grade) =>
    graded.filter((entry) => entry.grade === grade).map(({ label }) => label);
  const preferred = labelsOf('preferred');
  return {
    suitable_placements: preferred.length > 0 ? preferred : labelsOf('acceptable'),
    placements_to_avoid: labelsOf('avoid'),
  };
}
