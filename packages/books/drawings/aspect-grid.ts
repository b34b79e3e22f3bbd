import { type AspectType, aspectPoints } from '@palmleaf/engines/chart';
import type { NatalChart } from '../answers/natal.ts';
import { glyphAt } from './glyph.ts';
import { type Colours, drawing, lettering } from './svg.ts';

const side = 62;

const inks: Readonly<Record<AspectType, string>> = {
  Conjunction: '#8a6a1f',
  Sextile: '#3c8a6a',
  Square: '#b23a3a',
  Trine: '#2d6da3',
  Opposition: '#b23a3a',
};
const tints: Readonly<Record<AspectType, string>> = {
  Conjunction: '#f6efdc',
  Sextile: '#e7f2ec',
  Square: '#f8e6e4',
  Trine: '#e4eef6',
  Opposition: '#f8e6e4',
};

/** Every pair of points once, as a triangle, with the orb in each field; undefined where no aspect has its place there. */
export function aspectGrid({ aspects }: NatalChart, { main }: Colours): string | undefined {
  const cells = new Map<string, { readonly kind: AspectType; readonly orb: number | undefined }>();
  for (const { points, kind, orb } of aspects) {
    if (points === undefined || kind === undefined) continue;
    cells.set([...points].sort((a, b) => a - b).join(' '), { kind, orb });
  }
  if (cells.size === 0) return undefined;
  const rows = aspectPoints.map((point, row) => {
    const fields = aspectPoints.slice(0, row).map((_, column) => {
      const [x, y] = [column * side, row * side];
      const found = cells.get(`${column} ${row}`);
      const fill = found === undefined ? '#ffffff' : tints[found.kind];
      const box = `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${fill}" stroke="#cfc8b8" stroke-width="1"/>`;
      if (found === undefined) return box;
      const orb =
        found.orb === undefined
          ? ''
          : `<text x="${x + side / 2}" y="${y + side - 9}" text-anchor="middle" font-size="15" fill="#444444" ${lettering}>${found.orb.toFixed(1)}°</text>`;
      return `${box}${glyphAt(found.kind, { x: x + side / 2, y: y + 22, size: 25 }, inks[found.kind], 2)}${orb}`;
    });
    const head = glyphAt(point, { x: row * side + side / 2, y: row * side + side / 2, size: 34 }, main, 1.8);
    return `${fields.join('')}${head}`;
  });
  const whole = aspectPoints.length * side;
  return drawing(whole + 2, whole + 2, `<g transform="translate(1 1)">${rows.join('')}</g>`);
}
