import { playManySeeds } from './seeds.ts';

playManySeeds([2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
