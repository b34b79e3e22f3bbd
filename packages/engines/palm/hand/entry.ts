export { bundleBanner, palmAssets } from './assets.ts';
export { round } from './geometry.ts';
export { cuts, handType } from './hand-type.ts';
export type { FingerName } from './landmarks.ts';
export { plainLean } from './pose.ts';
