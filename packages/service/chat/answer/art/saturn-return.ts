import { pointOf } from '@palmleaf/engines/chart';
import { passagesTo } from '@palmleaf/engines/forecast';
import type { Paragraphs } from '@palmleaf/texts/chat/terms';
import type { Brief } from '../../composer.ts';
import { passageStatements } from '../basics/contacts.ts';
import { yesIf } from '../basics/worth.ts';
import { saturnAnswer } from './sade-sati.ts';

const yearMs = 365.25 * 86_400_000;
const roundYears = 29.457;

/** In the Vedic tradition this question is about sade sati. */
export function saturnReturnAnswer(brief: Brief): Paragraphs {
  const { nativity, now } = brief;
  if (nativity.tradition === 'VEDIC')
    return [[{ say: 'return is Western' }], ...saturnAnswer('sade sati', brief)];
  const born = nativity.born.getTime();
  // A return stays current for 0.04 rounds (1.2 years).
  const round = Math.max(1, Math.ceil((now.getTime() - born) / yearMs / roundYears - 0.04));
  const middle = born + round * roundYears * yearMs;
  const span = { from: new Date(middle - 1.5 * yearMs), to: new Date(middle + 1.5 * yearMs) };
  const back = passagesTo(nativity, ['Saturn'], span, ['Saturn']).filter(
    ({ type }) => type === 'Conjunction',
  );
  const running = span.from <= now && now < span.to;
  return [
    [{ say: 'saturn return', answer: yesIf(running), running, round }, ...passageStatements(back)],
    [{ say: 'saturn back', point: pointOf(nativity, 'Saturn') }],
  ];
}
