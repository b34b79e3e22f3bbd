import { starCustom } from '@palmleaf/engines/jyotish';
import { nakshatraNames, signName, signNames } from '@palmleaf/engines/zodiac';
import type { Paragraphs, Statement, Subject } from '@palmleaf/texts/chat/terms';
import { has, hitsOf, type Wording } from '@palmleaf/texts/lexicons';
import type { Brief } from '../../composer.ts';
import { bodies } from '../../question/matter.ts';
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
  Sun: 'Sunday',
  Moon: 'Monday',
  Mars: 'Tuesday',
  Mercury: 'Wednesday',
  Jupiter: 'Thursday',
  Venus: 'Friday',
  Saturn: 'Saturday',
} as const;
const concepts = [...signNames, ...bodies, ...Object.values(weekdayOf)];
const plainNames = new Set(
  [...nakshatraNames, 'deva', 'manushya', 'rakshasa'].map((name) => name.toLowerCase()),
);

function namesAskedIn(wording: Wording): readonly string[] {
  const named: readonly string[] = hitsOf(wording, ...concepts).map(({ concept }) => concept);
  const words = wording.tokens.map(({ letters }) => letters);
  const pairs = words.map((word, at) => `${word} ${words[at + 1] ?? ''}`.trim());
  const plain = [...words, ...pairs].filter((word) => plainNames.has(word) || /^[1-9]$/.test(word));
  return [...named, ...(has(wording, 'cancer') ? ['Cancer'] : []), ...plain].map((name) =>
    name.toLowerCase(),
  );
}

function namesAnsweredIn(head: Statement): readonly string[] {
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
    case 'these planets are':
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

export function withConfirmation(
  { kind }: Subject,
  { understood: { form, intent, wording } }: Brief,
  answer: Paragraphs,
): Paragraphs {
  const [[head, ...rest] = [], ...others] = answer;
  if (!head || !kinds.includes(kind) || form !== 'closed' || head.answer !== undefined) return answer;
  if (intent === 'worth') return [[{ say: 'neither good nor bad', answer: 'no' }], ...answer];
  const asked = namesAskedIn(wording);
  if (asked.length === 0) return answer;
  const named = namesAnsweredIn(head).some((name) => asked.includes(name.toLowerCase()));
  return [[{ ...head, answer: yesIf(named), confirmed: true }, ...rest], ...others];
}
