// What other packages use of this folder.
export { capital } from './capital.ts';
export type { Written } from './kinds.ts';
export { textsFor } from './texts-by-language.ts';
