export { capital } from './capital.ts';
export { textsFor } from './texts-by-language.ts';
