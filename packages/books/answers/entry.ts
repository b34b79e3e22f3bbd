// What other packages use of this folder.
export { type AnnualChart, readAnnualChart } from './annual-chart.ts';
export { aspectKey } from './aspect-key.ts';
export {
  type Devata,
  devata,
  entity,
  type Grade,
  gradeOf,
  grades,
  type Interpretation,
  interpretation,
} from './devatas.ts';
export { type Aspect, type Body, type NatalChart, readNatal, signNameIn } from './natal.ts';
export { type Field, placed } from './padas.ts';
export { type Marked, marked } from './places.ts';
export { shaped, sortedBy, without } from './shape.ts';
export { spread } from './spread.ts';
export { type GlyphName, isGlyph, strokes } from './strokes.ts';
export { toldAspects } from './told-aspects.ts';
export { aspectType, degreesInSign, elements, orbText, signOf } from './zodiac.ts';
