import type { Dasha } from '../../../../engines/forecast/dasha.ts';
import { inOrder, passagesTo } from '../../../../engines/forecast/passages.ts';
import type { Span } from '../../../../engines/forecast/transits.ts';
import type { BodyName, Graha } from '../../../../engines/zodiac/bodies.ts';
import type { Brief } from '../../composer.ts';
import { passageSentence } from '../basics/contacts.ts';
import { date } from '../basics/say.ts';
import { vimshottariOf } from './periods.ts';

const yearMs = 365.25 * 86_400_000;
const aheadYears = { VEDIC: 12, WESTERN: 2 } as const;

interface Window {
  readonly maha: Dasha;
  readonly antar: Dasha;
}

/** "From May 2027 until March 2028, when Venus sets the tone": one sub-period, as the level tells it. */
export function windowWords({ maha, antar }: Window, { from }: Span, { level, now }: Brief): string {
  const running = antar.from <= now && antar.to > now;
  const begin = running && antar.from <= from ? 'Already now' : `From ${date(antar.from, level)}`;
  const until = `until ${date(antar.to, level)}`;
  return level === 'STANDARD'
    ? `${begin} ${until}, when ${antar.lord} sets the tone`
    : `${begin} ${until}, ${antar.lord} antardasha in ${maha.lord} mahadasha`;
}

/** When planets of a chart have their say: Vedic sub-periods, Western contacts of the slow planets. */
export function timesOf(bodies: readonly Graha[], brief: Brief): string[] {
  const { nativity, now, level } = brief;
  const span = { from: now, to: new Date(now.getTime() + aheadYears[nativity.tradition] * yearMs) };
  if (nativity.tradition === 'WESTERN') return contactsWith(bodies, span, brief);
  const windows = vimshottariOf(nativity)
    .antardashas(span.from, span.to)
    .filter(({ antar }) => bodies.includes(antar.lord));
  const told = windows.slice(0, level === 'EXPERT' ? 3 : 2);
  return told.map((window) => `${windowWords(window, span, brief)}.`);
}

function contactsWith(bodies: readonly BodyName[], span: Span, { nativity, level }: Brief): string[] {
  const targets = bodies.filter((body) => nativity.points.some(({ name }) => name === body));
  const passages = passagesTo(nativity, targets, span, ['Jupiter', 'Saturn']);
  return inOrder(passages.slice(0, 2)).map((passage) => passageSentence(passage, level));
}
