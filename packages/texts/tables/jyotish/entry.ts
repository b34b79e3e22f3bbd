export { type SadeSatiPhase, sadeSatiPhases } from '../../jyotish/texts.ts';
export { englishJyotish, type JyotishNames, jyotishIn, rashiName } from './index.ts';
