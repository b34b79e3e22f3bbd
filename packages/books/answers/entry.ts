export { aspectKey } from './aspect-key.ts';
export { isEmpty } from './empty.ts';
export { isFileContent } from './file-content.ts';
export type { AspectAnswer, NatalChart } from './natal.ts';
export { ifMatches, splitBySchema, without } from './shape.ts';
export { isGlyph } from './strokes.ts';
export { elements } from './zodiac.ts';
