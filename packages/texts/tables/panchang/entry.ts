// What other packages use of this folder.
export { karanaName, nakshatraName, panchangTexts, tithiName, yogaName } from './index.ts';
