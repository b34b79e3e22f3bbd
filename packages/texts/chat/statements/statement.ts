import type { Tradition } from '@palmleaf/engines/chart';
import type { CharmStatements } from './charm-statements.ts';
import type { DashaStatements } from './dasha-statements.ts';
import type { DayStatements } from './day-statements.ts';
import type { DoshaStatements } from './dosha-statements.ts';
import type { Level } from './level.ts';
import type { MatterStatements } from './matter-statements.ts';
import type { PlanetStatements } from './planet-statements.ts';
import type { SaturnStatements } from './saturn-statements.ts';
import type { StarStatements } from './star-statements.ts';
import type { FormStatements, SelfStatements, TalkStatements } from './talk-statements.ts';
import type { TimeStatements } from './time-statements.ts';
import type { WesternStatements } from './western-statements.ts';
import type { YogaStatements } from './yoga-statements.ts';

export interface Statements
  extends TalkStatements,
    MatterStatements,
    TimeStatements,
    DayStatements,
    SelfStatements,
    FormStatements,
    DashaStatements,
    DoshaStatements,
    YogaStatements,
    StarStatements,
    SaturnStatements,
    CharmStatements,
    PlanetStatements,
    WesternStatements {}

export type Answer = 'yes' | 'no';

/** `confirmed`: "Yes. Your lagna is Leo."; `clock`: "22:50: Your lagna is Leo."; `level`: instead of the answer's. */
interface Opening {
  readonly answer?: Answer | undefined;
  readonly confirmed?: boolean;
  readonly clock?: string;
  readonly level?: Level;
}

export type Statement<K extends keyof Statements = keyof Statements> = {
  [Kind in K]: { readonly say: Kind } & Opening & Readonly<Statements[Kind]>;
}[K];

export type Paragraphs = readonly (readonly Statement[])[];

export interface Manner {
  readonly level: Level;
  readonly tradition: Tradition;
}

/** Begins with a small letter, as within a sentence. */
export type SentencesOf<Group> = {
  readonly [Kind in keyof Group]: (fields: Readonly<Group[Kind]>, manner: Manner) => string;
};

export type Sentences = SentencesOf<Statements>;
