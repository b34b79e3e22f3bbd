import { type GlyphName, strokes } from '../answers/strokes.ts';
import { drawing, figure } from './svg.ts';

/** A glyph inside a larger drawing, its middle at (x, y). */
export function glyphAt(
  name: GlyphName,
  at: { readonly x: number; readonly y: number; readonly size: number },
  colour: string,
  weight = 1.6,
): string {
  const scale = at.size / 24;
  return `<path transform="translate(${figure(at.x - at.size / 2)} ${figure(at.y - at.size / 2)}) scale(${scale.toFixed(4)})" d="${strokes[name]}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A glyph by itself, to stand in a line of text. */
export const glyphAlone = (name: GlyphName, colour: string): string =>
  drawing(24, 24, glyphAt(name, { x: 12, y: 12, size: 24 }, colour, 1.8));
