import { type AspectType, aspectPoints } from '@palmleaf/engines/chart';
import { aspectKey } from '../answers/aspect-key.ts';
import type { NatalChart } from '../answers/natal.ts';
import { onPaper } from '../look/tokens.ts';
import { type Html, html } from '../markup/html.ts';
import { drawnGlyph } from './glyph.ts';

const side = 62;

const tints: Readonly<Record<AspectType, string>> = {
  Conjunction: onPaper('air-tint'),
  Sextile: onPaper('water-tint'),
  Square: onPaper('bad-tint'),
  Trine: onPaper('water-tint'),
  Opposition: onPaper('bad-tint'),
};

export function aspectGrid(
  { aspects }: NatalChart,
  degrees: (value: number, decimals: number) => string,
): Html | undefined {
  const cells = new Map(
    aspects.flatMap(({ points, kind, orb }) =>
      points === undefined || kind === undefined ? [] : [[aspectKey(points), { kind, orb }] as const],
    ),
  );
  if (cells.size === 0) return undefined;
  const gridSize = aspectPoints.length * side;
  const cell = (column: number, row: number): Html => {
    const [x, y] = [column * side, row * side];
    const found = cells.get(aspectKey([column, row]));
    const fill = found === undefined ? 'none' : tints[found.kind];
    return html`<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${fill}" stroke="${onPaper('line')}"/>${
      found &&
      html`${drawnGlyph(found.kind, x + side / 2, y + 22, 25, `glyph ${found.kind.toLowerCase()}`)}${found.orb !== undefined && html`<text x="${x + side / 2}" y="${y + side - 9}" font-size="15">${degrees(found.orb, 1)}</text>`}`
    }`;
  };
  return html`<svg class="wheel" viewBox="-1 -1 ${gridSize + 2} ${gridSize + 2}">${aspectPoints.map((point, row) => html`${aspectPoints.slice(0, row).map((_, column) => cell(column, row))}${drawnGlyph(point, row * side + side / 2, row * side + side / 2, 34)}`)}</svg>`;
}
