import { playSeeds, seedsOf } from './seeds.ts';

playSeeds(seedsOf.quick);
