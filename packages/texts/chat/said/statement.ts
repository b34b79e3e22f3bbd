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
import type { FormSaid, SelfSaid, TalkSaid } from './talk-said.ts';
import type { TimeSaid } from './time-said.ts';
import type { WesternSaid } from './western-said.ts';
import type { YogaSaid } from './yoga-said.ts';

export interface Said
  extends TalkSaid,
    MatterSaid,
    TimeSaid,
    DaySaid,
    SelfSaid,
    FormSaid,
    DashaSaid,
    DoshaSaid,
    YogaSaid,
    StarSaid,
    SaturnSaid,
    CharmSaid,
    PlanetSaid,
    WesternSaid {}

export type Answer = 'yes' | 'no';

/** `confirmed`: "Yes: Your lagna is Leo." */
interface Opening {
  readonly answer?: Answer | undefined;
  readonly confirmed?: boolean;
}

export type Statement<K extends keyof Said = keyof Said> = {
  [Kind in K]: { readonly say: Kind } & Opening & Readonly<Said[Kind]>;
}[K];

export type Paragraphs = readonly (readonly Statement[])[];

export interface Manner {
  readonly level: Level;
  readonly tradition: Tradition;
}

/** Begins with a small letter, as within a sentence. */
export type SentencesOf<Group> = {
  readonly [Kind in keyof Group]: (said: Readonly<Group[Kind]>, manner: Manner) => string;
};

export type Sentences = SentencesOf<Said>;
