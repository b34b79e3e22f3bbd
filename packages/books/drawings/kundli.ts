import { around } from '@palmleaf/engines/zodiac';
import { type Html, html } from '../markup/html.ts';
import type { ChartStyle } from '../words/tradition.ts';
import { middleToBaseline } from './letters.ts';

export interface KundliChart {
  readonly title: string;
  /** The sign of the first house, 1 to 12. */
  readonly ascendant: number;
  readonly ascendantName: string;
  /** The grahas in each sign, Mesha first. */
  readonly occupantsOfSign: readonly (readonly string[])[];
}

const side = 400;
const margin = 8;
const titleHeight = 44;
const width = side + 2 * margin;
const height = side + titleHeight + margin;

type Point = readonly [x: number, y: number];

export const kundli = (chart: KundliChart, style: ChartStyle): Html =>
  html`<svg class="kundli" viewBox="0 0 ${width} ${height}" role="img" aria-label="${kundliInWords([chart])}">${drawChart(chart, style, 0)}</svg>`;

export const kundlis = (charts: readonly KundliChart[], style: ChartStyle): Html =>
  html`<svg class="kundli" viewBox="0 0 ${charts.length * width} ${height}">${charts.map((chart, index) => drawChart(chart, style, index * width))}</svg>`;

export const kundliInWords = (charts: readonly KundliChart[]): string =>
  charts
    .map(({ title, ascendant, ascendantName, occupantsOfSign }) => {
      const signs = occupantsOfSign.flatMap((names, index) =>
        names.length === 0 ? [] : [`${index + 1} ${names.join(' ')}`],
      );
      return `${title}: ${ascendantName} ${ascendant}; ${signs.join(', ')}`;
    })
    .join('. ');

/** Texts have absolute coordinates, because Typst sets them itself. */
function drawChart(chart: KundliChart, style: ChartStyle, left: number): Html {
  const { lines, texts } = layouts[style](chart);
  const textElement = ({ kind, x, y, size, text }: Text) =>
    html`<text class="${kind}" x="${(left + margin + x).toFixed(1)}" y="${(titleHeight + y + size * middleToBaseline).toFixed(1)}" font-size="${size}">${text}</text>`;
  const title: Text = { kind: 'name', x: side / 2, y: -22, size: 27, text: chart.title };
  return html`<g transform="translate(${left + margin} ${titleHeight})"><rect class="edge" width="${side}" height="${side}"/><path class="lines" d="${lines}"/></g>${[title, ...texts].map(textElement)}`;
}

interface Text {
  readonly kind: 'name' | 'number' | 'graha';
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
}
interface ChartDrawing {
  readonly lines: string;
  readonly texts: readonly Text[];
}

const lineHeight = 1.3;

const nameTexts = (lines: readonly (readonly string[])[], [x, y]: Point, size: number): Text[] =>
  lines.map((line, index) => ({
    kind: 'graha',
    x,
    y: y + (index - (lines.length - 1) / 2) * size * lineHeight,
    size,
    text: line.join(' '),
  }));

function inLines(all: readonly string[], perLine: readonly number[]): (readonly string[])[] {
  const lines: (readonly string[])[] = [];
  for (let from = 0; from < all.length; ) {
    const count = perLine[lines.length] ?? perLine.at(-1) ?? 1;
    lines.push(all.slice(from, from + count));
    from += count;
  }
  return lines;
}

/** Counter-clockwise from the top. */
const houses: readonly {
  readonly kind: 'diamond' | 'wide' | 'tall';
  readonly at: Point;
  readonly number: Point;
}[] = [
  { kind: 'diamond', at: [200, 88], number: [200, 176] },
  { kind: 'wide', at: [100, 36], number: [100, 82] },
  { kind: 'tall', at: [33, 100], number: [80, 100] },
  { kind: 'diamond', at: [92, 200], number: [172, 200] },
  { kind: 'tall', at: [33, 300], number: [80, 300] },
  { kind: 'wide', at: [100, 364], number: [100, 318] },
  { kind: 'diamond', at: [200, 312], number: [200, 224] },
  { kind: 'wide', at: [300, 364], number: [300, 318] },
  { kind: 'tall', at: [367, 300], number: [320, 300] },
  { kind: 'diamond', at: [308, 200], number: [228, 200] },
  { kind: 'tall', at: [367, 100], number: [320, 100] },
  { kind: 'wide', at: [300, 36], number: [300, 82] },
];

