import type { PlacedBody } from '@palmleaf/engines/chart';
import type { Span } from '@palmleaf/engines/forecast';
import type { SaturnPhase } from '@palmleaf/engines/jyotish';
import type { Period } from '../question/period.ts';
import type { Nothing } from './nothing.ts';

export type Spell = 'sade sati' | 'small panoti';

interface PhaseTime extends Span {
  readonly phase: SaturnPhase;
}

export interface SaturnStatements {
  /** `house`: of Saturn, counted from the Moon; `span`: of the current spell, or else of the next. */
  'saturn years': { spell: Spell; is: 'running' | 'pausing' | 'none'; house: number; span?: Span };
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
  /** A phase has several stays if Saturn goes back to the sign before and returns. */
  'spell stays': { stays: readonly PhaseTime[] };
  'spell phases': { phases: readonly PhaseTime[] };

  'return is Western': Nothing;
  /** `round`: 1 is the first return. */
  'saturn return': { running: boolean; round: number };
  'saturn back': { point: PlacedBody };
}
