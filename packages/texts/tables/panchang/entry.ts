// What other packages use of this folder.
export type { PanchangTexts } from '../../panchang/texts.ts';
export { nakshatraName, panchangTexts, tithiName } from './index.ts';
