import { inOrder, passagesTo } from '@palmleaf/engines/forecast';
import type { Paragraphs, Statement, Subject, Topic } from '@palmleaf/texts/chat/terms';
import { type VedicMatter, vedicMatters } from '@palmleaf/texts/chat/terms';
import type { Brief } from '../../composer.ts';
import { passageStatements } from '../basics/contacts.ts';
import { natureOf } from '../matter/nature.ts';
import { outlookOf } from '../time/outlook.ts';
import { planetAnswer } from './planet.ts';
import { rankingAnswer } from './ranking.ts';
import { signAnswer } from './stars.ts';

const yearMs = 365.25 * 86_400_000;

const leadStatement = (matter: Exclude<VedicMatter, 'star'>): Statement => ({
  say: 'western instead',
  matter,
});
const topicInstead =
  (matter: Exclude<VedicMatter, 'star'>, topic: Topic) =>
  (brief: Brief): Paragraphs => [[leadStatement(matter), ...natureOf(topic, brief)]];

const asOpen = (brief: Brief): Brief => ({ ...brief, understood: { ...brief.understood, form: 'open' } });

const answersInstead: Record<VedicMatter, (brief: Brief) => Paragraphs> = {
  dosha: (brief) => [[leadStatement('dosha'), ...planetAnswer('Mars', asOpen(brief))]],
  yoga: (brief) => [[leadStatement('yoga')], ...rankingAnswer('strongest', brief)],
  karaka: topicInstead('karaka', 'self'),
  'sade sati': saturnToMoon,
  'small panoti': saturnToMoon,
  dasha: (brief) => [[leadStatement('dasha'), ...outlookOf(brief, brief.understood.period)]],
  deity: topicInstead('deity', 'spiritual'),
  star: (brief) => signAnswer('Moon', brief),
  navamsa: topicInstead('navamsa', 'marriage'),
  'love or arranged': topicInstead('love or arranged', 'marriage'),
};

export function westernInstead({ kind }: Subject, brief: Brief): Paragraphs | undefined {
  const matter = vedicMatters.find((each) => each === kind);
  if (brief.nativity.tradition !== 'WESTERN' || !matter) return undefined;
  const closed = brief.understood.form === 'closed';
  return [[{ say: 'vedic matter', matter, closed }, { say: 'ask Vedic' }], ...answersInstead[matter](brief)];
}

function saturnToMoon({ nativity, now }: Brief): Paragraphs {
  const span = { from: now, to: new Date(now.getTime() + 3 * yearMs) };
  const statements = passageStatements(inOrder(passagesTo(nativity, ['Moon'], span, ['Saturn'])));
  return [
    [
      leadStatement('sade sati'),
      ...(statements.length > 0 ? statements : [{ say: 'no contact of Saturn' as const }]),
    ],
  ];
}
