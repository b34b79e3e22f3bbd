// What other packages use of this folder.
export { almanacNames, karanaName, nakshatraName, panchangTexts, tithiName, yogaName } from './index.ts';
