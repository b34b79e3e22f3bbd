export { type Dasha, type RunningDashas, subPeriods, Vimshottari } from './dasha.ts';
export { Ephemeris, type Mover } from './ephemeris.ts';
export { inOrder, type Passage, passagesTo, type Target } from './passages.ts';
export { progressedAt } from './progressions.ts';
export { type Retrograding, retrogradesOf, retrograding } from './retrograde.ts';
export { type Span, spellsOf, staysIn, staysOf } from './transits.ts';
