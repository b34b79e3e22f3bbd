import type { Birth } from '@palmleaf/contract/birth';
import { nativityOf, pointOf } from '@palmleaf/engines/chart';
import { deityPlanetOf, karakasOf } from '@palmleaf/engines/jyotish';
import { normalize } from '@palmleaf/engines/sky';
import { rulerOf, signOf } from '@palmleaf/engines/zodiac';
import type { Paragraphs, StarQuestion, Statement } from '@palmleaf/texts/chat/terms';
import type { Brief } from '../../composer.ts';
import { yesIf } from '../basics/worth.ts';

export function starAnswer(what: StarQuestion, { nativity, understood }: Brief): Paragraphs {
  const star = pointOf(nativity, 'Moon').nakshatra;
  if (!star) return [];
  const head: Statement = { say: 'of the star', what, star };
  if (understood.intent === 'why' || understood.intent === 'more') {
    return [
      [head, { say: 'why star', star }],
      [{ say: what === 'letter' ? 'star quarters' : 'star lord', star }],
    ];
  }
  return [
    [head],
    what === 'star'
      ? [{ say: 'star lord', star }, { say: 'star customs', star }, { say: 'star began' }]
      : [
          { say: 'star', star },
          { say: 'star lord', star },
        ],
  ];
}

const dayHours = 24;

function birthTimesIn(question: string, { hour: born }: Brief['birth']): Pick<Birth, 'hour' | 'min'>[] {
  const far = (hour: number): number => Math.min(Math.abs(hour - born), dayHours - Math.abs(hour - born));
  return [...question.matchAll(/\b(\d{1,2})[.:](\d{2})\b(?![.:]\d)/g)].flatMap(([, hours, minutes]) => {
    const [hour, min] = [Number(hours), Number(minutes)];
    if (hour >= dayHours || min >= 60) return [];
    const half = [hour, hour + 12].filter((each) => each < dayHours).toSorted((a, b) => far(a) - far(b));
    return [{ hour: half[0] ?? hour, min }];
  });
}

function risingAtTimes({ question, birth, nativity, understood }: Brief): Statement[] {
  const times = birthTimesIn(question, birth);
  if (times.length < 2) return [];
  const risings = times.map((time) => nativityOf({ ...birth, ...time }, nativity.tradition).ascendant);
  const signsDiffer = risings.some(({ sign }) => sign !== risings[0]?.sign);
  return risings.map((rising, at) => {
    const { hour = 0, min = 0 } = times[at] ?? {};
    const clock = `${String(hour).padStart(2, '0')}:${String(min).padStart(2, '0')}`;
    const isAnswer = at === 0 && understood.form === 'closed';
    return {
      say: 'ascendant',
      rising,
      clock,
      ...(isAnswer && { answer: yesIf(signsDiffer), confirmed: true }),
    };
  });
}

export function signAnswer(what: 'Ascendant' | 'Moon' | 'Sun', brief: Brief): Paragraphs {
  const { nativity } = brief;
  const { ascendant: rising, tradition, chart } = nativity;
  if (what === 'Ascendant') {
    const times = risingAtTimes(brief);
    if (times.length > 0) return [times];
    const ruler = pointOf(nativity, rulerOf(rising.sign));
    const near = rising.degree < 1 || rising.degree > 29;
    return [
      [{ say: 'ascendant', rising }],
      [{ say: 'ascendant lord', rising, ruler }, ...(near ? [{ say: 'at a border' as const }] : [])],
    ];
  }
  const point = pointOf(nativity, what);
  const tropical = signOf(normalize(point.longitude + chart.zodiacOffset));
  const other: Statement = {
    say: 'tropical sign',
    sign: tropical,
    same: tropical === point.sign,
    apart: Math.round(chart.zodiacOffset),
  };
  return [
    [
      { say: 'sign of', body: what, sign: point.sign },
      ...(what === 'Sun' && tradition === 'VEDIC' ? [other] : []),
    ],
    [{ say: 'in its sign', point }],
  ];
}

export function deityAnswer({ nativity, understood }: Brief): Paragraphs {
  const body = deityPlanetOf(nativity);
  return [
    [{ say: 'deity', body }],
    [
      { say: 'deity why', soul: karakasOf(nativity).atmakaraka, source: understood.intent === 'why' },
      { say: 'deity custom', body },
    ],
  ];
}
