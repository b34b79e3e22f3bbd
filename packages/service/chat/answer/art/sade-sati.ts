import { pointOf } from '@palmleaf/engines/chart';
import type { Span } from '@palmleaf/engines/forecast';
import { Ephemeris } from '@palmleaf/engines/forecast';
import { type SaturnSpell, saturnSpells, stayAt } from '@palmleaf/engines/jyotish';
import { around, signOf } from '@palmleaf/engines/zodiac';
import type { Paragraphs, Spell, Statement } from '@palmleaf/texts/chat/terms';
import { has } from '@palmleaf/texts/lexicons';
import type { Brief } from '../../composer.ts';
import { asksMeaning } from '../../question/intent.ts';
import { notBeforeBirth } from '../basics/lived.ts';
import { worthAnswer, yesIf } from '../basics/worth.ts';
import { remedyFor } from '../matter/remedies.ts';

const yearMs = 365.25 * 86_400_000;
const aheadYears = 30;

export function saturnAnswer(spell: Spell, brief: Brief): Paragraphs {
  const { nativity, now, understood } = brief;
  const sky = new Ephemeris('sidereal');
  const moon = pointOf(nativity, 'Moon').sign;
  const named = understood.periodNamed && understood.intent === 'outlook' && !has(understood.wording, 'now');
  const start = notBeforeBirth(named ? understood.period.from : now, nativity);
  const ahead = { from: start, to: new Date(start.getTime() + aheadYears * yearMs) };
  const spells = saturnSpells(sky, moon, ahead, spell);
  const [first] = spells;
  const house = around(signOf(sky.longitude('Saturn', start)), 1 - moon);
  const running = first && first.from <= start ? first : undefined;
  const means: Statement = { say: 'spell means', spell };
  if (named) return [[inPeriod(spell, house, spells, brief)], [means]];
  const head = headOf(spell, house, start, first);
  switch (understood.intent) {
    case 'remedy':
      return [[{ say: 'spell remedy', spell, running: running !== undefined }], remedyFor('Saturn', brief)];
    case 'why':
      return [[head], [{ say: 'spell count', spell }]];
    case 'worth': {
      const worth: Statement = running
        ? { say: 'demanding', answer: worthAnswer(brief, false) }
        : { say: 'untouched', answer: worthAnswer(brief, true), spell };
      return [[worth, means], [head]];
    }
    default:
      if (asksMeaning(understood.wording)) return [[{ say: 'what spell', spell }, means], [head]];
      return [
        [head, ...(running && understood.intent === 'when' ? laterOf(spells) : [])],
        has(understood.wording, 'past', 'last', 'how many') ? pastOnes(spell, sky, brief) : [],
        first && spell === 'sade sati' ? [phasesOf(first, brief)] : [],
        [means],
      ];
  }
}

function headOf(spell: Spell, house: number, at: Date, first: SaturnSpell | undefined): Statement {
  const runs = first !== undefined && first.from <= at;
  const is = !runs ? 'none' : stayAt(first, at) ? 'running' : 'pausing';
  return {
    say: 'saturn years',
    answer: yesIf(is === 'running'),
    spell,
    is,
    house,
    ...(first && { span: { from: first.from, to: first.to } }),
  };
}

function laterOf([, later]: readonly SaturnSpell[]): Statement[] {
  return later ? [{ say: 'spell after', from: later.from }] : [];
}

function inPeriod(spell: Spell, house: number, spells: readonly SaturnSpell[], brief: Brief): Statement {
  const { understood, nativity } = brief;
  const { period } = understood;
  if (period.to <= nativity.born) return { say: 'before birth' };
  const span = spells.find(({ stays }) => stays.some(({ from, to }) => from < period.to && to > period.from));
  const statement: Statement = {
    say: 'saturn years in',
    answer: yesIf(span !== undefined),
    spell,
    period,
    house,
  };
  return span ? { ...statement, span } : statement;
}

function pastOnes(spell: Spell, sky: Ephemeris, { nativity, now }: Brief): Statement[] {
  const span: Span = { from: nativity.born, to: now };
  if (span.to <= span.from) return [];
  const moon = pointOf(nativity, 'Moon').sign;
  const spells = saturnSpells(sky, moon, span, spell).filter(({ to }) => to <= now);
  return [spells.length > 0 ? { say: 'past spells', spells } : { say: 'no spell before', spell }];
}

/** A phase begins with the first entry into its sign. */
function phasesOf({ stays, to }: SaturnSpell, { level }: Brief): Statement {
  if (level === 'EXPERT') return { say: 'spell stays', stays };
  const firsts = (['rising', 'peak', 'setting'] as const).flatMap((phase) => {
    const stay = stays.find((each) => each.phase === phase);
    return stay ? [{ phase, from: stay.from }] : [];
  });
  const phases = firsts.map(({ phase, from }, index) => ({
    phase,
    from,
    to: firsts[index + 1]?.from ?? to,
  }));
  return { say: 'spell phases', phases };
}
