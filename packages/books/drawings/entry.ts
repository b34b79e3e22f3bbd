export { inlineGlyph } from './glyph.ts';
export { kundli } from './kundli.ts';
export { mandala } from './mandala.ts';
export { moonDisc } from './moon.ts';
export { drawingStyles } from './styles.ts';
export { wheel } from './wheel.ts';
