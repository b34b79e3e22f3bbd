export type { VarshaphalTexts } from '../../varshaphal/texts.ts';
export { varshaphalTexts } from './index.ts';
