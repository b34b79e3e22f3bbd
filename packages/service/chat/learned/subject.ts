import type { Subject } from '@palmleaf/texts/chat/terms';
import { type Concept, has, type Wording } from '@palmleaf/texts/lexicons';
import { isOffChart, type Label } from '../question/classifier/labels.ts';
import { houseIn } from '../question/house.ts';
import { bodiesIn } from '../question/matter.ts';

const charms = ['colour', 'direction', 'metal', 'rudraksha', 'day'] as const satisfies readonly Concept[];

/** Undefined for `day`, off-chart labels, and a planet or house that is not named. */
export function subjectOf(label: Label, wording: Wording): Subject | undefined {
  if (isOffChart(label)) return undefined;
  const [body] = bodiesIn(wording);
  switch (label) {
    case 'dosha':
      return { kind: 'dosha', dosha: null };
    case 'yoga':
      return { kind: 'yoga', yoga: null };
    case 'dasha':
      return { kind: 'dasha', lord: null };
    case 'sade-sati':
      return { kind: 'sade sati' };
    case 'saturn-return':
      return { kind: 'saturn return' };
    case 'gem':
      return { kind: 'gem', body: null };
    case 'lucky':
      return { kind: 'charm', what: charms.find((name) => has(wording, name)) ?? 'number' };
    case 'ishta-devata':
      return { kind: 'deity' };
    case 'sign': {
      const isSun = has(wording, 'sun sign') && !has(wording, 'moon sign');
      return { kind: 'sign', what: has(wording, 'ascendant') ? 'Ascendant' : isSun ? 'Sun' : 'Moon' };
    }
    case 'nakshatra':
      return { kind: 'star', what: 'star' };
    case 'planet':
      return body && { kind: 'planet', body };
    case 'house': {
      const house = houseIn(wording);
      return house === undefined ? undefined : { kind: 'house', house };
    }
    case 'transit':
      return { kind: 'transit', body: body ?? null };
    case 'remedies':
    case 'timing':
      return { kind: label };
    case 'day':
      return undefined;
    default:
      return { kind: 'topic', topic: label };
  }
}
