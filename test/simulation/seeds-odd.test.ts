import { playManySeeds, seedsOf } from './seeds.ts';

playManySeeds(seedsOf.odd);
