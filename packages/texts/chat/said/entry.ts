// What other packages use of this folder.
export type { Charm } from './charm-said.ts';
export type { Because } from './dosha-said.ts';
export type { Level } from './level.ts';
export type { Verdict } from './matter-said.ts';
export type { PlanetState } from './planet-said.ts';
export type { Spell } from './saturn-said.ts';
export type { Answer, Paragraphs, Said, Statement } from './statement.ts';
export type { Effect, LordReason } from './time-said.ts';
export { type VedicMatter, vedicMatters } from './western-said.ts';
