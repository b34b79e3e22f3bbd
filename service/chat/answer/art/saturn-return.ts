import { pointOf } from '../../../../engines/chart/nativity.ts';
import { passagesTo } from '../../../../engines/forecast/passages.ts';
import type { Brief } from '../../composer.ts';
import { passageSentence } from '../basics/contacts.ts';
import type { Paragraphs } from '../basics/paragraphs.ts';
import { placement } from '../basics/say.ts';
import { saturnAnswer } from './sade-sati.ts';

const yearMs = 365.25 * 86_400_000;
const roundYears = 29.457;

/** When Saturn is back at its natal place; in the Vedic tradition the count of the same planet is sade sati. */
export function saturnReturnAnswer(brief: Brief): Paragraphs {
  const { nativity, now, level } = brief;
  if (nativity.tradition === 'VEDIC') {
    return [
      [
        'The Saturn return is a Western term; Vedic astrology counts the same planet from the Moon, as sade sati.',
      ],
      ...saturnAnswer('sade sati', brief),
    ];
  }
  const born = nativity.born.getTime();
  const round = Math.max(1, Math.ceil((now.getTime() - born) / yearMs / roundYears - 0.04));
  const middle = born + round * roundYears * yearMs;
  const span = { from: new Date(middle - 1.5 * yearMs), to: new Date(middle + 1.5 * yearMs) };
  const back = passagesTo(nativity, ['Saturn'], span, ['Saturn']).filter(
    ({ type }) => type === 'Conjunction',
  );
  const running = span.from <= now && now < span.to;
  return [
    [
      `${running ? 'Yes, it is your time of the Saturn return' : 'No, no Saturn return runs now'}; your ${['first', 'second', 'third', 'fourth'][round - 1] ?? 'next'} one:`,
      ...back.map((passage) => passageSentence(passage, level)),
    ],
    [
      `Saturn comes back to where it stood at your birth, ${placement(pointOf(nativity, 'Saturn'), level)}, every 29 years and a half: a time to put life on its own feet.`,
    ],
  ];
}
