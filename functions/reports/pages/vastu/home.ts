import {
  devata,
  entity,
  type Grade,
  gradeOf,
  grades,
  type Interpretation,
  interpretation,
  type Marked,
  marked,
  sortedBy,
} from '@palmleaf/books/answers';
import type { Words } from '@palmleaf/books/words';
import type { PageTexts } from '@palmleaf/texts/pages';
import { fieldsOf } from '../../../../shared/views/answers.ts';
import { generic, isEmpty, text } from '../html/generic.ts';
import { type Html, html } from '../html/html.ts';
import { mandala } from './mandala.ts';

/** The home in the mandala: drawing, table of places, and what each field that holds one says; the others are folded. */
export function home(answer: unknown, words: Words, texts: PageTexts): Html {
  const fields = fieldsOf(answer);
  if (fields === undefined) return generic(answer);
  const reference = sortedBy(devata, fields.reference);
  const entities = sortedBy(entity, fields.entities);
  const readings = sortedBy(interpretation, fields.interpretation);
  const places = marked(entities.fitting, readings.fitting);
  const isHeld = ({ placements = [], grade }: Interpretation) => placements.length > 0 || grade !== undefined;
  const held = readings.fitting.filter(isHeld).sort(byNeed);
  const empty = readings.fitting.filter((reading) => !isHeld(reading));
  const themes = reference.fitting.filter(
    ({ devata_code: code }) => !empty.some((reading) => reading.devata_code === code),
  );
  const others = [...reference.others, ...entities.others, ...readings.others];
  return html`${(places.length > 0 || reference.fitting.length > 0) && html`<div class="beside"><figure>${mandala(reference.fitting, places)}</figure>${table(places, words, texts)}</div>`}
${held.length > 0 && html`<div class="cards">${held.map((reading) => card(reading, texts))}</div>`}
${empty.length + themes.length > 0 && html`<details class="more"><summary>${texts.wholeMandala}</summary><dl class="terms">${themes.map(({ devata_name: name, life_theme: theme }) => theme !== undefined && html`<div><dt>${name}</dt><dd>${theme}</dd></div>`)}${empty.map((reading) => html`<div><dt>${reading.devata_name}</dt><dd>${reading.life_theme !== undefined && html`<p>${reading.life_theme}</p>`}${effects(reading)}</dd></div>`)}</dl></details>`}
${!isEmpty(others) && generic(others)}`;
}

function table(places: readonly Marked[], words: Words, texts: PageTexts): Html | undefined {
  if (places.length === 0) return undefined;
  const isGraded = places.some(({ grade }) => grade !== 'ungraded');
  return html`<table class="places-of-home"><caption class="unseen">${words.home}</caption><thead><tr><td></td><th scope="col">${words.place}</th><th scope="col">Devata</th>${isGraded && html`<td></td>`}</tr></thead><tbody>${places.map(
    ({ entity: place, number, grade }) =>
      html`<tr><td class="figure">${number}</td><th scope="row">${place.display_name}</th><td>${place.devata_name ?? ''}</td>${isGraded && html`<td>${badge(grade, texts)}</td>`}</tr>`,
  )}</tbody></table>`;
}

const badge = (grade: Grade, texts: PageTexts): Html | undefined =>
  grade === 'ungraded' ? undefined : html`<span class="grade ${grade}">${texts.grades[grade]}</span>`;

function card(reading: Interpretation, texts: PageTexts): Html {
  const { placement_guidance: guidance, recommended_action: action, placements = [] } = reading;
  const grade = gradeOf(reading.grade);
  const held = placements.map(({ display_name: name }) => name).join(', ');
  const { what_to_do: what, why_it_helps: why } = action?.recommendation ?? {};
  const named = (names: readonly string[] | undefined, kind: 'preferred' | 'avoid') =>
    names !== undefined &&
    names.length > 0 &&
    html`<p class="fine">${badge(kind, texts)} ${names.join(', ')}</p>`;
  return html`<section class="card field-card ${grade}"><h3>${reading.devata_name}${held !== '' && `: ${held}`}</h3>
${grade !== 'ungraded' && html`<p>${badge(grade, texts)}</p>`}
${reading.life_theme !== undefined && html`<p class="lead">${reading.life_theme}</p>`}
${effects(reading)}
${(what ?? why) !== undefined && html`<div class="advice">${what !== undefined && html`<p><strong>${texts.whatToDo}:</strong> ${what}</p>`}${why !== undefined && html`<p>${why}</p>`}</div>`}
${named(guidance?.suitable_placements, 'preferred')}${named(guidance?.placements_to_avoid, 'avoid')}</section>`;
}

const effects = ({ interpretation: said }: Interpretation): Html =>
  html`${said?.effect_on_this_home !== undefined && text(said.effect_on_this_home)}${said?.about_this_devata !== undefined && html`<p class="fine">${said.about_this_devata}</p>`}`;

/** What needs attention first, the worst grade before the others. */
function byNeed(a: Interpretation, b: Interpretation): number {
  const weight = (reading: Interpretation) => {
    const grade = gradeOf(reading.grade);
    const rank = grade === 'ungraded' ? grades.length : grades.indexOf(grade);
    return (reading.priority === 'high' ? 0 : 10) + rank;
  };
  return weight(a) - weight(b);
}
