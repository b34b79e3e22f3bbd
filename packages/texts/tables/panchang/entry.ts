// Exports for other packages.
export { karanaName, nakshatraName, panchangTexts, tithiName, yogaName } from './index.ts';
