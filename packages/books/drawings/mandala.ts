import type { Devata, Grade } from '../answers/devatas.ts';
import { type Field, placed } from '../answers/padas.ts';
import type { Marked } from '../answers/places.ts';
import { lettersFor, linesOfName } from './name-lines.ts';
import { type Colours, drawing, escapedText, figure, lettering } from './svg.ts';

const side = 96;
const edge = 44;
const whole = 9 * side + 2 * edge;

const gradeInks: Record<Grade, string> = {
  avoid: '#a83232',
  caution: '#b5741c',
  acceptable: '#4f7a3a',
  preferred: '#1f6f5c',
  ungraded: '#666666',
};

/** The 9 by 9 mandala, north at the top, with a numbered mark where each room, fixture, window and door falls. */
export function mandala(reference: readonly Devata[], marks: readonly Marked[], colours: Colours): string {
  const compass = [
    ['N', whole / 2, edge / 2],
    ['S', whole / 2, whole - edge / 2],
    ['W', edge / 2, whole / 2],
    ['E', whole - edge / 2, whole / 2],
  ] as const;
  return drawing(
    whole,
    whole,
    [
      `<rect x="${edge}" y="${edge}" width="${9 * side}" height="${9 * side}" fill="#fffdf8"/>`,
      ...placed(reference).map((field) => block(field, colours)),
      `<path d="${grid()}" stroke="#d8cfba" stroke-width="1" fill="none"/>`,
      `<rect x="${edge}" y="${edge}" width="${9 * side}" height="${9 * side}" fill="none" stroke="${colours.main}" stroke-width="2.5"/>`,
      ...compass.map(([name, x, y]) => word(name, x, y + 9, 26, colours.main, 700)),
      ...cells(marks),
    ].join(''),
  );
}

const word = (text: string, x: number, y: number, letters: number, colour: string, weight = 400): string =>
  `<text x="${figure(x)}" y="${figure(y)}" text-anchor="middle" font-size="${figure(letters)}" font-weight="${weight}" fill="${colour}" ${lettering}>${escapedText(text)}</text>`;

const grid = (): string =>
  Array.from({ length: 10 }, (_, index) => {
    const at = edge + index * side;
    return `M${at} ${edge}V${edge + 9 * side}M${edge} ${at}H${edge + 9 * side}`;
  }).join('');

function block({ devata, row, column, rows, columns }: Field, { main }: Colours): string {
  const [x, y, across] = [edge + (column - 1) * side, edge + (row - 1) * side, columns * side];
  const fill = rows * columns === 9 ? '#f3e7c8' : rows * columns === 6 ? '#f8f1df' : '#fffdf8';
  const lines = linesOfName(devata.devata_name, columns > 1 ? 30 : 9);
  const letters = lettersFor(lines, across - 6, 18);
  const top = y + 21 + (rows > 1 ? ((rows - 1) * side) / 2 : 0);
  const name = lines.map((one, index) => word(one, x + across / 2, top + index * 19, letters, main)).join('');
  return `<rect x="${x}" y="${y}" width="${across}" height="${rows * side}" fill="${fill}" stroke="#b9ab88" stroke-width="1.4"/>${name}`;
}

/** Marks in the same pada share it: up to six side by side, more as a count. */
function cells(marks: readonly Marked[]): string[] {
  const byPada = Map.groupBy(marks, ({ entity: { grid_position: at } }) => `${at.row} ${at.column}`);
  return [...byPada.values()].flatMap((here) => {
    const first = here[0];
    if (first === undefined) return [];
    const { row, column } = first.entity.grid_position;
    const [x, y] = [edge + (column - 0.5) * side, edge + (row - 0.5) * side + 20];
    const few = here.length <= 2;
    const perRow = few ? here.length : 3;
    const radius = few ? 20 : 14;
    const shown = here.slice(0, 6);
    return shown.map((mark, index) => {
      const inRow = Math.min(perRow, shown.length - Math.floor(index / perRow) * perRow);
      const markX = x + ((index % perRow) - (inRow - 1) / 2) * (radius * 2 + 2);
      const markY =
        y + (Math.floor(index / perRow) - (Math.ceil(shown.length / perRow) - 1) / 2) * (radius * 2 + 2);
      if (index === 5 && here.length > 6)
        return word(`+${here.length - 5}`, markX, markY + 6, 17, '#333333', 700);
      return `<circle cx="${figure(markX)}" cy="${figure(markY)}" r="${radius}" fill="${gradeInks[mark.grade]}"/>${word(String(mark.number), markX, markY + radius * 0.36, radius * 1.02, '#ffffff', 700)}`;
    });
  });
}
