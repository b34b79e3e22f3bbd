import { pointOf } from '../../../../engines/chart/nativity.ts';
import { Ephemeris } from '../../../../engines/forecast/ephemeris.ts';
import type { Span } from '../../../../engines/forecast/transits.ts';
import {
  type SaturnPhase,
  type SaturnSpell,
  saturnSpells,
  stayAt,
} from '../../../../engines/jyotish/sade-sati.ts';
import { around, signOf } from '../../../../engines/zodiac/signs.ts';
import type { Brief } from '../../composer.ts';
import { asksMeaning } from '../../question/intent.ts';
import { ordinal } from '../../words/houses.ts';
import { list } from '../../words/list.ts';
import { beforeBirth, sinceBirth } from '../basics/lived.ts';
import type { Paragraphs } from '../basics/paragraphs.ts';
import { date, moment } from '../basics/say.ts';
import { led, worthLead } from '../basics/worth.ts';
import { remedyFor } from '../matter/remedies.ts';

type Spell = 'sade sati' | 'small panoti';

const yearMs = 365.25 * 86_400_000;
const aheadYears = 30;

const called: Record<Spell, string> = {
  'sade sati': 'sade sati',
  'small panoti': 'a small panoti (dhaiya) of Saturn',
};

const meaning: Record<Spell, string> = {
  'sade sati':
    'Tradition expects more duty, slower results and a clearing out of what does not hold; work done in it lasts.',
  'small panoti':
    'It is the two and a half years in which Saturn passes the 4th or the 8th sign from your Moon: a shorter time of more duty, at home (4th) or through upheaval (8th).',
};

const definition: Record<Spell, string> = {
  'sade sati':
    'Sade sati is the seven and a half years in which Saturn passes the sign before that of your Moon, the sign of your Moon, and the one after it.',
  'small panoti': 'The small panoti, or dhaiya, is the shorter of the two hard times of Saturn.',
};

const phaseMeaning: Partial<Record<SaturnPhase, string>> = {
  rising: 'expenses and farewells',
  peak: 'pressure on yourself and your nerves',
  setting: 'money and family want order',
};

/** Whether Saturn's hard years run, since when, until when, and what they are. */
export function saturnAnswer(what: Spell, brief: Brief): Paragraphs {
  const { nativity, now, level, understood } = brief;
  const sky = new Ephemeris('sidereal');
  const moon = pointOf(nativity, 'Moon').sign;
  const named = understood.periodNamed && understood.intent === 'outlook';
  const start = sinceBirth(named ? understood.period.from : now, nativity);
  const spells = saturnSpells(
    sky,
    moon,
    { from: start, to: new Date(start.getTime() + aheadYears * yearMs) },
    what,
  );
  const [first] = spells;
  const house = around(signOf(sky.longitude('Saturn', start)), 1 - moon);
  const running = first && first.from <= start ? first : undefined;
  const stay = running && stayAt(running, start);
  const place = `Saturn passes the ${ordinal(house)} from your Moon`;
  const name = called[what];
  const day = (at: Date): string => moment(at, level);
  const head = running
    ? stay
      ? `Yes, you are in ${name}: ${place}. It began ${day(running.from)} and ends ${day(running.to)}.`
      : `No, not at this moment: ${place}, and ${name}, which began ${day(running.from)}, pauses; it ends for good ${day(running.to)}.`
    : `No, you are not in ${name}: ${place}.${first ? ` The next one begins ${day(first.from)} and ends ${day(first.to)}.` : ''}`;
  if (named) return [[inPeriod(name, place, spells, brief)], [meaning[what]]];
  const later = spells.find(({ from }) => from > start && from !== first?.from);
  const next =
    running && understood.intent === 'when' && later
      ? [`The next one after it begins ${day(later.from)}.`]
      : [];
  const past = asksPast(understood.text) ? [pastWords(what, sky, brief)] : [];
  const told = running ?? first;
  switch (understood.intent) {
    case 'remedy':
      return [
        [
          running
            ? `While ${name} lasts, tradition turns to Saturn.`
            : `No ${name} runs now, so nothing presses; what tradition offers for Saturn is this.`,
        ],
        remedyFor('Saturn', brief),
      ];
    case 'why':
      return [
        [head],
        [
          `The count goes from the sign of your Moon to the sign of Saturn in the sidereal zodiac: ${what === 'sade sati' ? '12th, 1st and 2nd make sade sati' : '4th and 8th make the small panoti'}.`,
        ],
      ];
    case 'worth':
      return [
        [
          running
            ? led(worthLead(brief, false), 'it is a demanding time, though no lost one.')
            : led(worthLead(brief, true), `${name} does not touch you now.`),
          meaning[what],
        ],
        [head],
      ];
    default:
      if (asksMeaning(understood.text)) return [[definition[what], meaning[what]], [head]];
      return [
        [head, ...next],
        ...past,
        ...(told && what === 'sade sati' ? [phaseLines(told, brief)] : []),
        [meaning[what]],
      ];
  }
}

/** "Was I in sade sati in 1999?": by the stays that touch the period; of none, where Saturn was when it began. */
function inPeriod(name: string, place: string, spells: readonly SaturnSpell[], brief: Brief): string {
  const { understood, level, nativity } = brief;
  const { period } = understood;
  if (period.to <= nativity.born) return beforeBirth;
  const touching = spells.find(({ stays }) =>
    stays.some(({ from, to }) => from < period.to && to > period.from),
  );
  return touching
    ? `Yes, ${period.words} touches ${name}: it runs from ${date(touching.from, level)} to ${date(touching.to, level)}.`
    : `No, ${period.words} is free of ${name}: ${place} when it begins.`;
}

function asksPast(text: string): boolean {
  return /\b(?:past|previous|last|earlier|all|how many|history|was i|did i|had i)\b/.test(text);
}

function pastWords(what: Spell, sky: Ephemeris, { nativity, now, level }: Brief): string[] {
  const span: Span = { from: nativity.born, to: now };
  if (span.to <= span.from) return [];
  const spells = saturnSpells(sky, pointOf(nativity, 'Moon').sign, span, what).filter(({ to }) => to <= now);
  if (spells.length === 0) return [`You have not been through ${called[what]} before.`];
  return [
    `Past ones: ${list(spells.map(({ from, to }) => `from ${date(from, level)} to ${date(to, level)}`))}.`,
  ];
}

/** The three phases by their first entries; for EXPERT each stay, with the retrograde returns. */
function phaseLines({ stays, to }: SaturnSpell, { level }: Brief): string[] {
  if (level === 'EXPERT') {
    return [
      `Stays: ${stays.map((stay) => `${stay.phase} from ${date(stay.from, level)} to ${date(stay.to, level)}`).join(', ')}.`,
    ];
  }
  const firsts = (['rising', 'peak', 'setting'] as const).flatMap((phase) => {
    const stay = stays.find((each) => each.phase === phase);
    return stay ? [{ phase, from: stay.from }] : [];
  });
  const lines = firsts.map(({ phase, from }, index) => {
    const end = firsts[index + 1]?.from ?? to;
    return `${phase} from ${date(from, level)} to ${date(end, level)} (${phaseMeaning[phase]})`;
  });
  return [`Its phases: ${lines.join(', ')}.`];
}
