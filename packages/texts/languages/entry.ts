// Exports for other packages.
export { capital } from './capital.ts';
export type { Written } from './kinds.ts';
export { textsFor } from './texts-by-language.ts';
