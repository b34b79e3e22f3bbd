import { zoneWords } from '../../engines/mandala/compass.ts';
import type { Devata } from '../../engines/mandala/devata.ts';
import { devatas } from '../../engines/mandala/devatas.ts';
import { compareGrades, type Grade, type Priority, resultOf, worst } from '../../engines/mandala/grade.ts';
import { zoneOfDevata } from '../../engines/mandala/mandala.ts';
import { catalogTypes, labelOf } from '../../engines/vastu/catalog.ts';
import { type Entity, entitiesOf } from '../../engines/vastu/entities.ts';
import { judge } from '../../engines/vastu/judge.ts';
import { adviseOn } from './advice.ts';
import type { Plan } from './plan.ts';

/** The body of the 45 Devatas response for a plan. */
export function readPlan(vastuId: string, plan: Plan) {
  const entities = entitiesOf(plan);
  const held = devatas
    .map((devata) => ({
      devata,
      here: entities.filter(({ pada }) => pada.devata === devata),
    }))
    .filter(({ here }) => here.length > 0);
  return {
    vastu_id: vastuId,
    reference: devatas.map(recordOf),
    entities: entities.map(entityRecord),
    interpretation: held.map(({ devata, here }) => interpret(devata, here, entities)),
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
  const verdicts = here.map((entity) => ({ entity, ...judge(entity.type, devata) }));
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

/** What a household feels every day comes first; a mere caution elsewhere can wait. */
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
  const place = devata.ring === 'centre' ? 'at the centre' : `of ${devata.ring} in the ${zone}`;
  return `${names} holds ${padas} ${place}. ${devata.about}`;
}

function effect(
  devata: Devata,
  verdicts: readonly { entity: Entity; grade: Grade; reason: string }[],
): string {
  const theme = devata.theme.charAt(0).toLowerCase() + devata.theme.slice(1);
  const sentences = verdicts.map(
    ({ entity, grade, reason }) => `${titleOf(entity)} is ${says[grade]} here: ${reason}.`,
  );
  return `In this home the field of ${theme} holds ${verdicts.length === 1 ? 'one thing' : `${verdicts.length} things`}. ${sentences.join(' ')}`;
}

function titleOf({ name, type }: Entity): string {
  const label = labelOf(type);
  return name.toLowerCase() === label.toLowerCase() ? name : `${name} (${label})`;
}

const says: Record<Grade, string> = {
  preferred: 'well placed',
  acceptable: 'acceptable',
  caution: 'to be watched',
  avoid: 'out of place',
};

/** The same rules read the other way round: what of the catalogue this field suits, and what it does not. */
function guidance(devata: Devata) {
  const graded = catalogTypes.map((type) => ({ label: labelOf(type), grade: judge(type, devata).grade }));
  const of = (grade: Grade) => graded.filter((entry) => entry.grade === grade).map(({ label }) => label);
  const preferred = of('preferred');
  return {
    suitable_placements: preferred.length > 0 ? preferred : of('acceptable'),
    placements_to_avoid: of('avoid'),
  };
}
