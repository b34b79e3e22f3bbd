import type { DevataAnswer } from '../answers/devatas.ts';
import { type Field, mandalaFields } from '../answers/padas.ts';
import type { NumberedEntity } from '../answers/places.ts';
import { type Html, html } from '../markup/html.ts';
import { middleToBaseline } from './letters.ts';
import { fontSizeFor, linesOfName } from './name-lines.ts';

const padaSize = 96;
const edge = 44;
const size = 9 * padaSize + 2 * edge;
const maxFontSize = 19;

export function mandala(reference: readonly DevataAnswer[], marks: readonly NumberedEntity[]): Html {
  const fields = mandalaFields(reference);
  const points = [
    ['N', size / 2, edge / 2],
    ['S', size / 2, size - edge / 2],
    ['W', edge / 2, size / 2],
    ['E', size - edge / 2, size / 2],
  ] as const;
  return html`<svg class="mandala" viewBox="0 0 ${size} ${size}" role="img" aria-label="${mandalaInWords(marks)}">
${fields.map((field) => fieldBox(field))}
${fields.length === 0 && html`<rect class="field" x="${edge}" y="${edge}" width="${9 * padaSize}" height="${9 * padaSize}"/>`}
<path class="padas" d="${grid()}"/>
${points.map(([name, x, y]) => html`<text class="compass" x="${x}" y="${y + 10}">${name}</text>`)}
${markDiscs(marks)}
</svg>`;
}

const grid = (): string =>
  Array.from({ length: 10 }, (_, index) => {
    const at = edge + index * padaSize;
    return `M${at} ${edge}V${edge + 9 * padaSize}M${edge} ${at}H${edge + 9 * padaSize}`;
  }).join('');

function fieldBox({ devata, row, column, rows, columns }: Field): Html {
  const [x, y, width] = [edge + (column - 1) * padaSize, edge + (row - 1) * padaSize, columns * padaSize];
  const kind = rows * columns === 9 ? 'centre' : rows * columns === 6 ? 'cardinal' : 'boundary';
  const lines = linesOfName(devata.devata_name, columns > 1 ? 30 : 9);
  const fontSize = fontSizeFor(lines, width - 8, maxFontSize);
  const top = y + 22 + (rows > 1 ? ((rows - 1) * padaSize) / 2 : 0);
  return html`<g><title>${devata.devata_name}${devata.life_theme && `: ${devata.life_theme}`}</title><rect class="field ${kind}" x="${x}" y="${y}" width="${width}" height="${rows * padaSize}"/>${lines.map((one, index) => html`<text class="devata" font-size="${fontSize.toFixed(1)}" x="${x + width / 2}" y="${top + index * (maxFontSize + 1)}">${one}</text>`)}</g>`;
}

function markDiscs(marks: readonly NumberedEntity[]): Html[] {
  const byPada = Map.groupBy(marks, ({ entity: { grid_position: at } }) => `${at.row} ${at.column}`);
  return [...byPada.values()].flatMap((marksOfPada) => {
    const first = marksOfPada[0];
    if (first === undefined) return [];
    const { row, column } = first.entity.grid_position;
    const [x, y] = [edge + (column - 0.5) * padaSize, edge + (row - 0.5) * padaSize + 21];
    const perRow = marksOfPada.length <= 2 ? marksOfPada.length : 3;
    const radius = marksOfPada.length === 1 ? 25 : marksOfPada.length === 2 ? 22 : 14.5;
    const shown = marksOfPada.slice(0, 6);
    const rows = Math.ceil(shown.length / perRow);
    return shown.map((mark, index) => {
      const inRow = Math.min(perRow, shown.length - Math.floor(index / perRow) * perRow);
      const markX = x + ((index % perRow) - (inRow - 1) / 2) * (radius * 2 + 1);
      const markY = y + (Math.floor(index / perRow) - (rows - 1) / 2) * (radius * 2 + 1);
      const fontSize = radius * 1.05;
      const number = (className: string, text: string) =>
        html`<text class="${className}" font-size="${fontSize.toFixed(1)}" x="${markX.toFixed(1)}" y="${(markY + fontSize * middleToBaseline).toFixed(1)}">${text}</text>`;
      return index === 5 && marksOfPada.length > 6
        ? number('number', `+${marksOfPada.length - 5}`)
        : html`<g class="mark ${mark.grade}"><title>${mark.entity.display_name}</title><circle cx="${markX.toFixed(1)}" cy="${markY.toFixed(1)}" r="${radius}"/>${number('number', String(mark.number))}</g>`;
    });
  });
}

export const mandalaInWords = (marks: readonly NumberedEntity[]): string =>
  marks.map(({ number, entity }) => `${number} ${entity.display_name}`).join(', ') || 'Mandala';
