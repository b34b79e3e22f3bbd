export { errorsOf, plainErrors, ratioErrors } from './error.ts';
export { type LineName, lineNames } from './lines/corridors.ts';
export { clearStrength, faintStrength } from './lines/measure.ts';
export { colours, drawOverlay, legend } from './overlay.ts';
export { maxPhotoBytes } from './photo/photo-limits.ts';
export { advice, PhotoRefusedError, refusalCodes } from './photo/photo-refused-error.ts';
export type { Pixels } from './photo/pixels.ts';
export { type PalmReading, palmReading, type ReadLine } from './reading.ts';
