import {
  type Devata,
  type Entity,
  type Grade,
  gradeOf,
  type Interpretation,
} from '../../../../books/answers/devatas.ts';
import { type Field, placed } from '../../../../books/answers/padas.ts';
import { type Html, html } from '../html/html.ts';

const side = 70;
const edge = 34;
const size = 9 * side + 2 * edge;

/** A place of the home, numbered for drawing and table. */
export interface Marked {
  readonly entity: Entity;
  /** Its number in the drawing and in the table. */
  readonly number: number;
  readonly grade: Grade;
}

/** Numbers the entities and finds the grade of each in the interpretation. */
export function marked(entities: readonly Entity[], readings: readonly Interpretation[]): Marked[] {
  const found = new Map<string, string | undefined>();
  for (const { placements = [] } of readings)
    for (const { display_name: name, grade } of placements) found.set(name, grade);
  return entities.map((entity, index) => ({
    entity,
    number: index + 1,
    grade: gradeOf(found.get(entity.display_name)),
  }));
}

/** The 9 by 9 mandala, north at the top, with a numbered mark where each room, fixture, window and door falls. */
export function mandala(reference: readonly Devata[], marks: readonly Marked[]): Html {
  const fields = placed(reference);
  const label = `Mandala of nine by nine padas, north at the top, with ${marks.length} numbered places of the home; the table lists them.`;
  return html`<svg class="mandala" viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}">
${fields.map((field) => block(field))}
${fields.length === 0 && html`<rect class="field" x="${edge}" y="${edge}" width="${9 * side}" height="${9 * side}"/>`}
<path class="padas" d="${grid()}"/>
${compassPoint('N', size / 2, edge / 2)}${compassPoint('S', size / 2, size - edge / 2)}${compassPoint('W', edge / 2, size / 2)}${compassPoint('E', size - edge / 2, size / 2)}
${cells(marks)}
</svg>`;
}

function grid(): string {
  const lines = Array.from({ length: 10 }, (_, index) => {
    const at = edge + index * side;
    return `M${at} ${edge}V${edge + 9 * side}M${edge} ${at}H${edge + 9 * side}`;
  });
  return lines.join('');
}

function block({ devata, row, column, rows, columns }: Field): Html {
  const [x, y] = [edge + (column - 1) * side, edge + (row - 1) * side];
  const kind = rows * columns === 9 ? 'centre' : rows * columns === 6 ? 'cardinal' : 'boundary';
  return html`<g><title>${devata.devata_name}${devata.life_theme && `: ${devata.life_theme}`}</title><rect class="field ${kind}" x="${x}" y="${y}" width="${columns * side}" height="${rows * side}"/><text class="devata" x="${x + (columns * side) / 2}" y="${y + (rows > 1 ? (rows * side) / 2 - side / 2 + 14 : 14)}"${fitted(devata.devata_name, columns * side)}>${devata.devata_name}</text></g>`;
}

/** Long names are drawn narrower rather than cut. */
function fitted(name: string, width: number): Html | undefined {
  return [...name].length * 6.4 > width - 6
    ? html` textLength="${width - 6}" lengthAdjust="spacingAndGlyphs"`
    : undefined;
}

const compassPoint = (name: string, x: number, y: number): Html =>
  html`<text class="compass" x="${x}" y="${y}">${name}</text>`;

/** Marks in the same pada share it: up to nine side by side, more as a count. */
function cells(marks: readonly Marked[]): Html[] {
  const byPada = Map.groupBy(marks, ({ entity: { grid_position: at } }) => `${at.row} ${at.column}`);
  return [...byPada.values()].flatMap((here) => {
    const first = here[0];
    if (first === undefined) return [];
    const { row, column } = first.entity.grid_position;
    const [x, y] = [edge + (column - 0.5) * side, edge + (row - 0.5) * side + 8];
    const perRow = here.length <= 2 ? Math.max(1, here.length) : 3;
    const shown = here.slice(0, 6);
    const radius = here.length <= 2 ? 14 : 10.5;
    const rows = Math.ceil(shown.length / perRow);
    return shown.map((mark, index) => {
      const across = index % perRow;
      const inRow = Math.min(perRow, shown.length - Math.floor(index / perRow) * perRow);
      const markX = x + (across - (inRow - 1) / 2) * (radius * 2 + 2);
      const markY = y + (Math.floor(index / perRow) - (rows - 1) / 2) * (radius * 2 + 2);
      const more = index === 5 && here.length > 6;
      return more
        ? html`<text class="more" x="${markX}" y="${markY}">+${here.length - 5}</text>`
        : html`<g class="mark ${mark.grade}"><title>${mark.entity.display_name}</title><circle cx="${markX}" cy="${markY}" r="${radius}"/><text class="${radius < 12 ? 'small' : 'big'}" x="${markX}" y="${markY}">${mark.number}</text></g>`;
    });
  });
}
