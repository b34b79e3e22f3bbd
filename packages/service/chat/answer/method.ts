import type { Birth } from '@palmleaf/contract/birth';
import { type Nativity, nativityOf, pointOf, type Tradition } from '@palmleaf/engines/chart';
import { signNames } from '@palmleaf/engines/zodiac';
import type { Statement, Statements } from '@palmleaf/texts/chat/terms';
import { has } from '@palmleaf/texts/lexicons';
import { type Brief, wordingOfQuestion } from '../composer.ts';
import { vimshottariOf } from './time/periods.ts';

type Lights = Statements['both zodiacs']['vedic'];

const signConcepts = [...signNames, 'cancer', 'ascendant', 'moon sign', 'sun sign'] as const;

const signWord =
  /\b(?:signs?|signos?|signes?|segn[oi]|raa?s[ih]i)\b|zodia|zodía|tierkreis|(?<!ganz)zeichen|знак|राशि|ராசி/iu;

export const asksAboutSigns = (brief: Brief): boolean =>
  signWord.test(brief.question) || has(wordingOfQuestion(brief), ...signConcepts);

export function methodAnswer(brief: Brief): Statement[] {
  const isOfSigns = asksAboutSigns(brief);
  const about = brief.nativity.tradition === 'VEDIC' ? 'vedicMethod' : 'westernMethod';
  return [
    ...(isOfSigns ? [{ say: 'self', about: 'zodiacs' } as const, lightsOfBoth(brief)] : []),
    { say: 'self', about },
    ...(isOfSigns ? [] : [{ say: 'self', about: 'positions' } as const]),
  ];
}

export function lightsOfBoth({ birth }: Brief): Statement {
  const lights = (tradition: Tradition): Lights => lightsOf(nativityOf(birth, tradition));
  return { say: 'both zodiacs', western: lights('WESTERN'), vedic: lights('VEDIC') };
}

const lightsOf = (nativity: Nativity): Lights => ({
  sun: pointOf(nativity, 'Sun').sign,
  moon: pointOf(nativity, 'Moon').sign,
  rising: nativity.ascendant.sign,
});

const mostMinutes = 180;
const minutesOfShift = 10;
const minuteMs = 60_000;

export function birthTimeAnswer({ birth, nativity }: Brief): Statement[] {
  const { tradition, ascendant } = nativity;
  const later = (minutes: number): Nativity => nativityOf(movedBy(birth, minutes), tradition);
  const placeOfMoon = (each: Nativity): number | undefined => {
    const { sign, nakshatra } = pointOf(each, 'Moon');
    return nakshatra?.index ?? sign;
  };
  const own = placeOfMoon(nativity);
  const what = tradition === 'VEDIC' ? 'star' : 'moon';
  const rising = spanWhile((minutes) => later(minutes).ascendant.sign === ascendant.sign, birth);
  const span = spanWhile((minutes) => placeOfMoon(later(minutes)) === own, birth);
  const castFor: Statement = { say: 'cast for', time: clockOf(birth, 0), offset: offsetOf(birth) };
  return [
    castFor,
    ...(rising ? [{ say: 'rising lasts', sign: ascendant.sign, ...rising } as const] : []),
    { say: 'moon lasts', what, span },
    ...(tradition === 'VEDIC'
      ? [
          {
            say: 'dashas move',
            days: shiftOfDashas(
              nativity,
              later(placeOfMoon(later(minutesOfShift)) === own ? minutesOfShift : -minutesOfShift),
            ),
          } as const,
        ]
      : []),
  ];
}

function spanWhile(
  holds: (minutes: number) => boolean,
  birth: Birth,
): { from: string; to: string } | undefined {
  const lastOf = (direction: 1 | -1): number => {
    let [last, beyond] = [0, mostMinutes + 1];
    if (holds(direction * mostMinutes)) return mostMinutes;
    while (beyond - last > 1) {
      const middle = Math.floor((last + beyond) / 2);
      if (holds(direction * middle)) last = middle;
      else beyond = middle;
    }
    return last;
  };
  const [before, after] = [lastOf(-1), lastOf(1)];
  if (before === mostMinutes && after === mostMinutes) return undefined;
  return { from: clockOf(birth, -before), to: clockOf(birth, after) };
}

function shiftOfDashas(one: Nativity, other: Nativity): number {
  const [first, moved] = [one, other].map((each) => vimshottariOf(each).at(each.born).maha.to.getTime());
  return Math.round(Math.abs((moved ?? 0) - (first ?? 0)) / (1440 * minuteMs));
}

const civilTime = ({ year, month, day, hour, min }: Birth): Date =>
  new Date(Date.UTC(year, month - 1, day, hour, min));

function movedBy(birth: Birth, minutes: number): Birth {
  const at = new Date(civilTime(birth).getTime() + minutes * minuteMs);
  return {
    ...birth,
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    min: at.getUTCMinutes(),
  };
}

const clockOf = (birth: Birth, minutes: number): string =>
  new Date(civilTime(birth).getTime() + minutes * minuteMs).toISOString().slice(11, 16);

function offsetOf({ tzone }: Birth): string {
  const minutes = Math.round(Math.abs(tzone) * 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${tzone < 0 ? '−' : '+'}${hours}${rest > 0 ? `:${String(rest).padStart(2, '0')}` : ''}`;
}
