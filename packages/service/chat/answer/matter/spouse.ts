import { houseOfNativity, pointOf } from '@palmleaf/engines/chart';
import { karakasOf, loveOrArranged } from '@palmleaf/engines/jyotish';
import type { Paragraphs, Statement } from '@palmleaf/texts/chat/terms';
import { has } from '@palmleaf/texts/lexicons';
import type { Brief } from '../../composer.ts';
import { topicFacts } from '../basics/topic.ts';
import { yesIf } from '../basics/worth.ts';
import { windowsOf } from '../time/windows.ts';
import { yesOrNoStatement } from './verdict.ts';

export function spouseAnswer(brief: Brief): Paragraphs {
  const { nativity, gender, understood } = brief;
  const wife = gender === 'male';
  const house = houseOfNativity(nativity, 7);
  const ruler = pointOf(nativity, house.ruler);
  const points = house.occupants.filter(({ name }) => name !== ruler.name);
  const point = topicFacts('spouse', brief).significators[0];
  const reasons: Statement[] = [{ say: 'partner by ruler', house, ruler }];
  if (points.length > 0) reasons.push({ say: 'partner by occupants', points });
  if (point) reasons.push({ say: 'partner by nature', wife, point });
  if (nativity.tradition === 'VEDIC')
    reasons.push({ say: 'partner by degrees', body: karakasOf(nativity).darakaraka });
  return [
    understood.form === 'closed' ? [yesOrNoStatement('spouse', brief)] : [],
    [{ say: 'partner', wife, sign: house.sign }],
    reasons,
  ];
}

export function loveOrArrangedAnswer(brief: Brief): Paragraphs {
  const { nativity, understood } = brief;
  const { love, arranged, leans } = loveOrArranged(nativity);
  const { wording, form, intent } = understood;
  const isArranged = has(wording, 'arranged');
  const isLove = has(wording, 'love marriage', 'love', 'love~');
  const asked = isArranged === isLove ? undefined : isArranged ? 'arranged' : 'love';
  const so = leans === (asked ?? 'both') || (asked !== undefined && leans === 'both');
  return [
    [{ say: 'marriage leans', leans, answer: form === 'closed' ? yesIf(so) : undefined }],
    [
      { say: 'speaks for', marriage: 'love', facts: love },
      { say: 'speaks for', marriage: 'arranged', facts: arranged },
    ],
    intent === 'when' ? windowsOf(brief, topicFacts('marriage', brief)) : [],
  ];
}
