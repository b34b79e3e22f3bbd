import { playManySeeds } from './seeds.ts';

playManySeeds([1, 3, 5, 7, 9, 11, 13, 15, 17, 19]);
