import { starCustom } from '@palmleaf/engines/jyotish';
import { bodyNames, nakshatraNames, signName, signNames } from '@palmleaf/engines/zodiac';
import type { Paragraphs, Statement, Subject } from '@palmleaf/texts/chat/terms';
import type { Brief } from '../../composer.ts';
import { yesIf } from '../basics/worth.ts';

const kinds: readonly Subject['kind'][] = [
  'sign',
  'star',
  'karaka',
  'ranking',
  'charm',
  'birth number',
  'navamsa',
  'deity',
];
const weekdayOf = {
  Sun: 'sunday',
  Moon: 'monday',
  Mars: 'tuesday',
  Mercury: 'wednesday',
  Jupiter: 'thursday',
  Venus: 'friday',
  Saturn: 'saturday',
} as const;
const numbers = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const names = [...signNames, ...nakshatraNames, ...bodyNames].map((name) => name.toLowerCase());
const things = [...names, ...Object.values(weekdayOf), 'deva', 'manushya', 'rakshasa', ...numbers];

/** "Moon sign" names no planet; the sign of Cancer has a word of its own in plain words. */
const has = (text: string, thing: string): boolean =>
  new RegExp(`\\b${thing}\\b`).test(
    text.replace(/\b(?:moon|sun) sign\b/g, 'sign').replace(/\bcancerian\b/g, 'cancer'),
  );

/** The things that the head of an answer names, as a question would. */
function namedIn(head: Statement): readonly string[] {
  switch (head.say) {
    case 'ascendant':
      return [signName(head.rising.sign)];
    case 'sign of':
    case 'navamsa':
      return [signName(head.sign)];
    case 'of the star':
      return head.what === 'star' ? [head.star.name] : [starCustom(head.star.index).gana];
    case 'karaka':
    case 'deity':
      return [head.body];
    case 'ranked':
      return [head.point.name];
    case 'these are':
      return head.bodies;
    case 'lucky':
    case 'unlucky':
      return head.charm === 'day' ? [weekdayOf[head.planet]] : [head.planet];
    case 'lucky number':
      return [String(head.number)];
    case 'birth numbers':
      return [String(head.birth), String(head.lifePath)];
    default:
      return [];
  }
}

/** "Is my lagna Leo?", "Is 5 my lucky number?": yes or no before the answer, by whether it names the thing that was asked. */
export function confirmed(
  { kind }: Subject,
  { understood: { form, intent, text } }: Brief,
  answer: Paragraphs,
): Paragraphs {
  const [[head, ...rest] = [], ...others] = answer;
  if (!head || !kinds.includes(kind) || form !== 'yes or no' || head.answer !== undefined) return answer;
  if (intent === 'worth') return [[{ say: 'neither good nor bad', answer: 'no' }], ...answer];
  const asked = things.filter((thing) => has(text, thing));
  if (asked.length === 0) return answer;
  const named = namedIn(head).some((name) => asked.includes(name.toLowerCase()));
  return [[{ ...head, answer: yesIf(named), confirmed: true }, ...rest], ...others];
}
