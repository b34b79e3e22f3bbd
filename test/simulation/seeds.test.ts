import { playSeeds } from './seeds.ts';

playSeeds([21, 22, 23]);
