import { pointOf } from '@palmleaf/engines/chart';
import { deityPlanetOf, karakasOf } from '@palmleaf/engines/jyotish';
import { normalize } from '@palmleaf/engines/sky';
import { rulerOf, signOf } from '@palmleaf/engines/zodiac';
import type { Paragraphs, StarQuestion, Statement } from '@palmleaf/texts/chat/terms';
import type { Brief } from '../../composer.ts';

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

/** Adds the Sun sign of the other zodiac, which newspapers use. */
export function signAnswer(what: 'Ascendant' | 'Moon' | 'Sun', { nativity }: Brief): Paragraphs {
  const { ascendant: rising, tradition, chart } = nativity;
  if (what === 'Ascendant') {
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
