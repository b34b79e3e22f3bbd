import { pointOf } from '../../../engines/chart/nativity.ts';
import type { Brief } from '../composer.ts';
import type { SmallTalk } from '../question/subject.ts';
import { list } from '../words/list.ts';
import { ascendant, placement } from './basics/say.ts';

const askable =
  'You can ask about work, love, marriage, children, money, a house, health, family, travel or study; about yogas, doshas, sade sati, dashas and remedies; about a planet, a house or a lucky number; or when a time suits something.';

export function talkAnswer(what: SmallTalk, brief: Brief): string[] {
  const { name, nativity, level, earlier } = brief;
  const hello = `${earlier.length > 0 ? 'Hello again' : 'Hello'}${name ? `, ${name}` : ''}.`;
  const answers: Record<SmallTalk, () => string[]> = {
    greeting: () => {
      const moon = pointOf(nativity, 'Moon');
      return [
        hello,
        `I have your chart before me: ${list([ascendant(nativity, level), placement(moon, level)])}.`,
        askable,
      ];
    },
    thanks: () => [`You are welcome${name ? `, ${name}` : ''}.`, 'Ask on whenever something else comes up.'],
    farewell: () => [
      `Goodbye${name ? `, ${name}` : ''}.`,
      'This conversation can be taken up again under the same session.',
    ],
    identity: () => [
      'I am a program: I compute your birth chart and put what the tradition says of it into words. There is no person behind the answers.',
      askable,
    ],
    wellbeing: () => [
      `Thank you for asking; I am a program and have no days, good or bad.`,
      'How can I help with your chart?',
    ],
    help: () => [
      askable,
      'I remember what we spoke of, so "and next year?" or "tell me more" will do as a question.',
    ],
  };
  return answers[what]();
}

/** Why there is no answer, and what can be asked. */
export function notUnderstood({ earlier, understood }: Brief): string {
  if (understood.intent === 'when')
    return `I can look for times that suit something, but I did not understand what it is about. ${askable}`;
  const reason =
    earlier.length > 0
      ? 'That is not something I can read from your chart, or I did not understand it.'
      : 'I did not find in your question what I could look up in a birth chart.';
  return `${reason} ${askable}`;
}
