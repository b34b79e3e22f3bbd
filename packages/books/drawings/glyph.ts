import { type GlyphName, strokes } from '../answers/strokes.ts';
import { type Html, html } from '../markup/html.ts';

export function drawnGlyph(name: GlyphName, x: number, y: number, size: number, className = 'glyph'): Html {
  const scale = size / 24;
  const place = `translate(${(x - size / 2).toFixed(2)} ${(y - size / 2).toFixed(2)}) scale(${scale.toFixed(4)})`;
  return html`<path class="${className}" transform="${place}" d="${strokes[name]}"/>`;
}

/** Hidden from screen readers: the words beside it carry the meaning. */
export const inlineGlyph = (name: GlyphName): Html =>
  html`<svg class="glyph" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d="${strokes[name]}"/></svg>`;

export const glyphAlone = (name: GlyphName, colour: string): string =>
  html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path d="${strokes[name]}" fill="none" stroke="${colour}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></svg>`.toString();
