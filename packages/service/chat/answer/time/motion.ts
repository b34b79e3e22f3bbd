import type { Span } from '@palmleaf/engines/forecast';
import { Ephemeris, retrogradesOf, retrograding } from '@palmleaf/engines/forecast';
import type { BodyName } from '@palmleaf/engines/zodiac';
import type { Statement } from '@palmleaf/texts/chat/terms';
import { has } from '@palmleaf/texts/lexicons';
import type { Brief } from '../../composer.ts';
import { yesIf } from '../basics/worth.ts';

const fixedMotion: Readonly<Partial<Record<BodyName, { readonly back: boolean }>>> = {
  Sun: { back: false },
  Moon: { back: false },
  Rahu: { back: true },
  Ketu: { back: true },
};

function askedSpan({ now, understood: { wording, period, periodNamed } }: Brief): Span {
  const isNow = !periodNamed || has(wording, 'now', 'today');
  return isNow ? { from: now, to: now } : period;
}

export function motionStatements(body: BodyName | null, brief: Brief): Statement[] {
  const { wording, form, intent } = brief.understood;
  if (!has(wording, 'retrograde')) return [];
  const sky = new Ephemeris('tropical');
  if (body === null) return allRetrogrades(sky, askedSpan(brief));
  const planet = retrograding.find((each) => each === body);
  const closed = form === 'closed';
  if (planet === undefined) {
    const way = fixedMotion[body];
    return way ? [{ say: 'one way', ...(closed ? { answer: yesIf(way.back) } : {}), body, ...way }] : [];
  }
  const asked = askedSpan(brief);
  const wide = intent === 'when' && !brief.understood.periodNamed ? brief.understood.period : asked;
  const spells = retrogradesOf(sky, planet, wide);
  const [first] = spells;
  if (first === undefined) return [];
  const runs = first.from <= asked.to;
  const answer = closed ? { answer: yesIf(runs) } : {};
  return runs || (intent === 'when' && !closed)
    ? [{ say: 'goes back', ...answer, body: planet, spells }]
    : [{ say: 'goes forward', ...answer, body: planet, next: first }];
}

function allRetrogrades(sky: Ephemeris, asked: Span): Statement[] {
  const back = retrograding.flatMap((body): Statement[] => {
    const spells = retrogradesOf(sky, body, asked).filter(({ from }) => from <= asked.to);
    return spells.length > 0 ? [{ say: 'goes back', body, spells }] : [];
  });
  return back.length > 0 ? back : [{ say: 'all forward' }];
}
