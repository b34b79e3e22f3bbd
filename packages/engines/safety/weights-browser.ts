import * as weights from './weights.ts';

export const loadWeights = (): typeof weights => weights;
