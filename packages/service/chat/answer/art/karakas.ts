import { pointOf } from '@palmleaf/engines/chart';
import { type KarakaName, karakaNames, karakasOf, navamsaSign, strengthOf } from '@palmleaf/engines/jyotish';
import type { Paragraphs, Statement } from '@palmleaf/texts/chat/terms';
import type { Brief } from '../../composer.ts';
import { worthAnswer } from '../basics/worth.ts';
import { remedyFor } from '../matter/remedies.ts';
import { timesOf } from '../time/planet-times.ts';

export function karakaAnswer(name: KarakaName | null, brief: Brief): Paragraphs {
  const { nativity, level, understood } = brief;
  const karakas = karakasOf(nativity);
  if (name === null) {
    const lines = karakaNames.map(
      (karaka): Statement => ({ say: 'karaka line', karaka, body: karakas[karaka] }),
    );
    return [[{ say: 'seven karakas' }], lines];
  }
  const body = karakas[name];
  const point = pointOf(nativity, body);
  const head: Statement = { say: 'karaka', karaka: name, body };
  switch (understood.intent) {
    case 'why':
      return [[head, { say: 'karaka rule' }], [{ say: 'karaka source' }]];
    case 'worth': {
      const well = strengthOf(point) >= 0;
      return [[{ say: 'karaka worth', answer: worthAnswer(brief, well), point, well }], [head]];
    }
    case 'remedy':
      return [[head], remedyFor(body, brief)];
    case 'when':
      return [[head, { say: 'has its say', body }, ...timesOf([body], brief)]];
    default:
      return [
        [head, { say: 'karaka means', karaka: name }],
        [{ say: 'noticed in', point }],
        level === 'EXPERT' ? [{ say: 'in the navamsa', sign: navamsaSign(point.longitude) }] : [],
        understood.intent === 'more' ? [{ say: 'own times' }, ...timesOf([body], brief)] : [],
      ];
  }
}
