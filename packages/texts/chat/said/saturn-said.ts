import type { PlacedBody } from '@palmleaf/engines/chart';
import type { Span } from '@palmleaf/engines/forecast';
import type { SaturnPhase } from '@palmleaf/engines/jyotish';
import type { Period } from '../question/period.ts';
import type { Nothing } from './nothing.ts';

/** The hard times of Saturn that the Vedic tradition counts from the Moon. */
export type Spell = 'sade sati' | 'small panoti';

/** A phase with its time. */
interface PhaseTime extends Span {
  readonly phase: SaturnPhase;
}

/** What is said of the hard years of Saturn. */
export interface SaturnSaid {
  /** `house`: of Saturn from the Moon; `spell`: the one that runs or pauses, else the next. */
  'saturn years': { spell: Spell; is: 'running' | 'pausing' | 'none'; house: number; span?: Span };
  /** Of a named period; `span`: the spell that touches it. */
  'saturn years in': { spell: Spell; period: Period; house: number; span?: Span };
  'spell means': { spell: Spell };
  'what spell': { spell: Spell };
  'spell after': { from: Date };
  'no spell before': { spell: Spell };
  'past spells': { spells: readonly Span[] };
  'spell remedy': { spell: Spell; running: boolean };
  'spell count': { spell: Spell };
  demanding: Nothing;
  untouched: { spell: Spell };
  'spell stays': { stays: readonly PhaseTime[] };
  'spell phases': { phases: readonly PhaseTime[] };

  'return is Western': Nothing;
  /** `round`: 1 is the first return. */
  'saturn return': { running: boolean; round: number };
  'saturn back': { point: PlacedBody };
}
