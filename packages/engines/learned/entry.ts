export { type Row, seeded, trainOnce } from './logistic.ts';
export { type Packed, packed, probabilitiesOf, type Unpacked, unpacked } from './packed.ts';
export { soundsOf } from './sound.ts';
export { vocabularyOf } from './vocabulary.ts';
export { hashed, messageWords, type WeightedFeature, weighted, wordFeatures } from './words.ts';
