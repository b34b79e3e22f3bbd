import { type Html, html } from '../html/html.ts';

/** Strokes in a box of 24 by 24. Drawn here, because few fonts have the signs and phones show them as emoji. */
const strokes = {
  Aries: 'M4 11V9a4 4 0 0 1 8 0v12M12 21V9a4 4 0 0 1 8 0v2',
  Taurus: 'M7 15a5 5 0 1 0 10 0a5 5 0 1 0-10 0M5 3c1 5 4 7 7 7s6-2 7-7',
  Gemini: 'M5 4c4 2.5 10 2.5 14 0M5 20c4-2.5 10-2.5 14 0M9 5.6v12.8M15 5.6v12.8',
  Cancer:
    'M4 9.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M4 9C6 4 14 3 20 6.5M14 14.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M20 15c-2 5-10 6-16 2.5',
  Leo: 'M4.5 15a3 3 0 1 0 6 0a3 3 0 1 0-6 0M10 13.4C8.5 11 7.5 9 7.5 7.5a4.75 4.75 0 0 1 9.5 0c0 4-3.5 7-3.5 10.5a2.6 2.6 0 0 0 5 .8',
  Virgo:
    'M3 5c1.5 0 2 1 2 2.5V18M5 8c1-3 4-3 4.5 0v10M9.5 8c1-3 4-3 4.5 0v8c0 3 2 5 5 5M14 10c2-3.5 6-2.5 6 1.5S16.5 18.5 12 21',
  Libra: 'M4 20h16M4 15.5h5.5c-1.8-1.3-2.8-3-2.8-5a5.3 5.3 0 0 1 10.6 0c0 2-1 3.7-2.8 5H20',
  Scorpio:
    'M3 5c1.5 0 2 1 2 2.5V18M5 8c1-3 4-3 4.5 0v10M9.5 8c1-3 4-3 4.5 0v8.5c0 2 1 3.5 3 3.5h4M18.5 17.5 21 20l-2.5 2.5',
  Sagittarius: 'M4 20 20 4M12 4h8v8M7 12l5 5',
  Capricorn:
    'M4 5c2 0 3 2 3 5v6M7 10c0-3 1.5-5 3.5-5S13 7 13 10v6c0 3-1.5 5-3.5 5M13 15.5a3.4 3.4 0 1 1 3.4 3.4c-2 0-3.4-1.5-3.4-3.4',
  Aquarius: 'M3 10l4-3 3 3 4-3 3 3 4-3M3 17l4-3 3 3 4-3 3 3 4-3',
  Pisces: 'M6 3c4 5 4 13 0 18M18 3c-4 5-4 13 0 18M4 12h16',
  Sun: 'M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M11.2 12a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0',
  Moon: 'M15.5 3.5a9 9 0 1 0 0 17a10.5 10.5 0 0 1 0-17z',
  Mars: 'M4 14.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M13.4 10.6 20 4M14.5 4H20v5.5',
  Mercury: 'M7.8 10a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0M7 2a5 4 0 0 0 10 0M12 14.2V22M8.5 18.5h7',
  Jupiter: 'M5 6.5C6 3 11 3 11 7.5c0 4-3 7-6.5 8.5H20M16 4v17',
  Venus: 'M7 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0M12 13v9M8 17.5h8',
  Saturn: 'M9 3v12M5.5 6.5h7.5M9 12c1-3 3-4 4.7-4 2.3 0 3.6 2 3.3 4.3-.4 3-3 4.2-3 6.7 0 1.5 1.3 2.5 3 1.8',
  Uranus: 'M12 3v13M6 3v9M18 3v9M6 7.5h12M9.5 18.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  Neptune:
    'M12 4v17M8 17h8M5 5c0 6 2.5 8 7 8s7-2 7-8M3.5 6.5 5 4.5l1.5 2M17.5 6.5 19 4.5l1.5 2M10.5 5.5 12 3.5l1.5 2',
  Pluto: 'M9 6.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M6 6.5a6 6 0 0 0 12 0M12 12.5V22M8 17.5h8',
  Node: 'M7 17C3.5 11 4.5 4 12 4s8.5 7 5 13M3 19a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M16.6 19a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0',
  Chiron: 'M8.5 18a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M12 2.5v12M12 8.5l5-5.5M12 8.5l5.5 5',
  'Part of Fortune': 'M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M6.3 6.3l11.4 11.4M17.7 6.3 6.3 17.7',
  Lilith: 'M14.5 2.5a5.5 5.5 0 1 0 0 10.5a6.8 6.8 0 0 1 0-10.5zM11.5 13.3V22M8 17.8h7',
  Ascendant: 'M3 19 8 5l5 14M5 14.5h6M21 11.5a3.8 3.8 0 1 0 0 5.8',
  Midheaven: 'M3 19V5l5.5 9L14 5v14M22 11.5a3.6 3.6 0 1 0 0 5.8',
  Conjunction: 'M4 16a4 4 0 1 0 8 0a4 4 0 1 0-8 0M10.8 13.2 20 4',
  Sextile: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9',
  Square: 'M5 5h14v14H5z',
  Trine: 'M12 4l8.5 15h-17z',
  Opposition:
    'M3.2 17.5a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0M14.2 6.5a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0M8.8 15.2l6.4-6.4',
} as const;

export type GlyphName = keyof typeof strokes;

/** Whether there is a glyph of this name. */
export const isGlyph = (name: string): name is GlyphName => Object.hasOwn(strokes, name);

/** A glyph inside a larger drawing, its middle at (x, y). */
export function drawnGlyph(name: GlyphName, x: number, y: number, size: number, className = 'glyph'): Html {
  const scale = size / 24;
  const place = `translate(${(x - size / 2).toFixed(2)} ${(y - size / 2).toFixed(2)}) scale(${scale.toFixed(4)})`;
  return html`<path class="${className}" transform="${place}" d="${strokes[name]}"/>`;
}

/** A glyph in a line of text; the words beside it carry the meaning. */
export const inlineGlyph = (name: GlyphName): Html =>
  html`<svg class="glyph" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d="${strokes[name]}"/></svg>`;
