import {
  devata,
  entity,
  type Grade,
  gradeOf,
  grades,
  type Interpretation,
  interpretation,
} from '../../../../books/answers/devatas.ts';
import { sortedBy, without } from '../../../../books/answers/shape.ts';
import { fieldsOf } from '../../../../shared/views/answers.ts';
import { humanized } from '../../../../shared/views/words.ts';
import { generic, isEmpty, text } from '../html/generic.ts';
import { type Html, html } from '../html/html.ts';
import { counted, listed } from '../html/words.ts';
import { type Marked, mandala, marked } from './mandala.ts';

/** The home in the mandala: drawing, table of places, and what each Devata's field says. */
export function home(answer: unknown): Html {
  const fields = fieldsOf(answer);
  if (fields === undefined) return generic(answer);
  const reference = sortedBy(devata, fields.reference);
  const entities = sortedBy(entity, fields.entities);
  const readings = sortedBy(interpretation, fields.interpretation);
  const places = marked(entities.fitting, readings.fitting);
  const rest = without(fields, ['vastu_id', 'reference', 'entities', 'interpretation']);
  const others = {
    ...rest,
    ...(isEmpty(reference.others) ? {} : { reference: reference.others }),
    ...(isEmpty(entities.others) ? {} : { entities: entities.others }),
    ...(isEmpty(readings.others) ? {} : { interpretation: readings.others }),
  };
  return html`${(places.length > 0 || reference.fitting.length > 0) && html`<div class="beside"><figure>${mandala(reference.fitting, places)}</figure><div>${table(places)}${key(places)}</div></div>`}
${readings.fitting.length > 0 && html`<h3>What the fields say</h3><div class="cards">${[...readings.fitting].sort(byNeed).map(card)}</div>`}
${reference.fitting.length > 0 && html`<details><summary>All ${counted(reference.fitting.length, 'Devata')} of the mandala</summary>${reference.fitting.length > 0 && devatas(reference.fitting)}</details>`}
${!isEmpty(others) && generic(others)}`;
}

function table(places: readonly Marked[]): Html | undefined {
  if (places.length === 0) return undefined;
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Table of places in the home"><table><caption>Places in the home</caption><thead><tr><th scope="col">No.</th><th scope="col">Place</th><th scope="col">Devata</th><th scope="col">Row, column</th><th scope="col">Grade</th></tr></thead><tbody>${places.map(
    ({ entity: place, number, grade }) =>
      html`<tr><td class="figure">${number}</td><th scope="row">${place.display_name}${place.category !== undefined && html` <span class="fine">${humanized(place.category).toLowerCase()}</span>`}</th><td>${place.devata_name ?? '–'}</td><td class="figure">${place.grid_position.row}, ${place.grid_position.column}</td><td>${badge(grade)}</td></tr>`,
  )}</tbody></table></div>`;
}

const badge = (grade: Grade): Html =>
  grade === 'ungraded' ? html`–` : html`<span class="grade ${grade}">${humanized(grade)}</span>`;

function key(places: readonly Marked[]): Html | undefined {
  const used = grades.filter((grade) => places.some((place) => place.grade === grade));
  if (used.length === 0) return undefined;
  return html`<p class="fine">Graded ${listed(used)}.</p>`;
}

function card(reading: Interpretation): Html {
  const {
    interpretation: said,
    placement_guidance: guidance,
    recommended_action: action,
    placements = [],
  } = reading;
  const grade = gradeOf(reading.grade);
  return html`<section class="card field-card ${grade}"><h4>${reading.devata_name} <span class="fine">${reading.mandala_position.zone_code}</span></h4>
<p>${badge(grade)} ${reading.result !== undefined && html`<span class="fine">${humanized(reading.result)}</span>`}</p>
${reading.life_theme !== undefined && html`<p><em>${reading.life_theme}</em></p>`}
${placements.length > 0 && html`<p>Holds ${listed(placements.map(({ display_name: name, grade: own }) => (own === undefined ? name : `${name} (${humanized(own).toLowerCase()})`)))}.</p>`}
${said?.effect_on_this_home !== undefined && text(said.effect_on_this_home)}
${action !== undefined && advice(action)}
${said?.about_this_devata !== undefined && html`<p class="fine">${said.about_this_devata}</p>`}
${guidance !== undefined && suits(guidance)}</section>`;
}

function advice({ recommendation, implementation }: NonNullable<Interpretation['recommended_action']>): Html {
  const { what_to_do: what, why_it_helps: why } = recommendation ?? {};
  const { effort_level: effort, review_guidance: review } = implementation ?? {};
  return html`<div class="advice">${what !== undefined && html`<p><strong>What to do:</strong> ${what}</p>`}${why !== undefined && html`<p>${why}</p>`}${effort !== undefined && html`<p class="fine">Effort: ${effort}. ${review}</p>`}</div>`;
}

function suits(guidance: NonNullable<Interpretation['placement_guidance']>): Html | undefined {
  const good = guidance.suitable_placements ?? [];
  const bad = guidance.placements_to_avoid ?? [];
  if (good.length + bad.length === 0) return undefined;
  return html`<p class="fine">${good.length > 0 && `Suits ${listed(good)}. `}${bad.length > 0 && `Avoid ${listed(bad)}.`}</p>`;
}

function devatas(all: readonly (typeof devata)['_output'][]): Html {
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Table of Devatas"><table><thead><tr><th scope="col">Devata</th><th scope="col">Theme</th><th scope="col">Ring</th><th scope="col">Zone</th><th scope="col">Padas</th><th scope="col">Body area</th><th scope="col">Colour</th></tr></thead><tbody>${all.map(
    ({ devata_name: name, life_theme: theme, mandala_position: at }) =>
      html`<tr><th scope="row">${name}</th><td>${theme ?? '–'}</td><td>${at.ring}</td><td>${at.zone_code}</td><td class="figure">${at.pada_count}</td><td>${at.body_area ?? '–'}</td><td>${at.associated_colour ?? '–'}</td></tr>`,
  )}</tbody></table></div>`;
}

/** What needs attention first, the worst grade before the others. */
function byNeed(a: Interpretation, b: Interpretation): number {
  const weight = (reading: Interpretation) => {
    const grade = gradeOf(reading.grade);
    const rank = grade === 'ungraded' ? grades.length : grades.indexOf(grade);
    return (reading.priority === 'high' ? 0 : 10) + rank;
  };
  return weight(a) - weight(b);
}
