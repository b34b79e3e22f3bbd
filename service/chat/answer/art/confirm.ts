import { bodyNames } from '../../../../engines/zodiac/bodies.ts';
import { nakshatraNames } from '../../../../engines/zodiac/nakshatra.ts';
import { signNames } from '../../../../engines/zodiac/signs.ts';
import type { Brief } from '../../composer.ts';
import type { Subject } from '../../question/subject.ts';
import type { Paragraphs } from '../basics/paragraphs.ts';

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
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const things = [...signNames, ...nakshatraNames, ...bodyNames, ...weekdays, 'deva', 'manushya', 'rakshasa']
  .map((name) => name.toLowerCase())
  .concat(['1', '2', '3', '4', '5', '6', '7', '8', '9']);

/** "Moon sign" names no planet. */
const has = (text: string, thing: string): boolean =>
  new RegExp(`\\b${thing}\\b`).test(text.replace(/\b(?:moon|sun) sign\b/g, 'sign'));

/** "Is my lagna Leo?", "Is 5 my lucky number?": yes or no before the answer, by whether it names the thing that was asked. */
export function confirmed(
  { kind }: Subject,
  { understood: { form, intent, text } }: Brief,
  answer: Paragraphs,
): Paragraphs {
  const [[first = '', ...rest] = [], ...others] = answer;
  if (!kinds.includes(kind) || form !== 'yes or no' || /^(?:Yes|No)\b/.test(first)) return answer;
  if (intent === 'worth') return [['No, it is neither good nor bad by itself.'], ...answer];
  const asked = things.filter((thing) => has(text, thing));
  if (asked.length === 0) return answer;
  const named = asked.some((thing) => has(first.toLowerCase(), thing));
  return [[`${named ? 'Yes' : 'No'}: ${first}`, ...rest], ...others];
}