/** Names per line, in sparse and in crowded houses. */
const layoutsByShape = {
  diamond: { few: [3], many: [4], max: 6, small: 20 },
  wide: { few: [3], many: [5, 4], max: 4, small: 19 },
  tall: { few: [1], many: [2], max: 4, small: 17 },
} as const;

function diamond({ ascendant, ascendantName, occupantsOfSign }: KundliChart): ChartDrawing {
  const texts = houses.flatMap(({ kind, at, number: [x, y] }, index): Text[] => {
    const sign = around(ascendant, index);
    const occupants = [...(index === 0 ? [ascendantName] : []), ...(occupantsOfSign[sign - 1] ?? [])];
    const { few, many, max, small } = layoutsByShape[kind];
    const isFew = occupants.length <= max;
    return [
      { kind: 'number', x, y, size: 18, text: String(sign) },
      ...nameTexts(inLines(occupants, isFew ? few : many), at, isFew ? 25 : small),
    ];
  });
  return { lines: 'M0 0L400 400M400 0L0 400M200 0L400 200L200 400L0 200Z', texts };
}

/** By sign, Mesha first: column and row from 0 to 3. */
const cells: readonly Point[] = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
];

const grid = 'M0 100H400M0 300H400M100 0V400M300 0V400M200 0V100M200 300V400M0 200H100M300 200H400';

function square({ ascendant, ascendantName, occupantsOfSign }: KundliChart): ChartDrawing {
  const [column, row] = cells[ascendant - 1] ?? [0, 0];
  const corner = `M${column * 100} ${row * 100 + 24}L${column * 100 + 24} ${row * 100}`;
  const texts = cells.flatMap(([x, y], index): Text[] => {
    const occupants = [
      ...(ascendant === index + 1 ? [ascendantName] : []),
      ...(occupantsOfSign[index] ?? []),
    ];
    const isFew = occupants.length <= 6;
    return nameTexts(inLines(occupants, [isFew ? 2 : 3]), [x * 100 + 50, y * 100 + 50], isFew ? 21 : 17);
  });
  return { lines: `${grid}${corner}`, texts };
}

const third = side / 3;

/** A halved corner is a triangle, wide at its outer side. */
const crossLayouts = {
  whole: [
    { max: 6, perLine: [3], size: 24 },
    { max: 12, perLine: [4], size: 20 },
  ],
  above: [
    { max: 3, perLine: [2, 1], size: 20 },
    { max: 6, perLine: [3, 2, 1], size: 16 },
    { max: 12, perLine: [4, 3, 2], size: 13 },
  ],
  below: [
    { max: 3, perLine: [1, 2], size: 20 },
    { max: 6, perLine: [1, 2, 3], size: 16 },
    { max: 12, perLine: [2, 3, 4], size: 13 },
  ],
} as const;

/** By sign: Mesha at the top, then counter-clockwise. */
const places: readonly { readonly kind: keyof typeof crossLayouts; readonly at: Point }[] = [
  { kind: 'whole', at: [200, 67] },
  { kind: 'above', at: [88, 36] },
  { kind: 'below', at: [42, 92] },
  { kind: 'whole', at: [67, 200] },
  { kind: 'above', at: [42, 308] },
  { kind: 'below', at: [88, 364] },
  { kind: 'whole', at: [200, 333] },
  { kind: 'below', at: [312, 364] },
  { kind: 'above', at: [358, 308] },
  { kind: 'whole', at: [333, 200] },
  { kind: 'below', at: [358, 92] },
  { kind: 'above', at: [312, 36] },
];

function cross({ ascendant, ascendantName, occupantsOfSign }: KundliChart): ChartDrawing {
  const texts = places.flatMap(({ kind, at }, index): Text[] => {
    const occupants = [
      ...(ascendant === index + 1 ? [ascendantName] : []),
      ...(occupantsOfSign[index] ?? []),
    ];
    const { perLine, size } =
      crossLayouts[kind].find(({ max }) => occupants.length <= max) ?? crossLayouts[kind][1];
    return nameTexts(inLines(occupants, perLine), at, size);
  });
  const grid = [third, 2 * third].map((at) => `M0 ${at}H${side}M${at} 0V${side}`).join('');
  const halves = [0, side].flatMap((x) =>
    [0, side].map((y) => `M${x} ${y}L${x === 0 ? third : 2 * third} ${y === 0 ? third : 2 * third}`),
  );
  return { lines: `${grid}${halves.join('')}`, texts };
}

const layouts: Readonly<Record<ChartStyle, (chart: KundliChart) => ChartDrawing>> = {
  north: diamond,
  south: square,
  east: cross,
};
