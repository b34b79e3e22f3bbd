import { playSeeds } from './seeds.ts';

playSeeds([2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
