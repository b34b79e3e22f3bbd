import type { Ephemeris } from '../forecast/ephemeris.ts';
import { type Span, type Stay, spellsOf, staysOf } from '../forecast/transits.ts';
import { around } from '../zodiac/signs.ts';

/** By the house of Saturn from the birth Moon; 4 and 8 are small panoti. */
const saturnPhases = {
  12: 'rising',
  1: 'peak',
  2: 'setting',
  4: 'ardhashtama',
  8: 'ashtama',
} as const;
export type SaturnPhase = (typeof saturnPhases)[keyof typeof saturnPhases];

interface PhaseStay extends Span {
  readonly phase: SaturnPhase;
  readonly sign: number;
}

export interface SaturnSpell extends Span {
  readonly stays: readonly PhaseStay[];
}

const dayMs = 86_400_000;
const yearMs = 365.25 * dayMs;
/** A retrograde Saturn is back within a year; the next cycle comes after two decades. */
const longestLeaveMs = 1.5 * yearMs;

const sadeSatiPhases: readonly SaturnPhase[] = ['rising', 'peak', 'setting'];

export function saturnSpells(
  sky: Ephemeris,
  moonSign: number,
  { from, to }: Span,
  what: 'sade sati' | 'small panoti',
): SaturnSpell[] {
  const searched = { from: new Date(from.getTime() - 10 * yearMs), to: new Date(to.getTime() + 10 * yearMs) };
  const stays = staysOf(sky, 'Saturn', searched).flatMap((stay) => phaseStay(stay, moonSign, what));
  const areAlike = (one: PhaseStay, other: PhaseStay) => what === 'sade sati' || one.phase === other.phase;
  return spellsOf(stays, longestLeaveMs, areAlike)
    .map((group) => ({
      from: group[0]?.from ?? searched.from,
      to: group.at(-1)?.to ?? searched.to,
      stays: group,
    }))
    .filter((spell) => spell.from > searched.from && spell.to < searched.to)
    .filter((spell) => spell.to > from && spell.from < to);
}

function phaseStay(
  { sign, from, to }: Stay,
  moonSign: number,
  what: 'sade sati' | 'small panoti',
): PhaseStay[] {
  const house = around(sign, 1 - moonSign);
  const found = Object.entries(saturnPhases).find(([number]) => Number(number) === house)?.[1];
  if (!found || sadeSatiPhases.includes(found) !== (what === 'sade sati')) return [];
  return [{ phase: found, sign, from, to }];
}

export function stayAt({ stays }: SaturnSpell, at: Date): PhaseStay | undefined {
  return stays.find(({ from, to }) => from <= at && at < to);
}
