import * as weights from './weights.ts';

/** Returns the model, which a bundle for browsers holds. */
export const loadWeights = (): typeof weights => weights;
