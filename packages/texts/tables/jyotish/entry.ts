// What other packages use of this folder.
export { type SadeSatiPhase, sadeSatiPhases } from '../../jyotish/texts.ts';
export { englishJyotish, type JyotishNames, jyotishIn, rashiName } from './index.ts';
