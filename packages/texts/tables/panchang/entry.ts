export { karanaName, nakshatraName, panchangTexts, tithiName, yogaName } from './index.ts';
