import type { Tradition } from '@palmleaf/engines/chart';
import type { CharmSaid } from './charm-said.ts';
import type { DashaSaid } from './dasha-said.ts';
import type { DaySaid } from './day-said.ts';
import type { DoshaSaid } from './dosha-said.ts';
import type { Level } from './level.ts';
import type { MatterSaid } from './matter-said.ts';
import type { PlanetSaid } from './planet-said.ts';
import type { SaturnSaid } from './saturn-said.ts';
import type { StarSaid } from './star-said.ts';
import type { SelfSaid, TalkSaid } from './talk-said.ts';
import type { TimeSaid } from './time-said.ts';
import type { WesternSaid } from './western-said.ts';
import type { YogaSaid } from './yoga-said.ts';

/** Every kind of statement by its name, with what it holds; no word of any language is among it. */
export interface Said
  extends TalkSaid,
    MatterSaid,
    TimeSaid,
    DaySaid,
    SelfSaid,
    DashaSaid,
    DoshaSaid,
    YogaSaid,
    StarSaid,
    SaturnSaid,
    CharmSaid,
    PlanetSaid,
    WesternSaid {}

export type Answer = 'yes' | 'no';

/** Yes or no before a statement. `confirmed`: the statement is a whole sentence after it, "Yes: Your lagna is Leo." */
interface Opening {
  readonly answer?: Answer | undefined;
  readonly confirmed?: boolean;
}

/** One thing that an answer says: what the rules decide, and what a language turns into a sentence. */
export type Statement<K extends keyof Said = keyof Said> = {
  [Kind in K]: { readonly say: Kind } & Opening & Readonly<Said[Kind]>;
}[K];

/** An answer before any language: paragraphs of statements. */
export type Paragraphs = readonly (readonly Statement[])[];

/** How much an answer names, and in which tradition. */
export interface Manner {
  readonly level: Level;
  readonly tradition: Tradition;
}

/** A sentence for each kind of statement of a group, its first letter as it stands within a sentence. */
export type SentencesOf<Group> = {
  readonly [Kind in keyof Group]: (said: Readonly<Group[Kind]>, manner: Manner) => string;
};

export type Sentences = SentencesOf<Said>;
